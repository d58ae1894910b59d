import { recentWalletsMax } from '../limits.js'
import type { Storage } from '../ports/Storage.js'
import { cleanName } from '../wallets/cleanName.js'
import type { RecentWallet } from '../wallets/machine.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, namespaces } from './caip.js'
import { cookieValue } from './cookie.js'
import { safeImageUrl } from './url.js'

/** What is kept between page loads (spec §3 "Locally stored values"), parsed. Anything unreadable is absent. */
export type StoredState = {
  readonly chainId?: CaipNetworkId | undefined
  readonly recentWallets?: readonly RecentWallet[] | undefined
  /** The connector each namespace was connected with when the page was left. */
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}

/** A change to what is kept. What is absent stays as it is; `null` is forgotten. */
export type StoredPatch = {
  readonly chainId?: CaipNetworkId | null | undefined
  readonly recentWallets?: readonly RecentWallet[] | null | undefined
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string | null>>> | undefined
}

/** Goes up with each change of what a key holds: what an older version wrote is then simply not seen. */
const prefix = 'latchkit.v1.'
const chainKey = `${prefix}chain`
const recentKey = `${prefix}recent`
// One key for each namespace, so that two tabs that connect different ones do not overwrite each other.
const connectorKey = (namespace: ChainNamespace) => `${prefix}connector.${namespace}`

const maxIdLength = 256
/** Two wallets still fit one cookie. Longer icons come back when the wallet announces itself. */
const maxIconLength = 500

/**
 * Reads what an earlier page load kept. Each key stands by itself: one that cannot be read is absent, and removed.
 * Never throws; a storage that throws counts as empty.
 */
export function readStored(storage: Storage): StoredState {
  const chainId = read(storage, chainKey, (text) => (isCaipNetworkId(text) ? text : undefined))
  const recentWallets = read(storage, recentKey, parseRecent)
  const connectors: Partial<Record<ChainNamespace, string>> = {}
  for (const namespace of namespaces) {
    const connectorId = read(storage, connectorKey(namespace), (text) => (isId(text) ? text : undefined))
    if (connectorId !== undefined) connectors[namespace] = connectorId
  }
  return {
    ...(chainId && { chainId }),
    ...(recentWallets && { recentWallets }),
    ...(Object.keys(connectors).length > 0 && { connectors }),
  }
}

/** Keeps a change for the next page load. Never throws: a storage that is full or blocked forgets, and nothing breaks. */
export function writeStored(storage: Storage | null, patch: StoredPatch): void {
  if (!storage) return
  const { chainId, recentWallets, connectors = {} } = patch
  if (chainId !== undefined) write(storage, chainKey, chainId)
  if (recentWallets !== undefined) write(storage, recentKey, recentWallets && toRecentText(recentWallets))
  for (const namespace of namespaces) {
    const connectorId = connectors[namespace]
    if (connectorId !== undefined) write(storage, connectorKey(namespace), connectorId)
  }
}

/**
 * What a visitor's cookies say, for the option `initialState` on a server. Never throws.
 * The other half is `cookieStorage` in the browser.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { parseCookie } from '@latchkit/core/schema'
 *
 * export function render(request: Request) {
 *   const initialState = parseCookie(request.headers.get('cookie'))
 *   return createLatchkit({ projectId: 'my-dapp', networks: [mainnet], initialState })
 * }
 * ```
 */
export function parseCookie(header: string | null | undefined): StoredState {
  return readStored({
    getItem: (key) => cookieValue(header ?? '', key),
    setItem: () => {},
    removeItem: () => {},
  })
}

function read<T>(storage: Storage, key: string, parse: (text: string) => T | undefined): T | undefined {
  try {
    const text = storage.getItem(key)
    if (text === null) return undefined
    const value = parse(text)
    if (value === undefined) storage.removeItem(key)
    return value
  } catch {
    // The storage is blocked or broken: what it holds is not there.
    return undefined
  }
}

function write(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch {
    // Full, blocked or private: the page goes on, and the next load starts anew.
  }
}

function toRecentText(wallets: readonly RecentWallet[]): string {
  const short = wallets.slice(0, recentWalletsMax).map(({ id, name, icon, namespaces }) => ({
    id,
    name,
    ...(icon && icon.length <= maxIconLength && { icon }),
    namespaces,
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
  const { id, name, icon, namespaces: known } = value as Readonly<Record<string, unknown>>
  if (!isId(id) || typeof name !== 'string' || !Array.isArray(known)) return undefined
  const image = safeImageUrl(icon)
  return {
    id,
    name: cleanName(name),
    ...(image && { icon: image }),
    namespaces: namespaces.filter((namespace) => known.includes(namespace)),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Cut off or written by somebody else.
    return undefined
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxIdLength
}
