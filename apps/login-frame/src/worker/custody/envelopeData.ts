import type { EnvelopeType, WalletAddresses } from '@latchkit/login-api'

/** Length of an encrypted secret: nonce, secret and tag. */
export const ciphertextBytes = 72
/** While the key of an envelope is replaced, the envelope has the ciphertexts of the new and the old key. */
export const maxCiphertexts = 4

/** Returns the associated data of an envelope: its type, its version and its wallet. A service cannot exchange one of them. */
export function envelopeData(type: EnvelopeType, { eip155, solana }: WalletAddresses): Uint8Array {
  return new TextEncoder().encode(['latchkit envelope', type, '1', eip155, solana].join('\n'))
}
