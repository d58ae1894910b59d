import { secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { fromHex, sameBytes } from '../../foundation/encoding/bytes.js'
import type { BitcoinAddress } from './bitcoinAddress.js'
import { redeemScriptOf } from './bitcoinPublicKey.js'
import { hash160, hashesOf, resolveEcdsaScript } from './ecdsaScripts.js'
import type { PsbtView } from './PsbtView.js'
import { parsePushes } from './rawTransaction.js'
import { commitsTo, isTaprootScript, tweakKey } from './taprootScripts.js'

type Input = PsbtView['inputs'][number]

/** An address that signs, with its public key in hex if the wallet provides it. */
export type SigningAddress = BitcoinAddress & { readonly publicKey?: string | undefined }

/** The encodings of one public key. */
type Key = {
  readonly compressed: Uint8Array
  readonly uncompressed: Uint8Array
  readonly xOnly: Uint8Array
}

/**
 * Finds the key of an address in an input: the output pays to the address, or the key, or its hash, is in a script
 * that the output commits to. A key with a derivation path in the PSBT counts too: only the wallet can tell whose it is.
 *
 * @returns Whether a taproot script names the key as it was before the tweak of BIP-341; `undefined` if the input has no
 * such key.
 * @throws `TypeError` if the output does not commit to the scripts, or the PSBT does not contain them
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 */
export function findSigningKey(
  input: Input,
  address: SigningAddress,
): { readonly isUntweaked: boolean } | undefined {
  const { script = new Uint8Array() } = input
  if (sameBytes(script, address.script)) return { isUntweaked: false }
  const owner = createOwner(address)
  return isTaprootScript(script) ? findInTaproot(input, script.slice(2), owner) : findInScript(input, owner)
}

type Owner = ReturnType<typeof createOwner>

function findInScript(input: Input, owner: Owner): { readonly isUntweaked: boolean } | undefined {
  const { keyHash, scriptCode, isNested, isSegwit } = resolveEcdsaScript(
    input.script ?? new Uint8Array(),
    input,
  )
  const pushes = keyHash ? [keyHash] : parsePushes(scriptCode)
  // The owner of a single key is known by its hash.
  const derived = keyHash && !(isNested && !isSegwit) ? [] : (input.bip32Derivation ?? [])
  const isNamed = pushes.some(
    (push) =>
      (push.length > 32 && toKeys(push).some(owner.hasKey)) ||
      owner.hasHash(push) ||
      derived.some(({ pubkey }) => isNameOf(push, pubkey)),
  )
  return isNamed ? { isUntweaked: false } : undefined
}

function findInTaproot(
  { tapInternalKey, tapMerkleRoot, tapLeafScript = [], tapBip32Derivation = [] }: Input,
  outputKey: Uint8Array,
  owner: Owner,
): { readonly isUntweaked: boolean } | undefined {
  const tweaked = tapInternalKey && tweakKey(tapInternalKey, tapMerkleRoot)
  // The root may be missing beside scripts, so another key is no contradiction there.
  const isInternal = tweaked !== undefined && sameBytes(tweaked, outputKey)
  const isDerived = (push: Uint8Array) => tapBip32Derivation.some(({ pubkey }) => isNameOf(push, pubkey))
  if (tapInternalKey && isInternal) {
    const isOwn = toKeys(tapInternalKey).some(owner.hasKey)
    if (isOwn || (tapMerkleRoot && isDerived(tapInternalKey))) return { isUntweaked: false }
  }
  // The key itself is the output key, without a tweak.
  if (toKeys(outputKey).some(owner.hasKey)) return { isUntweaked: false }
  for (const leaf of tapLeafScript) {
    if (!commitsTo(leaf, outputKey)) throw new TypeError('the output does not commit to its script')
    for (const push of parsePushes(leaf.script)) {
      const isOwn = push.length === 32 && toKeys(push).some(owner.hasKey)
      if (isOwn || owner.hasHash(push) || isDerived(push)) return { isUntweaked: !owner.isOutputKey(push) }
    }
  }
  if (tapLeafScript.length === 0 && !isInternal)
    throw new TypeError('the PSBT must contain its internal key or the script to sign')
  return undefined
}

/** Recognises the key of an address by its encodings and hashes. */
function createOwner({ kind, program, publicKey }: SigningAddress) {
  const known = [
    ...(publicKey ? toKeys(fromHex(publicKey)) : []),
    ...(kind === 'p2tr' ? toKeys(program) : []),
  ]
  const hashes = known.flatMap(({ compressed, uncompressed, xOnly }) =>
    [compressed, uncompressed, xOnly].flatMap(hashesOf),
  )
  const isKeyHash = kind === 'p2pkh' || kind === 'p2wpkh'
  function isOf({ compressed, uncompressed, xOnly }: Key): boolean {
    if (kind === 'p2tr') return publicKey === undefined && sameBytes(tweakKey(xOnly) ?? xOnly, program)
    if (kind === 'p2sh') return sameBytes(hash160(redeemScriptOf(compressed)), program)
    return isKeyHash && [compressed, uncompressed].some((key) => sameBytes(hash160(key), program))
  }
  return {
    isOutputKey: (push: Uint8Array) => kind === 'p2tr' && sameBytes(push, program),
    hasKey: (key: Key) => known.some(({ xOnly }) => sameBytes(xOnly, key.xOnly)) || isOf(key),
    hasHash: (push: Uint8Array) =>
      hashes.some((hash) => sameBytes(hash, push)) ||
      (isKeyHash && sameBytes(push, program)) ||
      (kind === 'p2sh' &&
        push.length === 20 &&
        sameBytes(hash160(concatBytes(Uint8Array.of(0, 20), push)), program)),
  }
}

/** Returns whether a data push is a key or one of its hashes. */
function isNameOf(push: Uint8Array, key: Uint8Array): boolean {
  return [key, ...hashesOf(key)].some((name) => sameBytes(name, push))
}

/** Returns the keys that these bytes can encode: two for the x coordinate alone, none if they are no key. */
function toKeys(bytes: Uint8Array): readonly Key[] {
  const encodings = bytes.length === 32 ? [2, 3].map((prefix) => Uint8Array.of(prefix, ...bytes)) : [bytes]
  return encodings.flatMap((encoding) => {
    try {
      const point = secp256k1.ProjectivePoint.fromHex(encoding)
      const compressed = point.toRawBytes(true)
      return [{ compressed, uncompressed: point.toRawBytes(false), xOnly: compressed.slice(1) }]
    } catch {
      return []
    }
  })
}
