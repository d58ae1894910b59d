import type { Effect } from '@latchkit/core/eip1193'
import type { TypedData } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import type { PlainData } from '@latchkit/frame-client'
import type { Permission, PermissionContracts } from '@latchkit/permissions'
import type { UnsignedDelegation } from '../../shared/permission/UnsignedDelegation.js'
import type { AccountCall } from '../../shared/smartAccount/accountCalls.js'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'
import type { FailureCode } from './FailureCode.js'

/** A transaction that an app asks to send. Amounts in wei. */
export type EvmTransactionRequest = {
  /** Absent to create a contract. */
  readonly to?: `0x${string}` | undefined
  readonly data: `0x${string}`
  readonly value: bigint
  readonly gas?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/** A Solana transaction in wire format, and the text encoding of the request, which the answer uses too. */
export type SolanaTransactionRequest = {
  readonly bytes: Uint8Array
  readonly encoding: 'base58' | 'base64'
}

/** Options of `solana_signAndSendTransaction`. */
export type SolanaSend = Readonly<Record<string, PlainData>>

/**
 * A change of what the wallet is logged in or recovered with. `emailChange`: of the address of the account, before a mail is sent.
 * `recoveryMove`: of the login that recovers the wallet, which its key signs. `from`: null if there is none, or it is not known.
 */
export type AccountChange = {
  readonly type: 'emailChange' | 'recoveryMove'
  readonly from: string | null
  readonly to: string
}

/** Request of an app to the user to sign. */
export type SigningRequest =
  | AccountChange
  | { readonly type: 'evmMessage'; readonly message: Uint8Array }
  | { readonly type: 'evmTypedData'; readonly typedData: TypedData }
  | { readonly type: 'evmTransaction'; readonly transaction: EvmTransactionRequest }
  | {
      /** Calls of a smart account: all of them happen, or none. */
      readonly type: 'evmCalls'
      readonly calls: readonly AccountCall[]
      /** The result: the operation at once (`SentOperation`), or the hash of the transaction when it is included. */
      readonly answer: 'operationHash' | 'transactionHash'
    }
  | {
      /** A permission for a session key (ERC-7715). */
      readonly type: 'evmPermission'
      readonly permission: Permission
      /** In seconds since 1970. */
      readonly expiry: number
      readonly sessionKey: `0x${string}`
    }
  | { readonly type: 'solanaMessage'; readonly message: Uint8Array }
  | {
      readonly type: 'solanaTransactions'
      readonly transactions: readonly SolanaTransactionRequest[]
      /** Absent: it is signed only. */
      readonly send?: SolanaSend | undefined
      /** Whether the answer is a list. */
      readonly isList: boolean
    }

/** Why the paymaster does not pay. `overBudget`: the budget of the app is used up. */
export type SponsorRefusal = 'refused' | 'overBudget' | 'unavailable'

/** Who pays the fee of an operation. If the paymaster does not, the account pays. */
export type OperationFee =
  | { readonly status: 'own' | SponsorRefusal }
  /** `name`: of the sponsor, as the paymaster states it. */
  | { readonly status: 'sponsored'; readonly name?: string | undefined }

/** A token that a transaction calls, as its contract describes itself. */
export type TokenFacts = { readonly symbol: string; readonly decimals: number }

/** The change of a token's balance in base units; a loss is negative. `token`: its description, if it has one. */
export type TokenChange = {
  readonly address: `0x${string}`
  readonly amount: bigint
  readonly token?: TokenFacts | undefined
}

/** Simulation by the chain's node of a transaction that was not sent. Amounts in base units; a loss is negative. */
export type Simulation =
  | { readonly status: 'unavailable' }
  | { readonly status: 'reverted'; readonly reason: string }
  /** Only whether it succeeds is known. */
  | { readonly status: 'succeeded' }
  | {
      readonly status: 'changes'
      readonly native: bigint
      /** SOL in the token account that a transfer creates for the recipient, which the account pays. */
      readonly accountRent?: bigint | undefined
      /** Of the called contract, and of contracts that report transfers of the account. */
      readonly tokens?: readonly TokenChange[] | undefined
      /** Whether all contracts that report transfers of the account are in `tokens`. */
      readonly isComplete?: boolean | undefined
      /** Losses and allowances of the account, beside transfers of tokens. */
      readonly access?: readonly Effect[] | undefined
    }

/** Displayed fields, and the bytes to sign: the displayed fields are read from the bytes that are signed. */
export type ApprovalContent =
  | Exclude<SigningRequest, { type: 'evmCalls' | 'evmPermission' | 'evmTransaction' | 'solanaTransactions' }>
  | {
      readonly type: 'evmTransaction'
      /** Unsigned, serialized with its type. */
      readonly transaction: `0x${string}`
      readonly token?: TokenFacts | undefined
      readonly simulation: Simulation
      /** Of the account's smart contract, to recognize the revocation of a permission. */
      readonly delegationManager?: `0x${string}` | undefined
    }
  | UserOperationContent
  | PermissionContent
  | (Extract<SigningRequest, { type: 'solanaTransactions' }> & { readonly simulation: Simulation })

/** A delegation, which is displayed as the permission that its caveats mean. */
export type PermissionContent = {
  readonly type: 'evmPermission'
  readonly delegation: UnsignedDelegation
  /** Of the configuration. Without them the caveats have no meaning. */
  readonly contracts: PermissionContracts
  /** That is signed (EIP-712). */
  readonly hash: `0x${string}`
  /** Of the permission. Null for a contract that is no token, and for the native token. */
  readonly token: TokenFacts | null
  /** With it the account becomes a smart account first. Absent: it is one already. */
  readonly upgrade?: UserOperationContent | undefined
}

/** A user operation, which is displayed as its calls. */
export type UserOperationContent = {
  readonly type: 'evmUserOperation'
  readonly entryPoint: `0x${string}`
  /** To recognize the revocation of a permission. */
  readonly delegationManager?: `0x${string}` | undefined
  readonly operation: UserOperation
  /** The account delegates to this contract with the operation (EIP-7702). Absent: it does already. */
  readonly authorization?: {
    readonly implementation: `0x${string}`
    readonly nonce: number
    /** Whether the account delegates to another contract now. */
    readonly isReplaced: boolean
  }
  readonly fee: OperationFee
  /** Of the called contracts, by call. Null for a contract that is no token. */
  readonly tokens: readonly (TokenFacts | null)[]
  readonly simulation: Simulation
  readonly answer: 'operationHash' | 'transactionHash'
}

/** Who asks, and for which account and chain. */
export type ApprovalSubject = {
  readonly id: string
  /** Of the app, as the browser states it. */
  readonly origin: string
  readonly chainId: CaipNetworkId
  /** The user's address on that chain. */
  readonly address: string
  /** Address of the key of the account, if that is a contract with an address of its own (ERC-4337). */
  readonly owner?: `0x${string}` | undefined
}

/** A login with an account of a provider that takes place in the window of the app. */
export type LeaveRequest = { readonly type: 'leave'; readonly url: string }

/** A request to sign that waits for the user. */
export type ApprovalRequest = ApprovalSubject & { readonly request: SigningRequest }

/**
 * A request in the queue. `settings`: the settings of the wallet are displayed until the user closes them. `passkey`: the user
 * logs in with a passkey; the account, and so its address, is not known yet. `leave`: the user leaves the page of the app to log
 * in at `url`. Nothing is signed.
 */
export type QueuedRequest = ApprovalSubject & {
  readonly request: SigningRequest | { readonly type: 'settings' | 'passkey' } | LeaveRequest
}

/**
 * Prices in US dollars, of the gateway of the operator. `tokens`: by address in lower case. What has no price is left out. `symbols`: of the
 * tokens that the gateway knows.
 */
export type Prices = {
  readonly native?: number | undefined
  readonly tokens: Readonly<Record<string, number>>
  readonly symbols?: Readonly<Record<string, string>> | undefined
}

/** A request that is displayed. */
export type Approval = ApprovalSubject & {
  readonly content: ApprovalContent
  readonly prices?: Prices | undefined
  /** Whom the request sends something to, with the name that the gateway of the operator has verified. */
  readonly recipient?: { readonly address: string; readonly name: string } | undefined
}

/** How a request ends. An aborted one has no outcome: the app has been answered. */
export type ApprovalOutcome =
  | { readonly status: 'approved'; readonly result: PlainData }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly code: FailureCode }
