import type { Envelope } from '@latchkit/login-api'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { ciphertextBytes, maxCiphertexts } from './envelopeData.js'

/** Returns an envelope that the keys of both envelopes open, while one replaces the other. */
export function joinEnvelopes(next: Envelope, previous: Envelope): Envelope {
  const blob = concatBytes(base64urlnopad.decode(next.blob), base64urlnopad.decode(previous.blob))
  return { ...next, blob: base64urlnopad.encode(blob.slice(0, ciphertextBytes * maxCiphertexts)) }
}
