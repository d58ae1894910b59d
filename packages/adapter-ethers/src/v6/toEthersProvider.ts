import { BrowserProvider } from 'ethers'
import type { ConnectedWallet } from '../connectedWallet.js'

/** Hands a wallet to ethers 6, for the chain it is on now and for no other. */
export function toEthersProvider({ provider, chainId }: ConnectedWallet): BrowserProvider {
  return new BrowserProvider({ request: (request) => provider.request(request) }, chainId)
}
