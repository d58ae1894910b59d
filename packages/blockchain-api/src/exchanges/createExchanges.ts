import type { Exchanges } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { getBuyStatus, getExchanges, getPayUrl } from './callExchanges.js'

/** Creates the payments by exchange of a server. */
export function createExchanges(backend: Backend): Exchanges {
  return {
    getExchanges: (parameters) => getExchanges(backend, parameters),
    getPayUrl: (parameters) => getPayUrl(backend, parameters),
    getBuyStatus: (parameters) => getBuyStatus(backend, parameters),
  }
}
