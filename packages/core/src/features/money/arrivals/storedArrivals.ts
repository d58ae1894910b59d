import { arrivalsMax } from '../../../foundation/limits.js'
import type { Storage } from '../../../ports/Storage.js'
import { isEvmAddress, isHash } from '../../wallet/transactions/shapes.js'
import type { StartModules } from '../../wallet/transactions/startModules.js'
import { arrivalsName } from './arrivalsName.js'
import { mergeArrivals } from './rules.js'
import type { Arrival } from './types.js'

const chain = /^eip155:\d{1,20}$/
const statuses: readonly unknown[] = ['sent', 'pending', 'unknown', 'done', 'partial', 'refunded', 'failed']
const textMax = 500

/** Reads the stored swaps. Entries that are none are absent. Never throws. */
export function readArrivals(
  storage: Storage,
  { prefix, readItem, parseJson }: StartModules,
): readonly Arrival[] {
  const parse = (text: string) => {
    const value = parseJson(text)
    return Array.isArray(value)
      ? value.slice(0, arrivalsMax).flatMap((one) => toArrival(one) ?? [])
      : undefined
  }
  return readItem(storage, `${prefix}${arrivalsName}`, parse) ?? []
}

/** Changes one of the stored swaps, which another tab may have changed, or removes it. Never throws. */
export function writeArrival(
  storage: Storage,
  arrival: Arrival,
  isEnded: boolean,
  modules: StartModules,
): void {
  const stored = readArrivals(storage, modules)
  const list = isEnded ? stored.filter(({ id }) => id !== arrival.id) : mergeArrivals([arrival], stored)
  const text = JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  modules.writeItem(storage, `${modules.prefix}${arrivalsName}`, list.length > 0 ? text : null)
}

type Stored = Readonly<Partial<Record<string, unknown>>>

function toArrival(entry: unknown): Arrival | undefined {
  const { id, from, chainId, toChainId, sentAt, status, amount, symbol, decimals, ...more } = Object(
    entry,
  ) as Stored
  const { hash, callsId, toHash, confirmedAt, estimatedSeconds } = more
  const source = Object(more.source) as Stored
  if (!isText(id) || !isText(source.id) || !isText(source.name) || !isText(symbol)) return undefined
  if (!isEvmAddress(from) || !isChain(chainId) || !isChain(toChainId)) return undefined
  if (!isCount(sentAt) || !isCount(decimals) || decimals > 255 || !isStatus(status)) return undefined
  if (typeof amount !== 'string' || !/^\d{1,78}$/.test(amount)) return undefined
  if (status !== 'sent' && !isHash(hash)) return undefined
  return {
    ...{ id, from, chainId, toChainId, sentAt, status, symbol, decimals, amount: BigInt(amount) },
    source: { id: source.id, name: source.name },
    ...(isHash(hash) && { hash }),
    ...(isText(callsId) && { callsId }),
    ...(isHash(toHash) && { toHash }),
    ...(isCount(confirmedAt) && { confirmedAt }),
    ...(isCount(estimatedSeconds) && { estimatedSeconds }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= textMax
const isChain = (value: unknown): value is Arrival['chainId'] => isText(value) && chain.test(value)
const isStatus = (value: unknown): value is Arrival['status'] => statuses.includes(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
