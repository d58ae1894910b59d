import type { LatchkitError } from './base.js'
import {
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  CallsNotSupportedError,
  DuplicateIdError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
} from './calls.js'
import type { WalletRequestError } from './walletRequest.js'

/** The error classes of EIP-5792, by code. */
const classes: Readonly<
  Record<
    number,
    new (parameters: {
      readonly details?: string | undefined
      readonly cause?: unknown
    }) => LatchkitError
  >
> = {
  5700: UnsupportedNonOptionalCapabilityError,
  5710: UnsupportedChainIdError,
  5720: DuplicateIdError,
  5730: UnknownBundleIdError,
  5740: BundleTooLargeError,
  5750: AtomicReadyWalletRejectedUpgradeError,
  5760: AtomicityNotSupportedError,
}

/** "Method not found" of JSON-RPC, and "unsupported method" of EIP-1193. */
const methodCodes: readonly unknown[] = [-32_601, 4200]

/** No code, and the codes of JSON-RPC and EIP-1474 that name no cause: only the message does. */
const unspecificCodes: readonly unknown[] = [undefined, -32_603, -32_000]

/** Names the method. An error of another cause is no proof that nothing was sent. */
const methodWords =
  /\bmethod\b.{0,80}(?:not (?:be )?(?:found|supported|implemented|available|exist)|n't exist|unsupported)|(?:unsupported|unknown|unimplemented) (?:\w+ )?method/is

/** Names of JSON-RPC methods of wallets, nodes, bundlers and paymasters. */
const methodNames = /\b(?:wallet|eth|pm|anvil|debug|web3|net|pimlico)_[a-zA-Z]\w*/g

/**
 * Converts an error of a wallet that was asked for a method of EIP-5792 to the class of its code, or to `CallsNotSupportedError` if
 * the wallet does not implement the method. Other errors stay unchanged.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export function toCallsError(thrown: unknown, method: string): unknown {
  const error = toOwnError(thrown)
  if (!isWalletRequestError(error)) return error
  const { rpcCode, details } = error
  const CallsError = classes[rpcCode ?? 0]
  if (CallsError) return new CallsError({ details, cause: error })
  return isMethodMissing(error, method)
    ? new CallsNotSupportedError({ method, details, cause: error })
    : error
}

/**
 * The provider of a remote wallet and of the login frame throws an error of EIP-1193 around our own one, which has the code of
 * the wallet.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function toOwnError(thrown: unknown): unknown {
  const own = causeOf(causeOf(thrown))
  return isWalletRequestError(own) ? own : thrown
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

/**
 * Returns whether the error of a wallet says that it does not implement the method. One that names another method, such as one that
 * the wallet asked its node for, is no proof that nothing was sent.
 */
export function isMethodMissing(error: unknown, method: string): error is WalletRequestError {
  if (!isWalletRequestError(error)) return false
  const { rpcCode, details } = error
  const named = details?.match(methodNames)
  if (named && !named.includes(method)) return false
  return (
    methodCodes.includes(rpcCode) || (unspecificCodes.includes(rpcCode) && methodWords.test(details ?? ''))
  )
}

/** Reads `code` instead of using `instanceof`, which fails when an app bundles two copies of this package. */
function isWalletRequestError(error: unknown): error is WalletRequestError {
  return error instanceof Error && 'code' in error && error.code === 'wallet-request'
}
