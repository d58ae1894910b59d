import type { CaipNetworkId } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import type { FrameChain } from '../config/FrameConfig.js'
import { joinSignals } from './joinSignals.js'
import { RpcError } from './RpcError.js'

/** A JSON-RPC request to the node of a chain. */
export type ChainRequest = {
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}

/** Sends requests to the RPC endpoints of the configuration, and to no others. Returns the result, not parsed. */
export type ChainRpc = (request: ChainRequest) => Promise<unknown>

const response = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

/** A node that does not answer for this long counts as unreachable. */
const timeoutMs = 15_000

/** Creates the access to the nodes of the chains. It rejects with `RpcError`, or with the reason of `signal`. */
export function createChainRpc(chains: readonly FrameChain[], fetch: typeof globalThis.fetch): ChainRpc {
  let count = 0
  return async ({ chainId, method, params, signal }) => {
    const chain = chains.find((each) => each.chainId === chainId)
    if (!chain) throw new RpcError({ message: `The frame has no network ${chainId}` })
    count += 1
    const body = JSON.stringify({ jsonrpc: '2.0', id: count, method, params })
    let answer: unknown
    try {
      answer = await joinSignals([signal, AbortSignal.timeout(timeoutMs)], async (joined) => {
        const received = await fetch(chain.rpcUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          credentials: 'omit',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          signal: joined,
        })
        return received.json()
      })
    } catch (cause) {
      signal.throwIfAborted()
      throw new RpcError({ message: 'The network is not reachable', cause })
    }
    const parsed = response.safeParse(answer)
    if (!parsed.success) throw new RpcError({ message: 'The network has returned an invalid response' })
    const { error, result } = parsed.data
    if (error) throw new RpcError({ message: error.message, rpcCode: error.code, data: error.data })
    return result
  }
}
