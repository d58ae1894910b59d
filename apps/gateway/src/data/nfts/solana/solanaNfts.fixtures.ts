import { base58 } from '@scure/base'

const u16 = (value: number) => Buffer.from([value & 255, value >> 8])
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const u64 = (value: bigint) => Buffer.from(BigUint64Array.of(value).buffer)
const text = (value: string, length = 0) => {
  const bytes = Buffer.from(value)
  const padded = Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))])
  return Buffer.concat([u32(padded.length), padded])
}

/** Encodes a mint, with its extensions of Token-2022. */
export function encodeMint({ supply = 1n, decimals = 0, extensions = Buffer.alloc(0) } = {}) {
  const base = [u32(1), Buffer.alloc(32, 1), u64(supply), Buffer.from([decimals, 1]), Buffer.alloc(36)]
  if (extensions.length === 0) return Buffer.concat(base)
  return Buffer.concat([...base, Buffer.alloc(83), Buffer.from([1]), extensions])
}

/** Encodes an extension of Token-2022. */
export const encodeExtension = (type: number, data: Buffer) =>
  Buffer.concat([u16(type), u16(data.length), data])
/** Encodes the extension TokenMetadata. */
export const encodeTokenMetadata = (mint: string, name: string, url: string) =>
  encodeExtension(
    19,
    Buffer.concat([Buffer.alloc(32), base58.decode(mint), text(name), text('S'), text(url), u32(0)]),
  )

/** Fields of an account with metadata of Metaplex. */
export type MetadataFields = {
  readonly name?: string
  readonly url?: string
  readonly creators?: number
  readonly nonce?: number
  readonly standard?: number | undefined
  readonly collection?: { readonly mint: string; readonly isConfirmed: boolean }
}

/** Encodes an account of Metaplex's program with the lengths of its texts, which older versions fill up. */
export function encodeMetadata(
  mint: string,
  { name = 'One', url = '', creators, nonce, standard, collection }: MetadataFields,
) {
  const option = (bytes: Buffer | undefined) =>
    bytes ? Buffer.concat([Buffer.from([1]), bytes]) : Buffer.from([0])
  return Buffer.concat([
    ...[Buffer.from([4]), Buffer.alloc(32, 2), base58.decode(mint)],
    ...[text(name, 32), text('SYM', 10), text(url, 200), u16(500)],
    option(
      creators === undefined ? undefined : Buffer.concat([u32(creators), Buffer.alloc(34 * creators, 3)]),
    ),
    Buffer.from([0, 1]),
    option(nonce === undefined ? undefined : Buffer.from([nonce])),
    option(standard === undefined ? undefined : Buffer.from([standard])),
    option(
      collection &&
        Buffer.concat([Buffer.from([Number(collection.isConfirmed)]), base58.decode(collection.mint)]),
    ),
    Buffer.alloc(16),
  ])
}
