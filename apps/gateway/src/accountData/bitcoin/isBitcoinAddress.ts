import { createHash } from 'node:crypto'
import { bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check((data: Uint8Array) => createHash('sha256').update(data).digest())
/** Version bytes of P2PKH and P2SH on mainnet, and on testnet, signet and regtest. */
const versions: ReadonlySet<number | undefined> = new Set([0x00, 0x05, 0x6f, 0xc4])
/** Prefixes of segwit addresses on mainnet, testnet and signet, and regtest. */
const prefixes: ReadonlySet<string> = new Set(['bc', 'tb', 'bcrt'])

/**
 * Whether a text is a Bitcoin address of any network with a valid checksum: P2PKH, P2SH, or segwit of any version (BIP-173,
 * BIP-350).
 */
export function isBitcoinAddress(text: string): boolean {
  if (text.length > 90) return false
  return isBase58Address(text) || isSegwitAddress(text)
}

function isBase58Address(text: string): boolean {
  try {
    const payload = base58check.decode(text)
    return payload.length === 21 && versions.has(payload[0])
  } catch {
    return false
  }
}

function isSegwitAddress(text: string): boolean {
  for (const encoding of [bech32, bech32m]) {
    const decoded = encoding.decodeUnsafe(text)
    if (!decoded || !prefixes.has(decoded.prefix)) continue
    const [version, ...words] = decoded.words
    const program = encoding.fromWordsUnsafe(words)
    if (version === undefined || version > 16 || !program) return false
    // Version 0 has the checksum of BIP-173, the others that of BIP-350.
    if (version === 0) return encoding === bech32 && (program.length === 20 || program.length === 32)
    return encoding === bech32m && program.length >= 2 && program.length <= 40
  }
  return false
}
