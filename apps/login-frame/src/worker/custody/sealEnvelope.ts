import type { Envelope, EnvelopeType, WalletAddresses } from '@latchkit/login-api'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { envelopeData } from './envelopeData.js'

/**
 * Encrypts the secret of a wallet in an envelope.
 *
 * @param key 32 bytes. A `managed` envelope has a random one, which the recovery service keeps.
 */
export function sealEnvelope(parameters: {
  readonly type: EnvelopeType
  readonly secret: Uint8Array
  readonly addresses: WalletAddresses
  readonly key: Uint8Array
}): Envelope {
  const { type, secret, addresses, key } = parameters
  const nonce = crypto.getRandomValues(new Uint8Array(24))
  const ciphertext = xchacha20poly1305(key, nonce, envelopeData(type, addresses)).encrypt(secret)
  return { type, blob: base64urlnopad.encode(concatBytes(nonce, ciphertext)) }
}
