import { LatchkitError } from './base.js'

/** A text that is not the CAIP id it stands for (spec §5). The text itself is in `details`: it may hold an address. */
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
