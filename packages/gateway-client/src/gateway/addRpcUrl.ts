import type { Network } from '@latchkit/core'

type Networks = readonly [Network, ...Network[]]
type Server = { readonly url: string; readonly projectId: string | undefined }

/**
 * Adds the gateway's RPC URL to the networks whose nodes it can have. A gateway without the chain refuses its first request, and is then
 * asked after the other URLs. The networks are not validated yet.
 */
export function addRpcUrl(networks: Networks, server: Server): Networks {
  if (!Array.isArray(networks)) return networks
  const [first, ...others] = networks
  return [toNetwork(first, server), ...others.map((network) => toNetwork(network, server))]
}

function toNetwork(network: Network, { url, projectId = '' }: Server): Network {
  // On Bitcoin, the gateway has no RPC.
  if (!network?.rpcUrls || !['eip155', 'solana'].includes(network.chainNamespace)) return network
  const query = new URLSearchParams({ chainId: network.caipNetworkId, projectId })
  return { ...network, rpcUrls: { ...network.rpcUrls, gateway: { http: [`${url}/v1?${query}`] } } }
}
