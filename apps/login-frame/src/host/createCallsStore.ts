import type { CaipNetworkId } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import type { PageStorage } from '../storage/createPageStorage.js'
import { toCaipChainId } from './toCaipChainId.js'

/** A batch that was sent. */
export type SentCalls = { readonly chainId: CaipNetworkId; readonly operationHash: `0x${string}` }

/** The batches of an app that this device has sent, by their ids. An app does not learn about those of others. */
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
const schema = z.array(
  z.object({ origin: z.string(), id: z.string(), chainId: z.string(), operationHash: z.string() }),
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
      return { chainId, operationHash: found.operationHash as SentCalls['operationHash'] }
    },
    add: (origin, id, sent) => storage.write(key, [...readAll(), { origin, id, ...sent }].slice(-sentMax)),
  }
}
