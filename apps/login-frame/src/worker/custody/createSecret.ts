/** Creates the secret of a new wallet: 32 random bytes, the entropy of a recovery phrase of 24 words. */
export function createSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32))
}
