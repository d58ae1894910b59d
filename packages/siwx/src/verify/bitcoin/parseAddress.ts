import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** A Bitcoin address: its type, the hash or key in it, and the script of an output to it. */
export type BitcoinAddress = {
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
  readonly program: Uint8Array
  readonly script: Uint8Array
}

type Network = { readonly p2pkh: number; readonly p2sh: number; readonly prefix: string }

const mainnet: Network = { p2pkh: 0x00, p2sh: 0x05, prefix: 'bc' }
const testnet: Network = { p2pkh: 0x6f, p2sh: 0xc4, prefix: 'tb' }

/**
 * By the first digits of the hash of the genesis block (CAIP-2, BIP-122).
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @see https://github.com/bitcoin/bips/blob/master/bip-0122.mediawiki
 */
const networks: Readonly<Record<string, Network>> = {
  'bip122:000000000019d6689c085ae165831e93': mainnet,
  'bip122:000000000933ea01ad0ee984209779ba': testnet,
  'bip122:00000000da84f2bafbbc53dee25a72ae': testnet,
  'bip122:00000008819873e925422c1ff0f99f7c': testnet,
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': { ...testnet, prefix: 'bcrt' },
}

/** Returns the address format of a chain; `undefined` if it is not a Bitcoin chain. */
export function getNetwork(chainId: string): Network | undefined {
  return Object.hasOwn(networks, chainId) ? networks[chainId] : undefined
}

/** Parses an address whose owner has one key; `undefined` for others, and if the checksum or the network is wrong. */
export function parseAddress(text: string, network: Network): BitcoinAddress | undefined {
  try {
    return text.toLowerCase().startsWith(`${network.prefix}1`)
      ? parseSegwit(text)
      : parseBase58(text, network)
  } catch {
    return undefined
  }
}

function parseSegwit(text: string): BitcoinAddress | undefined {
  const isTaproot = text.toLowerCase().split('1')[1]?.startsWith('p') === true
  const coder = isTaproot ? bech32m : bech32
  const { words } = coder.decode(text as `${string}1${string}`, 90)
  const [version, ...rest] = words
  const program = coder.fromWords(rest)
  if (version === 0 && program.length === 20)
    return { kind: 'p2wpkh', program, script: Uint8Array.of(0, 20, ...program) }
  if (version === 1 && program.length === 32)
    return { kind: 'p2tr', program, script: Uint8Array.of(0x51, 32, ...program) }
  return undefined
}

function parseBase58(text: string, network: Network): BitcoinAddress | undefined {
  const [version, ...hash] = createBase58check(sha256).decode(text)
  const program = Uint8Array.from(hash)
  if (program.length !== 20) return undefined
  // DUP HASH160 … EQUALVERIFY CHECKSIG
  if (version === network.p2pkh)
    return { kind: 'p2pkh', program, script: Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac) }
  // HASH160 … EQUAL
  if (version === network.p2sh)
    return { kind: 'p2sh', program, script: Uint8Array.of(0xa9, 20, ...hash, 0x87) }
  return undefined
}
