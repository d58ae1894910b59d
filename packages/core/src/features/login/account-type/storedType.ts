import { prefix } from '../../../config/scopeStorage.js'
import { writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import type { Storage } from '../../../ports/Storage.js'
import type { LoginAccountType } from './types.js'

/** The type of account that the user has chosen, by namespace. Only `eip155` has several. */
const typeKey = `${prefix}account-type.eip155`

/** Returns the type that the user has chosen on this device; `undefined` if there is none. */
export function readStoredType(storage: Storage | null): LoginAccountType | undefined {
  if (!storage) return undefined
  return readItem(storage, typeKey, (text) => (text === 'eoa' || text === 'smartAccount' ? text : undefined))
}

/** Stores the type for the next login on this device. */
export function writeStoredType(storage: Storage | null, type: LoginAccountType): void {
  if (storage) writeItem(storage, typeKey, type)
}
