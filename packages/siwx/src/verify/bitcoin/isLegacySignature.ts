import { secp256k1 } from '@noble/curves/secp256k1'
import { utf8ToBytes } from '@noble/hashes/utils'
import { hash160, isEqual, sha256d, withSize } from './hashes.js'
import type { BitcoinAddress } from './parseAddress.js'

const prefix = utf8ToBytes('\x18Bitcoin Signed Message:\n')

/**
 * Returns whether a "Bitcoin Signed Message" (BIP-137) is valid for an address: P2PKH, P2WPKH, or P2WPKH within P2SH. The
 * header selects the key and whether it is compressed; wallets encode the address type in it inconsistently.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export function isLegacySignature(
  signature: Uint8Array,
  { kind, program }: BitcoinAddress,
  message: Uint8Array,
): boolean {
  const [header = 0] = signature
  if (signature.length !== 65 || header < 27 || header > 42) return false
  const hash = sha256d(prefix, withSize(message))
  const key = secp256k1.Signature.fromCompact(signature.slice(1))
    .addRecoveryBit((header - 27) & 3)
    .recoverPublicKey(hash)
  const isCompressed = header >= 31
  const keyHash = hash160(key.toRawBytes(isCompressed))
  if (kind === 'p2pkh') return isEqual(keyHash, program)
  if (!isCompressed) return false
  if (kind === 'p2sh') return isEqual(hash160(Uint8Array.of(0, 20, ...keyHash)), program)
  return kind === 'p2wpkh' && isEqual(keyHash, program)
}
