import { JsonRpcSigner } from 'ethers'
import type { ConnectedWallet } from '../getConnectedWallet.js'
import { toEthersProvider } from './toEthersProvider.js'

/** Creates the signer of the session's account. `getSigner` is not used, because it may prompt. */
export function toEthersSigner(wallet: ConnectedWallet): JsonRpcSigner {
  return new JsonRpcSigner(toEthersProvider(wallet), wallet.address)
}
