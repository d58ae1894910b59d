import type { providers } from '#ethers5'
import type { ConnectedWallet } from '../getConnectedWallet.js'
import { toEthersProvider } from './toEthersProvider.js'

/** Creates the signer of the session's account. */
export function toEthersSigner(wallet: ConnectedWallet): providers.JsonRpcSigner {
  return toEthersProvider(wallet).getSigner(wallet.address)
}
