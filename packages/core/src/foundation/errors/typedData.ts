import { LatchkitError } from './base.js'

/**
 * Typed data is invalid, so that no wallet could show and sign it (EIP-712).
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export class InvalidTypedDataError extends LatchkitError {
  override name = 'InvalidTypedDataError'
  constructor(parameters: { readonly reason: string; readonly cause?: unknown }) {
    const { reason, cause } = parameters
    super({ code: 'invalid-typed-data', shortMessage: `The typed data is wrong: ${reason}.`, cause })
  }
}
