import { warnDeveloper } from '../browser/report.js'
import { namespaces } from '../foundation/namespaces.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId } from '../foundation/schema/caip.js'
import type { Storage } from '../ports/Storage.js'
import { prefix } from './scopeStorage.js'

/** Values for the first render of a page: the networks and accounts of the last page load. */
export type StoredValues = {
  /** The network of the active namespace. */
  readonly chainId?: CaipNetworkId | undefined
  /** The last chosen network of each namespace. */
  readonly chainIds?: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>> | undefined
  /** The connector that each namespace was last connected with. */
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
  /** The address that each namespace was last connected with. Unverified: it is only shown, until the wallet responds. */
  readonly addresses?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}

/** The key of the network of the active namespace. */
export const chainKey: string = `${prefix}chain`
const maxIdLength = 256

/** The values of which each namespace has one: their name, key and format. */
export const values: readonly (readonly [
  name: 'connectors' | 'addresses' | 'chainIds',
  key: string,
  isValid: (text: string, namespace: ChainNamespace) => boolean,
])[] = [
  ['connectors', 'connector', isId],
  // Without checksums, whose code is not loaded with the page.
  [
    'addresses',
    'address',
    (text, namespace) =>
      /^(eip155:0x[\da-fA-F]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44}|[pbc]\w+:[-.%a-zA-Z0-9]{1,128})$/.test(
        `${namespace}:${text}`,
      ),
  ],
  ['chainIds', 'chain', isCaipNetworkId],
]

/** Returns the key of a value. Each namespace has its own, so that two tabs that connect different ones do not overwrite each other. */
export const keyIn = (key: string, namespace: ChainNamespace): string => `${prefix}${key}.${namespace}`

/** Reads these values. One that cannot be parsed is absent, and removed. Never throws; a storage that throws counts as empty. */
export function readStoredValues(storage: Storage): StoredValues {
  const found: Record<string, Record<string, string>> = {}
  for (const [name, key, isValid] of values)
    for (const namespace of namespaces) {
      const value = readItem(storage, keyIn(key, namespace), (text) =>
        isValid(text, namespace) ? text : undefined,
      )
      if (value !== undefined) found[name] = { ...found[name], [namespace]: value }
    }
  return {
    chainId: readItem(storage, chainKey, (text) => (isCaipNetworkId(text) ? text : undefined)),
    ...found,
  }
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

/** Returns whether a value is the id of a connector or a wallet. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxIdLength
}
