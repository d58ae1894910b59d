import { warnDeveloper } from '../browser/report.js'
import { recentWalletsMax } from '../foundation/limits.js'
import { namespaces } from '../foundation/namespaces.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import { cleanName } from '../foundation/schema/cleanName.js'
import { cookieValue } from '../foundation/schema/cookie.js'
import { safeImageUrl } from '../foundation/schema/url.js'
import type { Storage } from '../ports/Storage.js'
import { getKitName, type KitName, prefix, scopeStorage } from './scopeStorage.js'
import {
  chainKey,
  isId,
  keyIn,
  readItem,
  readStoredValues,
  type StoredValues,
  values,
} from './storedValues.js'

/** A wallet that was connected before. At most two are kept. */
export type RecentWallet = {
  /** The id of its row (`WalletRow.id`). */
  readonly id: string
  /** Empty if the wallet has none. */
  readonly name: string
  readonly icon?: string | undefined
  readonly namespaces: readonly ChainNamespace[]
  /** The ids of its connectors, if they differ from the row's id. */
  readonly connectorIds?: readonly string[] | undefined
}

/** The parsed values that are stored between page loads. A value that cannot be parsed is absent. */
export type StoredState = StoredValues & {
  readonly recentWallets?: readonly RecentWallet[] | undefined
}

/** A change to the stored values. Absent values stay unchanged; `null` removes a value. */
export type StoredPatch = {
  readonly chainId?: CaipNetworkId | null | undefined
  readonly chainIds?: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>> | undefined
  readonly recentWallets?: readonly RecentWallet[] | null | undefined
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string | null>>> | undefined
  readonly addresses?: Readonly<Partial<Record<ChainNamespace, string | null>>> | undefined
}

const recentKey = `${prefix}recent`

const maxConnectors = 8
/**
 * Two wallets with icons of this length fit one cookie. Longer icons return when the wallet
 * announces itself.
 */
const maxIconLength = 500

/**
 * Reads what an earlier page load stored. Keys are independent: one that cannot be parsed is
 * absent, and removed. Never throws; a storage that throws counts as empty.
 */
export function readStored(storage: Storage): StoredState {
  return { ...readStoredValues(storage), recentWallets: readItem(storage, recentKey, parseRecent) }
}

/**
 * Stores a change for the next page load. Never throws: if the storage is full or blocked, the
 * change is lost.
 */
export function writeStored(storage: Storage | null, patch: StoredPatch): void {
  if (!storage) return
  const { chainId, recentWallets } = patch
  if (chainId !== undefined) writeItem(storage, chainKey, chainId)
  if (recentWallets !== undefined) writeItem(storage, recentKey, recentWallets && toRecentText(recentWallets))
  for (const [name, key] of values)
    for (const namespace of namespaces) {
      const value = patch[name]?.[namespace]
      if (value !== undefined) writeItem(storage, keyIn(key, namespace), value)
    }
}

/**
 * Parses the state in a user's cookies, for the option `initialState` on a server. Never throws. In
 * the browser, `cookieStorage` writes these cookies.
 *
 * @param kit The `name` and `projectId` passed to `createLatchkit`: another kit's cookies are
 * ignored.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { parseCookie } from '@latchkit/core/schema'
 *
 * export function render(request: Request) {
 *   const projectId = 'my-dapp'
 *   const initialState = parseCookie(request.headers.get('cookie'), { projectId })
 *   return createLatchkit({ projectId, networks: [mainnet], initialState })
 * }
 * ```
 */
export function parseCookie(header: string | null | undefined, kit: KitName): StoredState {
  const storage = {
    getItem: (key: string) => cookieValue(header ?? '', key),
    setItem: () => {},
    removeItem: () => {},
  }
  return readStored(scopeStorage(storage, getKitName(kit)))
}

/** Stores one value; `null` removes it. Never throws: if the storage is full or blocked, the change is lost. */
export function writeItem(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (error) {
    // Full, blocked or private: the app keeps working, and the next load starts without the change.
    warnDeveloper(`"${key}" could not be written to the storage.`, error)
  }
}

function toRecentText(wallets: readonly RecentWallet[]): string {
  const short = wallets.slice(0, recentWalletsMax).map(({ icon, ...wallet }) => ({
    ...wallet,
    ...(icon && icon.length <= maxIconLength && { icon }),
  }))
  return JSON.stringify(short)
}

function parseRecent(text: string): readonly RecentWallet[] | undefined {
  const wallets = parseJson(text)
  if (!Array.isArray(wallets)) return undefined
  const read = wallets.slice(0, recentWalletsMax).map(parseWallet)
  return read.every((wallet) => wallet !== undefined) ? read : undefined
}

function parseWallet(value: unknown): RecentWallet | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, icon, namespaces: known, connectorIds } = value as Readonly<Record<string, unknown>>
  if (!isId(id) || typeof name !== 'string' || !Array.isArray(known)) return undefined
  const image = safeImageUrl(icon)
  return {
    id,
    name: cleanName(name),
    ...(image && { icon: image }),
    namespaces: namespaces.filter((namespace) => known.includes(namespace)),
    ...(Array.isArray(connectorIds) && { connectorIds: connectorIds.filter(isId).slice(0, maxConnectors) }),
  }
}

/** Parses JSON; `undefined` for text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Truncated, or written by other code.
    return undefined
  }
}
