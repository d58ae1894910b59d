import type { Text } from '../text.js'
import type { LatchkitError } from './base.js'
import { getRecoveryHint } from './getRecoveryHint.js'
import type { RpcFailureReason } from './rpc.js'

/** The codes of the errors of this package and of the packages that it works with. */
const errorCodes = [
  'aborted',
  'account-not-found',
  'action-ignored',
  'adapter-not-found',
  'balance-unavailable',
  'blockhash-expired',
  'chain-not-supported',
  'config',
  'disconnect',
  'invalid-address',
  'invalid-amount',
  'invalid-caip',
  'invalid-parameter',
  'invalid-project-id',
  'invalid-send',
  'invalid-swap',
  'invalid-transaction',
  'invalid-typed-data',
  'method-not-supported',
  'network-not-found',
  'nfts-unavailable',
  'not-connected',
  'not-logged-in',
  'origin-not-allowed',
  'provider-missing',
  'receipt-timeout',
  'relay-not-configured',
  'relay-unreachable',
  'review-changed',
  'rpc-request',
  'service-response',
  'service-unreachable',
  'session-changed',
  'session-ended',
  'sign-in',
  'simulation-reverted',
  'simulation-unavailable',
  'swap-network',
  'swap-price-changed',
  'transaction-mismatch',
  'transactions-unavailable',
  'unexpected',
  'user-rejected',
  'wallet-not-found',
  'wallet-request',
  'wallet-response',
] as const

/** The values of the texts of errors, by the `code` of the error. */
type ErrorValues = {
  /** `status`: the HTTP status, if the server responded. */
  readonly 'service-unreachable': { readonly status?: number | undefined }
  /** `reason`: why the network gave no result. */
  readonly 'rpc-request': { readonly reason: RpcFailureReason }
  /** `rpcCode`: the wallet's JSON-RPC or EIP-1193 error code, if there is one. */
  readonly 'wallet-request': { readonly rpcCode?: number | undefined }
  /** The words of an error with a code of its own, which an adapter of the app throws. */
  readonly custom: { readonly text: string; readonly advice?: string | undefined }
}

/** The part of an error that a view shows. */
export type Failure = Text<Exclude<(typeof errorCodes)[number], keyof ErrorValues>, ErrorValues>

/** Returns the part of an error that a view shows. */
export function toFailure(
  error: LatchkitError & { readonly [field in 'rpcCode' | 'status' | 'reason']?: unknown },
): Failure {
  const { rpcCode, status, reason } = error
  const code = errorCodes.find((one) => one === error.code)
  switch (code) {
    case undefined:
      return { code: 'custom', values: { text: error.shortMessage, advice: getRecoveryHint(error) } }
    case 'wallet-request':
      return { code, values: typeof rpcCode === 'number' ? { rpcCode } : {} }
    case 'service-unreachable':
      return { code, values: typeof status === 'number' ? { status } : {} }
    case 'rpc-request':
      // An answer that cannot be used has no reason.
      return { code, values: { reason: (reason as RpcFailureReason | undefined) ?? 'failed' } }
    default:
      return { code }
  }
}
