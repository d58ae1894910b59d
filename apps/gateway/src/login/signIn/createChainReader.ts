import { type ChainReader, createClientReader } from '@latchkit/siwx'
import type { ServedChain } from '../../chain/rpcProxy/answerCall.js'
import { createNodeReader } from '../../data/sources/createNodeReader.js'

/**
 * Creates the reader of contract accounts over the nodes of the gateway.
 *
 * @param deadlineMs Time in which the nodes must answer one call.
 */
export function createChainReader(chains: readonly ServedChain[], deadlineMs: number): ChainReader {
  return createClientReader((chainId) => {
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) return undefined
    return {
      async request({ method, params }) {
        const node = createNodeReader(chain.pool, AbortSignal.timeout(deadlineMs))
        const { kind, json } = await node.call(method, params)
        if (kind === 'result') return JSON.parse(json)
        const { code, message } = JSON.parse(json)
        // With the code and the message of the node, which distinguish a revert from a failure.
        throw Object.assign(new Error(String(message)), { code })
      },
    }
  })
}
