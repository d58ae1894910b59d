import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import type { BitcoinAddress } from './bitcoinAddress.js'

type Point = readonly [x: bigint, y: bigint]

/** The field and generator of secp256k1 (SEC 2). */
const prime = 2n ** 256n - 2n ** 32n - 977n
const generator: Point = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
]

/**
 * Returns whether an address was derived from a public key: by hash (p2pkh, p2wpkh, and p2wpkh
 * within p2sh), or for taproot the output key, or the internal key before the tweak of BIP-341.
 * Returns false for other scripts, whose keys are unknown.
 *
 * @param publicKey Hex without prefix: 33 bytes, or 32 in the taproot format.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 *
 * @example
 * ```ts
 * import { isPublicKeyOf, parseBitcoinAddress } from '@latchkit/core/schema'
 *
 * const address = parseBitcoinAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
 * const key = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
 * address && isPublicKeyOf(key, address) // true
 * ```
 */
export function isPublicKeyOf(publicKey: string, { kind, program }: BitcoinAddress): boolean {
  const key = Uint8Array.from(publicKey.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  if (kind === 'p2tr') {
    const point = liftX(bytesToNumber(key.slice(-32)))
    const wanted = bytesToNumber(program)
    return point !== undefined && (point[0] === wanted || tweak(point)[0] === wanted)
  }
  if (kind === 'p2sh') return equal(hash160(redeemScriptOf(key)), program)
  return (kind === 'p2pkh' || kind === 'p2wpkh') && equal(hash160(key), program)
}

/**
 * The redeem script of a p2sh address that wraps p2wpkh (BIP-141).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0141.mediawiki
 */
export function redeemScriptOf(publicKey: Uint8Array): Uint8Array {
  return Uint8Array.of(0, 20, ...hash160(publicKey))
}

function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes))
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/**
 * Applies the tweak of BIP-341 to a key without scripts. All values are public, so it need not run
 * in constant time.
 */
function tweak(point: Point): Point {
  const tag = sha256(new TextEncoder().encode('TapTweak'))
  let times = bytesToNumber(sha256(Uint8Array.of(...tag, ...tag, ...numberToBytes(point[0]))))
  let sum = point
  for (let power = generator; times > 0n; times >>= 1n, power = add(power, power))
    if (times & 1n) sum = add(sum, power)
  return sum
}

/** Returns the point with that x and the even y (BIP-340), if it exists. */
function liftX(x: bigint): Point | undefined {
  const square = mod(x ** 3n + 7n)
  let root = 1n
  // The square root is the (p + 1) / 4th power, because p mod 4 is 3.
  for (let power = square, rest = (prime + 1n) / 4n; rest > 0n; rest >>= 1n, power = mod(power * power))
    if (rest & 1n) root = mod(root * power)
  if (x >= prime || mod(root * root) !== square) return undefined
  return [x, root & 1n ? prime - root : root]
}

function add([x1, y1]: Point, [x2, y2]: Point): Point {
  const slope = x1 === x2 ? mod(3n * x1 * x1 * inverse(2n * y1)) : mod((y2 - y1) * inverse(x2 - x1))
  const x = mod(slope * slope - x1 - x2)
  return [x, mod(slope * (x1 - x) - y1)]
}

/** The extended Euclidean algorithm. */
function inverse(value: bigint): bigint {
  let [low, high, x, y] = [mod(value), prime, 1n, 0n]
  while (low > 1n) {
    const ratio = high / low
    ;[low, high, x, y] = [high - ratio * low, low, y - ratio * x, x]
  }
  return mod(x)
}

function mod(value: bigint): bigint {
  const rest = value % prime
  return rest < 0n ? rest + prime : rest
}

function bytesToNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => (number << 8n) + BigInt(byte), 0n)
}

function numberToBytes(number: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => Number((number >> BigInt(8 * (31 - at))) & 255n))
}
