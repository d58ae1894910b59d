import { LatchkitError } from './base.js'

/** Fields that all errors of a batch of calls have. */
type Parameters = {
  /** The message of the wallet. */
  readonly details?: string | undefined
  readonly cause?: unknown
}

/**
 * The wallet does not support a capability of a batch that is not optional (EIP-5792, code 5700).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export class UnsupportedNonOptionalCapabilityError extends LatchkitError {
  override name = 'UnsupportedNonOptionalCapabilityError'
  readonly rpcCode = 5700
  constructor(parameters: Parameters & { readonly capability?: string | undefined } = {}) {
    const { capability, ...rest } = parameters
    super({
      ...rest,
      code: 'capability-not-supported',
      shortMessage: 'The wallet does not support a capability that the calls need.',
      metaMessages: [
        `${capability === undefined ? 'A capability' : `"${capability}"`} is not optional. Nothing was signed or sent.`,
        'Set `optional: true` for the capability, or leave it out.',
      ],
    })
  }
}

/** The wallet does not execute batches of calls on the chain (EIP-5792, code 5710). */
export class UnsupportedChainIdError extends LatchkitError {
  override name = 'UnsupportedChainIdError'
  readonly rpcCode = 5710
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'calls-chain-not-supported',
      shortMessage: 'The wallet does not execute calls together on this network.',
      metaMessages: [
        'It does not support the network. Nothing was signed or sent.',
        'Choose another network.',
      ],
    })
  }
}

/** There is a batch with the same id already (EIP-5792, code 5720). */
export class DuplicateIdError extends LatchkitError {
  override name = 'DuplicateIdError'
  readonly rpcCode = 5720
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'calls-duplicate-id',
      shortMessage: 'The wallet has calls with this id already.',
      metaMessages: [
        'Each batch of calls needs an id of its own. These calls were not sent.',
        'Look up the earlier calls before you send these again.',
      ],
    })
  }
}

/** The wallet does not know a batch of calls (EIP-5792, code 5730). */
export class UnknownBundleIdError extends LatchkitError {
  override name = 'UnknownBundleIdError'
  readonly rpcCode = 5730
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'calls-unknown-id',
      shortMessage: 'The wallet does not know these calls.',
      metaMessages: [
        'Another wallet accepted them, or the wallet has forgotten them.',
        'Connect the wallet that accepted them, or look at the activity of the account.',
      ],
    })
  }
}

/** The batch has too many calls for the wallet (EIP-5792, code 5740). */
export class BundleTooLargeError extends LatchkitError {
  override name = 'BundleTooLargeError'
  readonly rpcCode = 5740
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'calls-too-large',
      shortMessage: 'There are too many calls for the wallet.',
      metaMessages: ['It does not execute as many calls together. Nothing was sent.', 'Send fewer calls.'],
    })
  }
}

/** The wallet can execute calls together after an upgrade, which the user declined (EIP-5792, code 5750). */
export class AtomicReadyWalletRejectedUpgradeError extends LatchkitError {
  override name = 'AtomicReadyWalletRejectedUpgradeError'
  readonly rpcCode = 5750
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'calls-upgrade-declined',
      shortMessage: 'The upgrade of the account was declined in the wallet.',
      metaMessages: [
        'The wallet needs it to execute all calls or none. Nothing was sent.',
        'Approve the upgrade, or send the calls without `atomicRequired`.',
      ],
    })
  }
}

/** The wallet cannot execute all calls or none (EIP-5792, code 5760). */
export class AtomicityNotSupportedError extends LatchkitError {
  override name = 'AtomicityNotSupportedError'
  readonly rpcCode = 5760
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'calls-atomicity-not-supported',
      shortMessage: 'The wallet cannot execute all calls or none.',
      metaMessages: [
        'The calls need it, and the account or the network does not support it. Nothing was sent.',
        'Send the calls without `atomicRequired`, or connect another wallet.',
      ],
    })
  }
}

type Texts = readonly [shortMessage: string, advice: string]

/** Explanation of a missing method of EIP-5792, and an alternative. */
const missing: { readonly wallet_sendCalls: Texts; readonly [method: string]: Texts | undefined } = {
  wallet_sendCalls: [
    'The wallet does not execute several calls together.',
    "Connect another wallet, or send one transaction after the other with `fallback: 'sequential'`.",
  ],
  wallet_getCallsStatus: [
    'The wallet does not tell what became of calls.',
    'Connect the wallet that accepted the calls, or look at the activity of the account.',
  ],
  wallet_showCallsStatus: [
    'The wallet cannot show what became of calls.',
    'Show the result of `waitForCalls` in the app instead.',
  ],
}

/** The wallet has no EIP-5792, or not the method of it that was asked for. */
export class CallsNotSupportedError extends LatchkitError {
  override name = 'CallsNotSupportedError'
  constructor(parameters: Parameters & { readonly method: string }) {
    const { method, ...rest } = parameters
    const [shortMessage, advice] = missing[method] ?? missing.wallet_sendCalls
    super({
      ...rest,
      code: 'calls-not-supported',
      shortMessage,
      metaMessages: [`It does not implement ${method} (EIP-5792).`, advice],
    })
  }
}

/**
 * The wallet does not report the assets of its account (ERC-7811).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export class AssetsNotSupportedError extends LatchkitError {
  override name = 'AssetsNotSupportedError'
  constructor(parameters: Parameters = {}) {
    super({
      ...parameters,
      code: 'assets-not-supported',
      shortMessage: 'The wallet does not report the assets of its account.',
      metaMessages: [
        'It does not implement wallet_getAssets (ERC-7811).',
        'Read the balances from the chain or from the data API, for example with `getTokens`.',
      ],
    })
  }
}

/** A batch of calls was not complete in time (by default 60000 ms). It may still be executed. */
export class CallsTimeoutError extends LatchkitError {
  override name = 'CallsTimeoutError'
  constructor(parameters: { readonly id: string; readonly timeoutMs: number; readonly cause?: unknown }) {
    const { id, timeoutMs, cause } = parameters
    super({
      code: 'calls-timeout',
      shortMessage: 'The calls are not complete yet.',
      metaMessages: [
        `The calls ${id.slice(0, 80)} were not complete within ${timeoutMs} ms.`,
        'They may still be executed: look them up before you send them again.',
      ],
      cause,
    })
  }
}
