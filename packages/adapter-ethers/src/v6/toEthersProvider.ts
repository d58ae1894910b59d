import { BrowserProvider } from 'ethers'
import type { ConnectedWallet } from '../getConnectedWallet.js'

/** Creates an ethers 6 provider for the wallet's current chain. */
export function toEthersProvider({ provider, chainId }: ConnectedWallet): BrowserProvider {
  return new BrowserProvider({ request: (request) => provider.request(request) }, chainId)
}
