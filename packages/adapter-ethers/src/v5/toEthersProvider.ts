import { providers } from 'ethers5'
import type { ConnectedWallet } from '../connectedWallet.js'

/** Hands a wallet to ethers 5, for the chain it is on now and for no other. */
export function toEthersProvider({ provider, chainId }: ConnectedWallet): providers.Web3Provider {
  const request: providers.ExternalProvider['request'] = (question) => provider.request(question)
  return new providers.Web3Provider({ request }, chainId)
}
