import { JsonRpcSigner } from 'ethers'
import type { ConnectedWallet } from '../connectedWallet.js'
import { toEthersProvider } from './toEthersProvider.js'

/** The signer of the session's account. Not by `getSigner`, which may open the wallet once more. */
export function toEthersSigner(wallet: ConnectedWallet): JsonRpcSigner {
  return new JsonRpcSigner(toEthersProvider(wallet), wallet.address)
}
