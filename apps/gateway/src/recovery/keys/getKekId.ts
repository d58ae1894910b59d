import { deriveRecoveryKey } from './deriveRecoveryKey.js'

/** Returns what identifies a key in the texts that it has encrypted. It does not reveal the key. */
export function getKekId(kek: Uint8Array): string {
  return Buffer.from(deriveRecoveryKey(kek, 'id').subarray(0, 6)).toString('base64url')
}
