import { LatchkitError } from './base.js'

/** A text is not a valid CAIP id. The text itself is only in `details`, because it may contain an address. */
export class InvalidCaipError extends LatchkitError {
  override name = 'InvalidCaipError'
  constructor(parameters: {
    readonly standard: 'CAIP-2' | 'CAIP-10' | 'CAIP-19'
    readonly text: string
    readonly reason: string
  }) {
    const { standard, text, reason } = parameters
    super({
      code: 'invalid-caip',
      shortMessage: `This is not a ${standard} id: ${reason}.`,
      details: text.length > 200 ? `${text.slice(0, 200)}…` : text,
    })
  }
}
