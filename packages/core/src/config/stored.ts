import { warnDeveloper } from '../browser/report.js'
import { recentWalletsMax } from '../foundation/limits.js'
import {
  type CaipNetworkId,
  type ChainNamespace,
  isAccountAddress,
  isCaipNetworkId,
  namespaces,
} from '../foundation/schema/caip.js'
import { cleanName } from '../foundation/schema/cleanName.js'
import { cookieValue } from '../foundation/schema/cookie.js'
import { safeImageUrl } from '../foundation/schema/url.js'
import type { Storage } from '../ports/Storage.js'
import { getKitName, type KitName, prefix, scopeStorage } from './scopeStorage.js'

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

/**
 * The parsed values that are stored between page loads. A value that cannot be parsed is absent.
 */
export type StoredState = {
  /** The network of the active namespace. */
  readonly chainId?: CaipNetworkId | undefined
  /** The last chosen network of each namespace. */
  readonly chainIds?: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>> | undefined
  readonly recentWallets?: readonly RecentWallet[] | undefined
  /** The connector that each namespace was last connected with. */
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
  /** The address that each namespace was last connected with. Unverified: it is only shown, until the wallet responds. */
  readonly addresses?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}

/** A change to the stored values. Absent values stay unchanged; `null` removes a value. */
export type StoredPatch = {
  readonly chainId?: CaipNetworkId | null | undefined
  readonly chainIds?: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>> | undefined
  readonly recentWallets?: readonly RecentWallet[] | null | undefined
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string | null>>> | undefined
  readonly addresses?: Readonly<Partial<Record<ChainNamespace, string | null>>> | undefined
}

const chainKey = `${prefix}chain`
const recentKey = `${prefix}recent`
// One key for each namespace, so that two tabs that connect different ones do not overwrite each
// other.
const chainKeyIn = (namespace: ChainNamespace) => `${chainKey}.${namespace}`
const connectorKey = (namespace: ChainNamespace) => `${prefix}connector.${namespace}`
const addressKey = (namespace: ChainNamespace) => `${prefix}address.${namespace}`

const maxIdLength = 256
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
  return {
    chainId: readItem(storage, chainKey, parseChainId),
    chainIds: readEach(storage, chainKeyIn, parseChainId),
    recentWallets: readItem(storage, recentKey, parseRecent),
    connectors: readEach(storage, connectorKey, (text) => (isId(text) ? text : undefined)),
    addresses: readEach(storage, addressKey, parseAddress),
  }
}

/**
 * Stores a change for the next page load. Never throws: if the storage is full or blocked, the
 * change is lost.
 */
export function writeStored(storage: Storage | null, patch: StoredPatch): void {
  if (!storage) return
  const { chainId, chainIds, recentWallets, connectors, addresses } = patch
  if (chainId !== undefined) writeItem(storage, chainKey, chainId)
  if (recentWallets !== undefined) writeItem(storage, recentKey, recentWallets && toRecentText(recentWallets))
  writeEach(storage, connectorKey, connectors)
  writeEach(storage, addressKey, addresses)
  writeEach(storage, chainKeyIn, chainIds)
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

/** Reads and parses one value. Returns `undefined` if it is absent or cannot be parsed, and then removes it. Never throws. */
export function readItem<T>(
  storage: Storage,
  key: string,
  parse: (text: string) => T | undefined,
): T | undefined {
  try {
    const text = storage.getItem(key)
    if (text === null) return undefined
    const value = parse(text)
    if (value === undefined) storage.removeItem(key)
    return value
  } catch (error) {
    // The storage is blocked or broken, so it counts as empty.
    warnDeveloper(`"${key}" could not be read from the storage.`, error)
    return undefined
  }
}

/** Returns one value for each namespace; `undefined` if no namespace has one. */
function readEach<T extends string>(
  storage: Storage,
  keyOf: (namespace: ChainNamespace) => string,
  parse: (text: string, namespace: ChainNamespace) => T | undefined,
): Partial<Record<ChainNamespace, T>> | undefined {
  const found = namespaces.flatMap((namespace) => {
    const value = readItem(storage, keyOf(namespace), (text) => parse(text, namespace))
    return value === undefined ? [] : [[namespace, value] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Writes the values of the given namespaces; `null` removes one. */
function writeEach(
  storage: Storage,
  keyOf: (namespace: ChainNamespace) => string,
  values: Readonly<Partial<Record<ChainNamespace, string | null>>> = {},
): void {
  for (const namespace of namespaces) {
    const value = values[namespace]
    if (value !== undefined) writeItem(storage, keyOf(namespace), value)
  }
}

/** The formats without their checksums, whose code is not loaded with the page. Other namespaces have the one of CAIP-10. */
function parseAddress(text: string, namespace: ChainNamespace): string | undefined {
  const isValid =
    namespace === 'eip155'
      ? /^0x[\da-f]{40}$/i.test(text)
      : namespace === 'solana'
        ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
        : isAccountAddress(text)
  return isValid ? text : undefined
}

function parseChainId(text: string): CaipNetworkId | undefined {
  return isCaipNetworkId(text) ? text : undefined
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

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxIdLength
}
