import type { Hex } from 'viem'
import { type BaseWalletState, defaultBaseWalletState } from './baseWalletState.js'

/** A chain that the wallet can reach. */
export type WalletChain = { readonly id: number; readonly name: string; readonly rpcUrl: string }

/** A permission as the wallet returned it. */
export type GrantedExecutionPermission = {
  readonly context: Hex
  readonly chainId: Hex
  /** The rest of its answer. */
  readonly [field: string]: unknown
}

/** The complete state of an EVM wallet. Every field can be set. */
export type WalletState = BaseWalletState & {
  /**
   * Whether the wallet executes several calls together (EIP-5792). `rejected`: it could after an upgrade of the account, which its
   * user rejects. Default `unsupported`.
   */
  readonly atomic: 'unsupported' | 'supported' | 'rejected'
  /** Chains on which the wallet executes several calls together; on the others it tells nothing. Default: all it knows. */
  readonly callsChainIds: readonly number[] | 'all'
  /** The version of EIP-5792 in whose format it answers. Default `2.0.0`. */
  readonly callsVersion: '2.0.0' | '1.0'
  /** The case of addresses. Default `checksum`. */
  readonly addressCase: 'checksum' | 'lower'
  /** The site's chain, known to the wallet or not. Default: the wallet's first known chain. */
  readonly chainId: number
  /** Which of the devnet's chains the wallet knows. */
  readonly knownChainIds: readonly number[]
  /** Chains that apps added. */
  readonly addedChains: readonly WalletChain[]
  /** Whether `wallet_addEthereumChain` is supported. Default true. */
  readonly addsChains: boolean
  /** The prices of the fee that the wallet uses, in percent of the prices of the app. Default 100. */
  readonly feePercent: number
  /** Whether the wallet uses the nonce of the app. Default true. */
  readonly usesNonce: boolean
  /**
   * The form of ERC-7715 in which the wallet grants permissions: `current` has `wallet_requestExecutionPermissions`, `older` has
   * `wallet_grantPermissions`. Default `none`.
   */
  readonly permissions: 'none' | 'current' | 'older'
  /** Permissions that the wallet granted and did not revoke. */
  readonly grantedPermissions: readonly GrantedExecutionPermission[]
  /** Whether the wallet revokes permissions; else the app asks for the transaction. Default true. */
  readonly revokesPermissions: boolean
  /** Whether the wallet reports the tokens of its accounts (ERC-7811). Default false. */
  readonly reportsAssets: boolean
  /** Whether the wallet lets a paymaster of the app pay the fee of several calls (ERC-7677). Default false. */
  readonly sponsorsCalls: boolean
  /** Whether the wallet shows what became of several calls: a prompt `wallet_showCallsStatus`. Default false. */
  readonly showsCalls: boolean
  /** Whether the wallet tells hashes in place of receipts (CAIP-345), as wallets on phones do. Default false. */
  readonly tellsHashes: boolean
  /** Whether the wallet tells what became of several calls; else they are pending. Default true. */
  readonly tellsCalls: boolean
  /** Whether an added chain becomes the site's chain at once. Default true. */
  readonly switchesOnAdd: boolean
  /** Whether `wallet_switchEthereumChain` is supported. Default true. */
  readonly switchesChains: boolean
  /** Whether `wallet_addEthereumChain` accepts the chain that the site is on. Default true. */
  readonly addsCurrentChain: boolean
  /** The error for a chain that the wallet does not know: with the code 4902, or without a code. Default `4902`. */
  readonly unknownChainError: '4902' | 'codeless'
  /** Whether the device signs what it cannot show: calls of contracts and typed data. Default true. */
  readonly signsBlindly: boolean
  /** The error of a rejected request: EIP-1193's, or a device's. Default `standard`. */
  readonly rejection: 'standard' | 'device'
  /** The account's transactions: sent at once, or queued for more signatures, with the hash of the queued one. Default `sent`. */
  readonly sends: 'sent' | 'queued'
}

/** The default state, without the fields that depend on the wallet. */
export const defaultState: Omit<WalletState, 'name' | 'icon' | 'chainId' | 'knownChainIds'> = {
  ...defaultBaseWalletState,
  atomic: 'unsupported',
  callsChainIds: 'all',
  callsVersion: '2.0.0',
  addressCase: 'checksum',
  addedChains: [],
  addsChains: true,
  feePercent: 100,
  usesNonce: true,
  permissions: 'none',
  grantedPermissions: [],
  revokesPermissions: true,
  reportsAssets: false,
  sponsorsCalls: false,
  showsCalls: false,
  switchesOnAdd: true,
  switchesChains: true,
  addsCurrentChain: true,
  unknownChainError: '4902',
  signsBlindly: true,
  rejection: 'standard',
  sends: 'sent',
  tellsHashes: false,
  tellsCalls: true,
}
