import type { SolanaKey } from '@latchkit/test/source/solana/keys'
import type { WatchedAsset } from '@latchkit/test/source/wallet/context'
import type { BaseWallet } from '@latchkit/test/source/wallet/createBaseWallet'
import type { WalletChain } from '@latchkit/test/source/wallet/state'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { PhoneState } from './phoneState.js'

/** The dependencies of request handlers. */
export type PhoneContext = {
  readonly baseWallet: BaseWallet<PhoneState>
  readonly state: () => PhoneState
  readonly evmAccounts: readonly PrivateKeyAccount[]
  readonly solanaKeys: readonly SolanaKey[]
  /** The accounts visible to a dapp, the active one first. */
  readonly evmAddresses: () => readonly string[]
  readonly solanaAddresses: () => readonly string[]
  readonly evmChains: () => readonly WalletChain[]
  /** CAIP-2. None without a cluster. */
  readonly solanaIds: () => readonly string[]
  /** Calls an EVM node. Throws ProviderRpcError with the node's code, or 4901 if it is unreachable. */
  readonly callNode: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
  /** Calls the node of the Solana cluster, with the same errors. */
  readonly callCluster: (method: string, params: readonly unknown[]) => Promise<unknown>
  readonly watch: (asset: WatchedAsset) => void
  /** Runs tasks one at a time, in call order. */
  readonly runExclusive: <result>(run: () => Promise<result>) => Promise<result>
}
