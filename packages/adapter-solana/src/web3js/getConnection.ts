import type { CaipNetworkId, Latchkit } from '@latchkit/core'
import { getNetwork } from '@latchkit/core/actions'
import { NetworkNotFoundError } from '@latchkit/core/errors'
import { type Commitment, Connection, type ConnectionConfig } from '@solana/web3.js'

/**
 * Creates a `Connection` to the current network of `solana`, over the first URL of its configuration, which is the gateway's with the option `gateway`. It does not follow
 * a switch of the network: create another one then.
 *
 * @throws `NetworkNotFoundError` if the network is not configured, or of another namespace.
 * @example
 * ```ts
 * import { getConnection } from '@latchkit/adapter-solana/web3js'
 * import type { Latchkit } from '@latchkit/core'
 *
 * export function getSlot(kit: Latchkit): Promise<number> {
 *   return getConnection(kit).getSlot()
 * }
 * ```
 */
export function getConnection(
  kit: Pick<Latchkit, 'getState' | 'config'>,
  parameters: getConnection.Parameters = {},
): Connection {
  const { config = {} } = parameters
  const { chainId = getNetwork(kit, { namespace: 'solana' }).chainId } = parameters
  const network = chainId && kit.config.networkOf(chainId)
  const url =
    network?.chainNamespace === 'solana'
      ? (network.rpcUrls.gateway ?? network.rpcUrls.default).http[0]
      : undefined
  if (!network || url === undefined) throw new NetworkNotFoundError({ chainId: chainId ?? 'solana' })
  const [wsEndpoint] = network.rpcUrls.default.webSocket ?? []
  return new Connection(url, {
    commitment: 'confirmed',
    ...(wsEndpoint === undefined ? {} : { wsEndpoint }),
    ...(typeof config === 'string' ? { commitment: config } : config),
  })
}

export declare namespace getConnection {
  type Parameters = {
    /** The cluster (CAIP-2). Default: the current one of `solana`. */
    readonly chainId?: CaipNetworkId | undefined
    /** As for `new Connection`. Default: `confirmed`, the commitment that the kit itself uses. */
    readonly config?: Commitment | ConnectionConfig | undefined
  }
  type ErrorType = NetworkNotFoundError
}
