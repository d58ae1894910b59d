import type { Hex } from 'viem'
import type { WalletChain } from '../wallet/state.js'
import type { PhoneState } from './phoneState.js'
import type { PhoneStorage } from './phoneStorage.js'

/** What a phone is, and where it is. */
export type PhoneOptions = {
  /** `gateway.relayUrl`, or any other relay. */
  readonly relayUrl: string
  /** As the relay knows it. Default `devnet`. */
  readonly projectId?: string | undefined
  /** EVM chains it can reach: `devnet.chains`. */
  readonly chains: readonly WalletChain[]
  /** The Solana cluster: `devnet.solana`. Default: it does not speak Solana. */
  readonly solana?: { readonly rpcUrl: string } | undefined
  /** Its EVM accounts; the first is active at first. Default: the devnet's 3–5, Meadow's. */
  readonly privateKeys?: readonly Hex[] | undefined
  /** Its Solana accounts, 64 bytes in base58. Default: the devnet's 4–5 where there is a cluster. */
  readonly secretKeys?: readonly string[] | undefined
  /** Behaviour from the start. */
  readonly state?: Partial<PhoneState> | undefined
  /** What an earlier phone kept: the new one is that phone, switched on again. Default: a new phone. */
  readonly storage?: PhoneStorage | undefined
}
