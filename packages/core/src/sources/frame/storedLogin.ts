import { prefix } from '../../config/scopeStorage.js'
import { writeItem } from '../../config/stored.js'
import { readItem } from '../../config/storedValues.js'
import type { Storage } from '../../ports/Storage.js'

/** Whether the last login of this browser still holds. The address of the user is not stored. */
const loginKey = `${prefix}login`
const used = 'email'

/** Returns whether a login was used, so that the frame may have a session to restore. */
export function hasStoredLogin(storage: Storage | null): boolean {
  return (
    storage !== null && readItem(storage, loginKey, (text) => (text === used ? text : undefined)) === used
  )
}

/** Stores that a login was used, or removes it. */
export function storeLogin(storage: Storage | null, isUsed: boolean): void {
  if (storage) writeItem(storage, loginKey, isUsed ? used : null)
}
