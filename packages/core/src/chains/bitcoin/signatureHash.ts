import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { littleEndian, type RawTransaction, withSize } from './rawTransaction.js'

/** An output that an input spends. */
export type SpentOutput = { readonly script: Uint8Array; readonly value: bigint }

const none = 2
const single = 3
const anyoneCanPay = 0x80
const zeros = new Uint8Array(32)

/** Returns the hash to sign for an input older than segwit. */
export function legacyHash(
  tx: RawTransaction,
  index: number,
  scriptCode: Uint8Array,
  type: number,
): Uint8Array {
  const base = type & 31
  const isAnyone = (type & anyoneCanPay) !== 0
  // Bitcoin signs a constant here, which would be valid for any transaction.
  if (base === single && index >= tx.outputs.length) throw new TypeError('SIGHASH_SINGLE has no output')
  const inputs = tx.inputs.flatMap(({ outpoint, sequence }, at) => {
    if (isAnyone && at !== index) return []
    const isCounted = at === index || (base !== none && base !== single)
    const script = at === index ? scriptCode : new Uint8Array()
    return [concatBytes(outpoint, withSize(script), isCounted ? sequence : new Uint8Array(4))]
  })
  const empty = Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255, 0)
  const outputs =
    base === none
      ? []
      : base === single
        ? tx.outputs.slice(0, index + 1).map((output, at) => (at === index ? output : empty))
        : tx.outputs
  return sha256d(tx.version, list(inputs), list(outputs), tx.lockTime, littleEndian(type, 4))
}

/**
 * Returns the hash to sign for an input of segwit version 0 (BIP-143).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0143.mediawiki
 */
export function segwitHash(
  tx: RawTransaction,
  index: number,
  { scriptCode, value }: { readonly scriptCode: Uint8Array; readonly value: bigint },
  type: number,
): Uint8Array {
  const { outpoint, sequence } = inputAt(tx, index)
  const base = type & 31
  const isAnyone = (type & anyoneCanPay) !== 0
  const isPartial = base === none || base === single
  const output = tx.outputs[index]
  return sha256d(
    tx.version,
    isAnyone ? zeros : sha256d(...tx.inputs.map((input) => input.outpoint)),
    isAnyone || isPartial ? zeros : sha256d(...tx.inputs.map((input) => input.sequence)),
    outpoint,
    withSize(scriptCode),
    littleEndian(value, 8),
    sequence,
    isPartial ? (base === single && output ? sha256d(output) : zeros) : sha256d(...tx.outputs),
    tx.lockTime,
    littleEndian(type, 4),
  )
}

/**
 * Returns the hash to sign for a taproot input (BIP-341), by key or by script (BIP-342).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 */
export function taprootHash(
  tx: RawTransaction,
  index: number,
  spent: readonly SpentOutput[],
  {
    type,
    leafHash,
    separator = 0xffffffff,
    annex,
  }: {
    readonly type: number
    readonly leafHash?: Uint8Array | undefined
    /** The index of the last executed OP_CODESEPARATOR. Default: none is executed. */
    readonly separator?: number | undefined
    readonly annex?: Uint8Array | undefined
  },
): Uint8Array {
  const { outpoint, sequence } = inputAt(tx, index)
  const base = type & 3
  const isAnyone = (type & anyoneCanPay) !== 0
  const own = spent[index]
  const output = tx.outputs[index]
  if (!own || (base === single && !output))
    throw new TypeError('the input or output that it signs does not exist')
  return taggedHash(
    'TapSighash',
    Uint8Array.of(0, type),
    tx.version,
    tx.lockTime,
    ...(isAnyone
      ? []
      : [
          digest(tx.inputs.map((input) => input.outpoint)),
          digest(spent.map(({ value }) => littleEndian(value, 8))),
          digest(spent.map(({ script }) => withSize(script))),
          digest(tx.inputs.map((input) => input.sequence)),
        ]),
    ...(base === none || base === single ? [] : [digest(tx.outputs)]),
    Uint8Array.of((leafHash ? 2 : 0) + (annex ? 1 : 0)),
    ...(isAnyone
      ? [outpoint, littleEndian(own.value, 8), withSize(own.script), sequence]
      : [littleEndian(index, 4)]),
    ...(annex ? [sha256(withSize(annex))] : []),
    ...(base === single && output ? [sha256(output)] : []),
    ...(leafHash ? [leafHash, Uint8Array.of(0), littleEndian(separator, 4)] : []),
  )
}

/**
 * The tagged hash of BIP-340.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0340.mediawiki
 */
export function taggedHash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const prefix = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(prefix, prefix, ...parts))
}

/** SHA-256 twice. */
export function sha256d(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(sha256(concatBytes(...parts)))
}

function digest(parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts))
}

function list(parts: readonly Uint8Array[]): Uint8Array {
  const count = withSize(new Uint8Array(parts.length)).slice(0, parts.length < 0xfd ? 1 : 3)
  return concatBytes(count, ...parts)
}

function inputAt(tx: RawTransaction, index: number): RawTransaction['inputs'][number] {
  const input = tx.inputs[index]
  if (!input) throw new TypeError('the input does not exist')
  return input
}
