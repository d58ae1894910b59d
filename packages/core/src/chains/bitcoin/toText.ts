import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'

/**
 * Returns a message as text, for wallets that sign only text.
 *
 * @throws `MethodNotSupportedError` if the bytes are not valid UTF-8
 * @example
 * ```ts
 * import { toText } from '@latchkit/core/bip122'
 *
 * toText(Uint8Array.of(104, 105)) // 'hi'
 * ```
 */
export function toText(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    throw new MethodNotSupportedError({ method: 'signMessage of bytes', namespace: 'bip122' })
  }
}
