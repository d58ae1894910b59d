import { LatchkitError } from './base.js'

/** A transaction is invalid, so the wallet was not asked to send it. */
export class InvalidTransactionError extends LatchkitError {
  override name = 'InvalidTransactionError'
  /** The invalid field. */
  declare readonly field: string
  constructor(parameters: { readonly field: string; readonly reason: string }) {
    const { field, reason } = parameters
    super({ code: 'invalid-transaction', shortMessage: `The transaction's ${field} is wrong: ${reason}.` })
    this.field = field
  }
}

/** An address is invalid on its chain. The address itself is only in `details`. */
export class InvalidAddressError extends LatchkitError {
  override name = 'InvalidAddressError'
  /** The parameter with the address. */
  declare readonly field: string
  constructor(parameters: {
    readonly field: string
    readonly address: unknown
    /** The network's name. */
    readonly network: string
    /** The format of addresses on that network, or what this one is instead. */
    readonly reason: string
  }) {
    const { field, address, network, reason } = parameters
    super({
      code: 'invalid-address',
      shortMessage: `"${field}" is not an address on ${network}.`,
      metaMessages: [
        `${reason}. The wallet was not asked.`,
        `Look for a letter that is missing or mistyped, and whether it is an address on ${network} at all.`,
      ],
      details: typeof address === 'string' ? cut(address) : `a ${typeof address}`,
    })
    this.field = field
  }
}

/** An amount is invalid. */
export class InvalidAmountError extends LatchkitError {
  override name = 'InvalidAmountError'
  /** The parameter with the amount. */
  declare readonly field: string
  constructor(parameters: {
    readonly field: string
    /** Its unit, such as `lamports`. */
    readonly unit: string
    readonly reason: string
  }) {
    const { field, unit, reason } = parameters
    super({
      code: 'invalid-amount',
      shortMessage: `The amount in "${field}" cannot be sent: ${reason}.`,
      metaMessages: [`It is counted in ${unit}, as a bigint. The wallet was not asked.`],
    })
    this.field = field
  }
}

/** A parameter is invalid, so the wallet was not asked. */
export class InvalidParameterError extends LatchkitError {
  override name = 'InvalidParameterError'
  /** The parameter. */
  declare readonly field: string
  constructor(parameters: { readonly field: string; readonly reason: string }) {
    const { field, reason } = parameters
    super({
      code: 'invalid-parameter',
      shortMessage: `The parameter "${field}" is wrong: ${reason}.`,
      metaMessages: ['The wallet was not asked. Correct it, and ask again.'],
    })
    this.field = field
  }
}

function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
