import type { NetworkRequest } from '@latchkit/core/eip1193'
import type { Config } from '@wagmi/core'

/** Creates a request function that uses the transports of a config, with their retries and fallbacks. */
export function createNetworkRequest(config: Config): NetworkRequest {
  return ({ network, method, params, signal }) =>
    config
      .getClient({ chainId: Number(network.id) })
      .request<{ Parameters: readonly unknown[]; ReturnType: unknown }>({ method, params }, { signal })
}
