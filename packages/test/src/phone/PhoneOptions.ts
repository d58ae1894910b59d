import type { Page } from '@playwright/test'
import type { Abi } from 'viem'
import type { SolanaTestChain } from '../foundation/NamespaceChain.js'
import type { TestChain } from '../foundation/TestChain.js'
import type { ApprovalMode } from '../host/createApproval.js'
import type { PageWallet } from '../host/PageWallet.js'
import type { SolanaWalletOptions } from '../solanaWallet/createSolanaWallet.js'
import type { OpenedLink } from './collectLinks.js'

/** Options of a phone. */
export type PhoneOptions = {
  readonly relayUrl: string
  /** The project of the phone at the relay. Default `latchkit-test`. */
  readonly projectId?: string | undefined
  /** The EVM chains that it knows. */
  readonly chains: readonly TestChain[]
  /** The wallet on the phone. Default: `meadow`. */
  readonly wallet?: PageWallet | undefined
  /** Its wallet of Solana. Default: none; `{ chain: createFakeSolanaChain() }` has accounts like `lagoon`. */
  readonly solana?:
    | { readonly chain: SolanaTestChain; readonly wallet?: SolanaWalletOptions | undefined }
    | undefined
  /** How all of them answer. Default `approve`. */
  readonly approval?: ApprovalMode | undefined
  readonly abis?: readonly Abi[] | undefined
  /** The page whose screen it scans by default. */
  readonly page?: Page | undefined
  /** The links that the app opened. */
  readonly links?: readonly OpenedLink[] | undefined
}
