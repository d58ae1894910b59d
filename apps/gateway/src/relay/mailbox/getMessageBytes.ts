import type { NewMessage } from './Mailbox.js'

/** Returns the bytes of a message and its attestation in UTF-8. */
export function getMessageBytes({
  message,
  attestation,
}: Pick<NewMessage, 'message' | 'attestation'>): number {
  return Buffer.byteLength(message) + Buffer.byteLength(attestation ?? '')
}
