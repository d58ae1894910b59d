import { deriveEd25519Key } from './deriveEd25519Key.js'

/**
 * Derives the Ed25519 key of the first Solana account from a BIP-39 seed: `m/44'/501'/0'/0'`, as most Solana wallets do.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */
export function deriveSolanaKey(seed: Uint8Array): Uint8Array {
  return deriveEd25519Key(seed, [44, 501, 0, 0])
}
