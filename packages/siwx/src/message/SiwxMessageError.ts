import type { SiwxField } from './SiwxFields.js'

/** The part of a message that is invalid: a field, or the layout of its lines. */
export type SiwxMessagePart = SiwxField | 'version' | 'layout'

/** The text or the fields are not a valid sign-in message. */
export class SiwxMessageError extends Error {
  override readonly name = 'SiwxMessageError'
  /** The invalid part. */
  readonly part: SiwxMessagePart

  constructor(part: SiwxMessagePart, message: string) {
    super(message)
    this.part = part
  }
}

/** Creates the error of a value that does not meet a requirement. Long values are cut. */
export function createPartError(
  part: SiwxMessagePart,
  requirement: string,
  value: unknown,
): SiwxMessageError {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : typeof value
  return new SiwxMessageError(part, `"${part}" must ${requirement}, got ${text}.`)
}
