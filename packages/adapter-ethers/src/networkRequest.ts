import { AbortedError } from '@latchkit/core'
import type { NetworkRequest } from '@latchkit/core/eip1193'
import type { Library } from './Library.js'

/** Spec §9: "Default RPC time-out: 10 s". */
const timeoutMs = 10_000

/** Asks a network's servers through ethers: one after the other, in the order of its `rpcUrls`, until one answers. */
export function networkRequest(load: () => Promise<Library>): NetworkRequest {
  return async ({ network, method, params, signal }) => {
    const { send } = await load()
    let failure: unknown = new TypeError(`${network.name} has no server in its "rpcUrls".`)
    for (const url of network.rpcUrls.default.http) {
      if (signal.aborted) throw new AbortedError()
      try {
        return await send({ url, chainId: Number(network.id), timeoutMs, method, params })
      } catch (error) {
        // Thrown on where the next one fails too, or there is none.
        failure = error
      }
    }
    throw failure
  }
}
