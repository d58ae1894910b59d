import { type NetworkRequest, requestClient } from '@latchkit/core/eip1193'
import type { Clock } from '@latchkit/core/ports'
import type { Config } from '@wagmi/core'

/** Creates a request function that uses the transports of a config, with their retries and fallbacks. */
export function createNetworkRequest(config: Config, clock: Clock): NetworkRequest {
  return (asked) => requestClient(config.getClient({ chainId: Number(asked.network.id) }), asked, clock)
}
