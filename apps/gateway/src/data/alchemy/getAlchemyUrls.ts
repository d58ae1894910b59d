/**
 * Returns the URLs of Alchemy's APIs for one chain. They contain the key, so they are neither logged nor sent to clients.
 *
 * @param options.network Alchemy's name of the chain, such as `eth-mainnet`.
 */
export function getAlchemyUrls({ network, apiKey }: { readonly network: string; readonly apiKey: string }): {
  readonly rpc: string
  readonly tokens: string
} {
  return {
    rpc: `https://${network}.g.alchemy.com/v2/${apiKey}`,
    tokens: `https://api.g.alchemy.com/data/v1/${apiKey}/assets/tokens/by-address`,
  }
}
