import { AbortedError } from '@latchkit/core'
import type { NetworkRequest } from '@latchkit/core/eip1193'
import type { Clock } from '@latchkit/core/ports'
import type { Library } from './Library.js'

/** A server that does not respond within this time counts as unreachable. */
const timeoutMs = 10_000

/** The delay before each retry. It doubles, so that an overloaded server has time to recover. */
const retryDelaysMs: readonly number[] = [150, 300, 600]

/**
 * Creates a function that sends requests to a network through ethers, to each server in `rpcUrls` order until one
 * responds. If none is reachable, it retries after a delay. An error response is final.
 */
export function createNetworkRequest(load: () => Promise<Library>, clock: Clock): NetworkRequest {
  return async ({ network, method, params, signal }) => {
    const { send } = await load()
    const urls = network.rpcUrls.default.http
    if (urls.length === 0) throw new RangeError(`${network.name} has no server in its "rpcUrls".`)
    let lastError: unknown
    for (const delayMs of [0, ...retryDelaysMs]) {
      if (delayMs > 0) await wait(clock, delayMs, signal)
      for (const url of urls) {
        if (signal.aborted) throw new AbortedError()
        try {
          return await send({ url, chainId: Number(network.id), timeoutMs, method, params })
        } catch (error) {
          // Rethrown if the next server fails too, or there is none.
          lastError = error
        }
      }
      if (isServerResponse(lastError)) break
    }
    throw lastError
  }
}

/** Returns whether a server responded with an error. ethers 5 and 6 keep that response in different fields. */
function isServerResponse(lastError: unknown): boolean {
  const response = field(lastError, 'error') ?? field(field(lastError, 'info'), 'error')
  return typeof field(response, 'code') === 'number'
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function wait(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    function abort(): void {
      stop()
      reject(new AbortedError())
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}
