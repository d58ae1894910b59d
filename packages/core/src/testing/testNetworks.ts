import type { Network } from '../foundation/schema/network.js'

function local(id: number, name: string, port: number): Network {
  return {
    id,
    name,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`http://127.0.0.1:${port}`] } },
    testnet: true,
  }
}

/**
 * Three test networks: the first two are those of the devnet, the third does not exist.
 *
 * @example
 * ```ts
 * import { createTestKit, testNetworks } from '@latchkit/core/testing'
 *
 * const { kit } = createTestKit({ networks: [testNetworks[1], testNetworks[0]] })
 * ```
 */
export const testNetworks: readonly [Network, Network, Network] = [
  local(31337, 'Local One', 8545),
  local(31338, 'Local Two', 8546),
  local(31339, 'Local Three', 8547),
]
