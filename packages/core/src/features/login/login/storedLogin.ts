import { prefix } from '../../../config/scopeStorage.js'
import { parseJson, writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import type { Storage } from '../../../ports/Storage.js'
import { checkEmail } from './rules.js'

/** Stored fields of the login with an e-mail address. */
export type StoredLogin = {
  /** The address of the user who is logged in. */
  readonly email?: string | undefined
  /** When the last e-mail was sent, in ms since the epoch; absent once the user has logged in. */
  readonly sentAt?: number | undefined
}

const key = `${prefix}email`

/** Reads what is stored of the login. Never throws. */
export function readStoredLogin(storage: Storage | null): StoredLogin {
  return (storage && readItem(storage, key, parseStoredLogin)) ?? {}
}

/** Stores what the next page load needs of the login; nothing removes it. Never throws. */
export function writeStoredLogin(storage: Storage | null, login: StoredLogin): void {
  if (storage) writeItem(storage, key, Object.keys(login).length > 0 ? JSON.stringify(login) : null)
}

function parseStoredLogin(text: string): StoredLogin | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { email, sentAt } = value as Partial<Record<keyof StoredLogin, unknown>>
  return {
    ...(typeof email === 'string' && checkEmail(email) === 'valid' && { email }),
    ...(typeof sentAt === 'number' && Number.isSafeInteger(sentAt) && sentAt >= 0 && { sentAt }),
  }
}
