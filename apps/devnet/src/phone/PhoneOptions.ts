import type { PhoneStorage } from '@latchkit/test/source/phone/phoneStorage'
import type { WalletChain } from '@latchkit/test/source/wallet/state'
import type { Hex } from 'viem'
import type { PhoneState } from './phoneState.js'

/** Options of a phone. */
export type PhoneOptions = {
  /** `gateway.relayUrl`, or any other relay. */
  readonly relayUrl: string
  /** Project id for the relay. Default `devnet`. */
  readonly projectId?: string | undefined
  /** The EVM chains it supports: `devnet.chains`. */
  readonly chains: readonly WalletChain[]
  /** The Solana cluster: `devnet.solana`. Default: no Solana. */
  readonly solana?: { readonly rpcUrl: string } | undefined
  /** Its EVM accounts; the first is initially active. Default: the devnet's 3–5, Meadow's. */
  readonly privateKeys?: readonly Hex[] | undefined
  /** Its Solana accounts, 64 bytes in base58. Default: the devnet's 4–5 if there is a cluster. */
  readonly secretKeys?: readonly string[] | undefined
  /** Initial state. */
  readonly state?: Partial<PhoneState> | undefined
  /** The storage of an earlier phone, which this one continues. Default: a new phone. */
  readonly storage?: PhoneStorage | undefined
}
