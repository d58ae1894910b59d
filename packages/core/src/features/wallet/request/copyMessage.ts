import { isBytes } from '../../../foundation/encoding/isBytes.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'

/**
 * Copies a message, so that later changes by the caller do not affect the queued request.
 *
 * @throws `InvalidParameterError` if it is neither text nor a Uint8Array.
 */
export function copyMessage(message: unknown): string | Uint8Array {
  if (typeof message === 'string') return message
  if (isBytes(message)) return Uint8Array.from(message)
  throw new InvalidParameterError({ field: 'message', reason: 'it is neither text nor a Uint8Array' })
}
