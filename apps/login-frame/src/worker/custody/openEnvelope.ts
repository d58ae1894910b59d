import type { Envelope, WalletAddresses } from '@latchkit/login-api'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { base64urlnopad } from '@scure/base'
import { ciphertextBytes, envelopeData, maxCiphertexts } from './envelopeData.js'

/**
 * Decrypts the secret of a wallet.
 *
 * @throws Error if the key is another one, or the envelope is of another type or wallet, or was changed.
 */
export function openEnvelope(envelope: Envelope, addresses: WalletAddresses, key: Uint8Array): Uint8Array {
  const blob = base64urlnopad.decode(envelope.blob)
  const data = envelopeData(envelope.type, addresses)
  for (let index = 0; index < maxCiphertexts; index++) {
    const part = blob.subarray(index * ciphertextBytes, (index + 1) * ciphertextBytes)
    if (part.length < ciphertextBytes) break
    try {
      return xchacha20poly1305(key, part.subarray(0, 24), data).decrypt(part.subarray(24))
    } catch {
      // During a rotation, the key may belong to the next one.
    }
  }
  throw new Error('The envelope cannot be opened with this key.')
}
