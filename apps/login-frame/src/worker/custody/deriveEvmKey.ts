import { HDKey } from '@scure/bip32'

/**
 * Derives the secp256k1 key of the first EVM account from a BIP-39 seed: `m/44'/60'/0'/0/0` (BIP-32, BIP-44).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */
export function deriveEvmKey(seed: Uint8Array): Uint8Array {
  const root = HDKey.fromMasterSeed(seed)
  const account = root.derive("m/44'/60'/0'/0/0")
  try {
    if (!account.privateKey) throw new Error('The derived key has no private key.')
    return account.privateKey.slice()
  } finally {
    root.wipePrivateData()
    account.wipePrivateData()
  }
}
