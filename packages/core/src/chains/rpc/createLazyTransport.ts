import type { Clock } from '../../ports/Clock.js'
import type { Transport, TransportOptions } from './createTransport.js'

/**
 * Creates a function that loads the transport with its first call, and again if that failed. Every call returns the same one.
 *
 * @example
 * ```ts
 * import { createEsplora, createLazyTransport } from '@latchkit/core/bip122'
 * import { bitcoin } from '@latchkit/core/networks'
 * import type { PortContext } from '@latchkit/core/ports'
 *
 * export function createBitcoinClient({ clock }: PortContext) {
 *   const loadTransport = createLazyTransport(clock)
 *   return createEsplora({ urls: bitcoin.rpcUrls.default.http, network: bitcoin, loadTransport })
 * }
 * ```
 */
export function createLazyTransport(clock: Clock, options: TransportOptions = {}): () => Promise<Transport> {
  let loading: Promise<Transport> | undefined
  return () => {
    loading ??= import('./createTransport.js')
      .then(({ createTransport }) => createTransport(clock, options))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
}
