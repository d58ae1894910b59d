import type { WalletAddresses } from '@latchkit/login-api'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { mnemonicToSeedWebcrypto } from '@scure/bip39'
import { bytesToHex } from 'viem'
import { publicKeyToAddress } from 'viem/utils'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { deriveEvmKey } from './deriveEvmKey.js'
import { deriveSolanaKey } from './deriveSolanaKey.js'
import { toPhrase } from './toPhrase.js'

/** The private keys of a wallet: secp256k1 and Ed25519, 32 bytes each. */
export type WalletKeys = { readonly evm: Uint8Array; readonly solana: Uint8Array }

/** Derives the keys and the addresses of a wallet from its secret. The caller overwrites the keys after use. */
export async function deriveWallet(
  secret: Uint8Array,
): Promise<{ readonly keys: WalletKeys; readonly addresses: WalletAddresses }> {
  const seed = await mnemonicToSeedWebcrypto(toPhrase(secret))
  try {
    const keys = { evm: deriveEvmKey(seed), solana: deriveSolanaKey(seed) }
    return {
      keys,
      addresses: {
        eip155: publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(keys.evm, false))),
        solana: base58.encode(ed25519.getPublicKey(keys.solana)),
      },
    }
  } finally {
    zeroise(seed)
  }
}
