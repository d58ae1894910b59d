import { providers } from '#ethers5'
import type { ConnectedWallet } from '../getConnectedWallet.js'

/** Creates an ethers 5 provider for the wallet's current chain. */
export function toEthersProvider({ provider, chainId }: ConnectedWallet): providers.Web3Provider {
  const request: providers.ExternalProvider['request'] = (question) => provider.request(question)
  return new providers.Web3Provider({ request }, chainId)
}
