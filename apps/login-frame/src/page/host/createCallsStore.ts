import type { CaipNetworkId } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import type { PageStorage } from '../storage/createPageStorage.js'
import { toCaipChainId } from './toCaipChainId.js'

/** A batch that was sent. */
export type SentCalls = {
  readonly chainId: CaipNetworkId
  readonly operationHash: `0x${string}`
  /** Proof that the operation can never be included. Absent if it does not expire. */
  readonly expiry?: Expiry | undefined
}

/** `validUntil` in seconds since 1970; `nonce` in hex. */
type Expiry = {
  readonly sender: `0x${string}`
  readonly nonce: `0x${string}`
  readonly validUntil: number
}

/** The batches of an app that this device has sent, by their ids. An app does not learn about the batches of others. */
export type CallsStore = {
  find(origin: string, id: string): SentCalls | undefined
  /** Reserves an id until it is added or released. Returns false if the app has used it already. */
  reserve(origin: string, id: string): boolean
  release(origin: string, id: string): void
  add(origin: string, id: string, sent: SentCalls): void
}

/** The most batches that are kept; the oldest ones are forgotten. */
const sentMax = 200

const key = 'calls'
// The check makes it hex.
const hex = (pattern: RegExp) =>
  z.string().check(z.regex(pattern)) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
const schema = z.array(
  z.object({
    origin: z.string(),
    id: z.string(),
    chainId: z.string(),
    operationHash: z.string(),
    expiry: z.optional(
      z.object({ sender: hex(/^0x[\da-f]{40}$/i), nonce: hex(/^0x[\da-f]{1,64}$/i), validUntil: z.number() }),
    ),
  }),
)

/** Creates the store over the storage of the page. */
export function createCallsStore(storage: PageStorage): CallsStore {
  const readAll = () => storage.read(key, schema) ?? []
  const reserved = new Set<string>()
  const toKey = (origin: string, id: string) => `${origin} ${id}`
  const isKnown = (origin: string, id: string) =>
    readAll().some((sent) => sent.origin === origin && sent.id === id)
  return {
    reserve(origin, id) {
      if (reserved.has(toKey(origin, id)) || isKnown(origin, id)) return false
      reserved.add(toKey(origin, id))
      return true
    },
    release: (origin, id) => void reserved.delete(toKey(origin, id)),
    find(origin, id) {
      const found = readAll().find((sent) => sent.origin === origin && sent.id === id)
      const chainId = found && toCaipChainId(found.chainId)
      if (!chainId || !/^0x[\da-f]{64}$/.test(found.operationHash)) return undefined
      const { operationHash, expiry } = found
      return {
        chainId,
        operationHash: operationHash as SentCalls['operationHash'],
        ...(expiry && { expiry }),
      }
    },
    add: (origin, id, sent) => storage.write(key, [...readAll(), { origin, id, ...sent }].slice(-sentMax)),
  }
}
