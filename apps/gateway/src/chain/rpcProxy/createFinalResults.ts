import * as z from 'zod/mini'
import type { NodeCall } from './callNode.js'
import type { NodePool } from './createNodePool.js'

/** The results of calls about final blocks of one chain, which never change. */
export type FinalResults = {
  /** Returns the JSON of a stored result. */
  readonly find: (call: NodeCall) => string | undefined
  /** Stores a result if it is about a final block, and not too large. */
  readonly store: (call: NodeCall, json: string) => void
}

/** Options of the results. */
export type FinalResultOptions = {
  readonly pool: NodePool
  /** Maximum bytes of all results and calls. */
  readonly maxBytes: number
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** Limits of each result and call. The result that was used least recently is dropped first. */
const limits = { results: 4_000, resultBytes: 16 * 1024, keyBytes: 2 * 1024 }
/** Time after which the number of the final block is read again. */
const maxAgeMs = 60_000
const timeoutMs = 10_000

/** Position of the number of a block in the parameters. Further parameters, such as overrides of state, are not supported. */
const blockParameters: ReadonlyMap<string, number> = new Map([
  ['eth_call', 1],
  ['eth_getBalance', 1],
  ['eth_getBlockByNumber', 0],
  ['eth_getBlockReceipts', 0],
  ['eth_getBlockTransactionCountByNumber', 0],
  ['eth_getCode', 1],
  ['eth_getProof', 2],
  ['eth_getStorageAt', 2],
  ['eth_getTransactionByBlockNumberAndIndex', 0],
  ['eth_getTransactionCount', 1],
  ['eth_getUncleCountByBlockNumber', 0],
])
/** Number of parameters of the methods above that have some after the block. */
const parameterCounts: ReadonlyMap<string, number> = new Map([
  ['eth_getBlockByNumber', 2],
  ['eth_getTransactionByBlockNumberAndIndex', 2],
])
/** Methods whose result names its block. */
const blockMembers: ReadonlyMap<string, 'blockNumber' | 'number'> = new Map([
  ['eth_getBlockByHash', 'number'],
  ['eth_getTransactionByHash', 'blockNumber'],
  ['eth_getTransactionReceipt', 'blockNumber'],
])

const quantity = z.string().check(z.regex(/^0x[\da-f]{1,12}$/i))
const rangeSchema = z.tuple([z.looseObject({ fromBlock: quantity, toBlock: quantity })])
const blockSchema = z.object({ number: quantity })

/**
 * Creates an empty store for an EVM chain. The final block is the one that a node calls `finalized`; without such a block, nothing is
 * stored. It is read after the first call that could be stored, and then once a minute while there are such calls.
 */
export function createFinalResults({ pool, now, maxBytes }: FinalResultOptions): FinalResults {
  const results = new Map<string, string>()
  let bytes = 0
  let final = -1
  let readAt = Number.NEGATIVE_INFINITY

  async function readFinal(): Promise<void> {
    const call = { method: 'eth_getBlockByNumber', params: '["finalized",false]', kind: 'read' } as const
    const options = { signal: AbortSignal.timeout(timeoutMs), onBytes: () => {} }
    const { kind, json } = await pool.call(call, options)
    const block = kind === 'result' ? blockSchema.safeParse(JSON.parse(json)) : undefined
    if (block?.success) final = Math.max(final, Number(block.data.number))
  }

  function isFinal(block: number): boolean {
    if (now() - readAt > maxAgeMs) {
      readAt = now()
      // Without an answer, the last known block stays the final one.
      readFinal().catch(() => {})
    }
    return block <= final
  }

  function remove(key: string): void {
    const json = results.get(key)
    if (json === undefined) return
    results.delete(key)
    bytes -= key.length + json.length
  }

  return {
    find({ method, params }) {
      const key = toKey(method, params)
      const json = results.get(key)
      if (json === undefined) return undefined
      results.delete(key)
      results.set(key, json)
      return json
    },
    store({ method, params }, json) {
      const key = toKey(method, params)
      if (json === 'null' || json.length > limits.resultBytes || key.length > limits.keyBytes) return
      const block = getBlock(method, params, json)
      if (block === undefined || !isFinal(block)) return
      remove(key)
      results.set(key, json)
      bytes += key.length + json.length
      for (const oldest of results.keys()) {
        if (results.size <= limits.results && bytes <= maxBytes) break
        remove(oldest)
      }
    },
  }
}

function toKey(method: string, params = ''): string {
  return `${method} ${params}`
}

/** Returns the newest block that a result is about; `undefined` if it does not depend on the number of a block alone. */
function getBlock(method: string, params: string | undefined, json: string): number | undefined {
  const member = blockMembers.get(method)
  if (member !== undefined) return parseQuantity(Object(JSON.parse(json))[member])
  const given: unknown = JSON.parse(params ?? '[]')
  if (method === 'eth_getLogs') {
    const range = rangeSchema.safeParse(given)
    if (!range.success) return undefined
    const [{ fromBlock, toBlock }] = range.data
    return Math.max(Number(fromBlock), Number(toBlock))
  }
  const position = blockParameters.get(method)
  if (position === undefined || !Array.isArray(given)) return undefined
  if (given.length > (parameterCounts.get(method) ?? position + 1)) return undefined
  return parseQuantity(given[position])
}

function parseQuantity(value: unknown): number | undefined {
  const number = quantity.safeParse(value)
  return number.success ? Number(number.data) : undefined
}
