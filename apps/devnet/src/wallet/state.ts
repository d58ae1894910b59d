import { defaultPersonState, type PersonState } from './personState.js'

/** A chain the wallet can reach. */
export type WalletChain = { readonly id: number; readonly name: string; readonly rpcUrl: string }

/** Everything an EVM wallet is at one moment, all of it settable. */
export type WalletState = PersonState & {
  /** How addresses are written. Default `checksum`. */
  readonly addressCase: 'checksum' | 'lower'
  /** The chain this site is on; any number, known to the wallet or not. Default: the wallet's first known chain. */
  readonly chainId: number
  /** Which of the devnet's chains the wallet knows. */
  readonly knownChainIds: readonly number[]
  /** Chains that pages had it add. */
  readonly addedChains: readonly WalletChain[]
  /** Whether `wallet_addEthereumChain` exists. Default true. */
  readonly addsChains: boolean
  /** Whether an added chain becomes the site's chain at once. Default true. */
  readonly switchesOnAdd: boolean
}

/** The state of a wallet nobody has touched, without what makes it that wallet. */
export const defaultState: Omit<WalletState, 'name' | 'icon' | 'chainId' | 'knownChainIds'> = {
  ...defaultPersonState,
  addressCase: 'checksum',
  addedChains: [],
  addsChains: true,
  switchesOnAdd: true,
}
