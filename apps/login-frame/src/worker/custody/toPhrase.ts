import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/**
 * Returns the recovery phrase of a secret: 24 English words (BIP-39).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */
export function toPhrase(secret: Uint8Array): string {
  if (secret.length !== 32) throw new Error(`The secret must have 32 bytes, got ${secret.length}.`)
  return entropyToMnemonic(secret, wordlist)
}
