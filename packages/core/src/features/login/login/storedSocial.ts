import { prefix } from '../../../config/scopeStorage.js'
import { parseJson, writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import { field } from '../../../foundation/encoding/field.js'
import { socialReturnMs } from '../../../foundation/limits.js'
import { namespaces } from '../../../foundation/namespaces.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { type SocialProvider, socialProviders } from '../../../foundation/schema/socialProvider.js'
import type { Storage } from '../../../ports/Storage.js'

/** The account with which the user is logged in. */
export type SocialUser = {
  readonly provider: SocialProvider
  /** The name of the account at the provider, if it has one. */
  readonly userName?: string | undefined
}

/** A login that has left the page. */
export type PendingSocial = {
  readonly provider: SocialProvider
  readonly namespace: ChainNamespace
  /** Whether the modal was open. */
  readonly hasModal: boolean
  /** When it left, in ms since the epoch. */
  readonly at: number
}

const userKey = `${prefix}social`
const pendingKey = `${prefix}social_provider`

/** Reads the account with which the user is logged in. Never throws. */
export function readStoredSocial(storage: Storage | null): SocialUser | undefined {
  return storage ? readItem(storage, userKey, parseUser) : undefined
}

/** Stores the account, or removes it. Never throws. */
export function writeStoredSocial(storage: Storage | null, user: SocialUser | undefined): void {
  if (storage) writeItem(storage, userKey, user ? JSON.stringify(user) : null)
}

/** Reads and removes the login that has left the page: it is continued once, and not after `socialReturnMs`. Never throws. */
export function takePendingSocial(storage: Storage | null, now: number): PendingSocial | undefined {
  if (!storage) return undefined
  const pending = readItem(storage, pendingKey, parsePending)
  writeItem(storage, pendingKey, null)
  return pending && now >= pending.at && now - pending.at < socialReturnMs ? pending : undefined
}

/** Stores a login that leaves the page. Returns whether it is stored. */
export function writePendingSocial(storage: Storage | null, pending: PendingSocial): boolean {
  if (!storage) return false
  writeItem(storage, pendingKey, JSON.stringify(pending))
  return readItem(storage, pendingKey, parsePending) !== undefined
}

function parseUser(text: string): SocialUser | undefined {
  const value = parseJson(text)
  const provider = parseProvider(value)
  const userName = field(value, 'userName')
  const name = typeof userName === 'string' ? cleanName(userName) : ''
  return provider && { provider, ...(name && { userName: name }) }
}

function parsePending(text: string): PendingSocial | undefined {
  const value = parseJson(text)
  const provider = parseProvider(value)
  const namespace = namespaces.find((one) => one === field(value, 'namespace'))
  const at = field(value, 'at')
  if (!provider || !namespace || typeof at !== 'number') return undefined
  return { provider, namespace, at, hasModal: field(value, 'hasModal') === true }
}

function parseProvider(value: unknown): SocialProvider | undefined {
  return socialProviders.find((one) => one === field(value, 'provider'))
}
