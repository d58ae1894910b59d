import type { Exchanges } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'

/** Creates the payments by exchange of a server. Their code is loaded with the first request. */
export function createExchanges(backend: Backend): Exchanges {
  const load = () => import('./callExchanges.js')
  return {
    getExchanges: async (parameters) => (await load()).getExchanges(backend, parameters),
    getPayUrl: async (parameters) => (await load()).getPayUrl(backend, parameters),
    getBuyStatus: async (parameters) => (await load()).getBuyStatus(backend, parameters),
  }
}
