import type { PrivateKeyAccount } from 'viem/accounts'
import type { SolanaKey } from '../solana/keys.js'
import type { WatchedAsset } from '../wallet/context.js'
import type { Person } from '../wallet/createPerson.js'
import type { WalletChain } from '../wallet/state.js'
import type { PhoneState } from './phoneState.js'

/** What answers requests in a phone, and what it can see. */
export type PhoneContext = {
  readonly person: Person<PhoneState>
  readonly state: () => PhoneState
  readonly evmAccounts: readonly PrivateKeyAccount[]
  readonly solanaKeys: readonly SolanaKey[]
  /** What a dapp sees of them, the active one first. */
  readonly evmAddresses: () => readonly string[]
  readonly solanaAddresses: () => readonly string[]
  readonly evmChains: () => readonly WalletChain[]
  /** CAIP-2. None without a cluster. */
  readonly solanaIds: () => readonly string[]
  /** Asks an EVM chain's node. Throws ProviderRpcError with the node's code, or 4901 where it cannot be reached. */
  readonly callNode: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
  /** Asks the node of the Solana cluster, likewise. */
  readonly callCluster: (method: string, params: readonly unknown[]) => Promise<unknown>
  readonly watch: (asset: WatchedAsset) => void
  /** Runs one at a time, in the order of the calls. */
  readonly inTurn: <result>(run: () => Promise<result>) => Promise<result>
}
