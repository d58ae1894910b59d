import { createHash } from 'node:crypto'
import { bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check((data: Uint8Array) => createHash('sha256').update(data).digest())

/** The beginning of an address: the version byte of P2PKH and P2SH in base58, or the prefix of segwit. */
type Form = number | string

const mainnetForms: readonly Form[] = [0x00, 0x05, 'bc']
const testnetForms: readonly Form[] = [0x6f, 0xc4, 'tb']
/** Base58 addresses of all test networks begin alike. */
const regtestForms: readonly Form[] = [0x6f, 0xc4, 'bcrt']
const allForms: ReadonlySet<Form> = new Set([...mainnetForms, ...testnetForms, ...regtestForms])

/** The forms of addresses by CAIP-2 reference. */
const formsOf: ReadonlyMap<string, readonly Form[]> = new Map([
  ['000000000019d6689c085ae165831e93', mainnetForms],
  // Testnet 3, testnet 4 and signet.
  ['000000000933ea01ad0ee984209779ba', testnetForms],
  ['00000000da84f2bafbbc53dee25a72ae', testnetForms],
  ['00000008819873e925422c1ff0f99f7c', testnetForms],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', regtestForms],
])

/**
 * Whether a text is a Bitcoin address with a valid checksum: P2PKH, P2SH, or segwit of any version (BIP-173, BIP-350).
 *
 * @param chainId CAIP-2 id of the network. Default, and for a network that is not known: an address of any network.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 */
export function isBitcoinAddress(text: string, chainId = ''): boolean {
  if (text.length > 90) return false
  const form = getBase58Form(text) ?? getSegwitForm(text)
  if (form === undefined) return false
  const forms = formsOf.get(chainId.slice(chainId.indexOf(':') + 1))
  return forms ? forms.includes(form) : allForms.has(form)
}

function getBase58Form(text: string): Form | undefined {
  try {
    const payload = base58check.decode(text)
    return payload.length === 21 ? payload[0] : undefined
  } catch {
    return undefined
  }
}

function getSegwitForm(text: string): Form | undefined {
  for (const encoding of [bech32, bech32m]) {
    const decoded = encoding.decodeUnsafe(text)
    if (!decoded) continue
    const [version, ...words] = decoded.words
    const program = encoding.fromWordsUnsafe(words)
    if (version === undefined || version > 16 || !program) return undefined
    // Version 0 has the checksum of BIP-173, the others the checksum of BIP-350.
    const isValid =
      version === 0
        ? encoding === bech32 && (program.length === 20 || program.length === 32)
        : encoding === bech32m && program.length >= 2 && program.length <= 40
    return isValid ? decoded.prefix : undefined
  }
  return undefined
}
