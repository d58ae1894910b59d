import { LatchkitError } from './base.js'

/** The codes of `PayError`, with their standard texts. */
const texts = {
  'pay-invalid-config': 'Invalid payment configuration',
  'pay-invalid-recipient': 'Invalid recipient address',
  'pay-invalid-asset': 'Invalid payment asset',
  'pay-invalid-amount': 'Invalid payment amount',
  'pay-unknown': 'Unknown payment error',
  'pay-not-initiated': 'Unable to initiate payment',
  'pay-invalid-namespace': 'Invalid chain namespace',
  'pay-failed': 'The payment failed.',
  'pay-exchanges': 'Unable to get exchanges',
  'pay-asset-not-supported': 'Asset not supported',
  'pay-url': 'Unable to get pay URL',
  'pay-status': 'Unable to get buy status',
} as const

/** Why a payment cannot begin, or failed. */
export type PayErrorCode = keyof typeof texts

/** A payment cannot begin, or failed. `code` tells why. */
export class PayError extends LatchkitError {
  override name = 'PayError'
  declare readonly code: PayErrorCode
  constructor(parameters: {
    readonly code: PayErrorCode
    /** Why, or what to do. */
    readonly reason?: string | undefined
    readonly cause?: unknown
  }) {
    const { code, reason, cause } = parameters
    super({ code, shortMessage: texts[code], metaMessages: reason === undefined ? [] : [reason], cause })
  }
}

/** Whether an error is a `PayError`. Reads `code`, because an app can bundle two copies of this package. */
export function isPayErrorCode(code: string): code is PayErrorCode {
  return Object.hasOwn(texts, code)
}
