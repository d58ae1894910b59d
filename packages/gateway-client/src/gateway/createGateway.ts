import { catalogue, dataApi, toBaseUrl } from '@latchkit/blockchain-api'
import type { Gateway, GatewayOptions } from '@latchkit/core/ports'
import { walletConnect } from '@latchkit/core/walletconnect'
import { addRpcUrl } from './addRpcUrl.js'
import type { GatewayClientOptions } from './GatewayClientOptions.js'

/**
 * Creates a gateway from its parts.
 *
 * @param addOwn Returns further options of the gateway for those that the app has given.
 */
export function createGateway(
  { url: given, relay, swapContracts }: GatewayClientOptions,
  addOwn?: (given: GatewayOptions) => Partial<GatewayOptions>,
): Gateway {
  const url = toBaseUrl(given, 'gateway.url')
  const own = {
    relay: relay === false ? undefined : walletConnect({ ...relay, relayUrl: url.replace(/^http/, 'ws') }),
    catalogue: catalogue({ url }),
    dataApi: dataApi({ url, swapContracts }),
  }
  return {
    complete: (options) => ({
      ...options,
      networks: addRpcUrl(options.networks, { url, projectId: options.projectId }),
      relay: options.relay ?? own.relay,
      catalogue: options.catalogue ?? own.catalogue,
      dataApi: options.dataApi ?? own.dataApi,
      ...addOwn?.(options),
    }),
  }
}
