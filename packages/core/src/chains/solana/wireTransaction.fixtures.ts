import { concatBytes } from '@noble/hashes/utils'

/** An account's key that repeats one byte. */
export function keyOf(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}

/** An instruction in a message: indexes of its program and accounts, and its data. */
export type CompiledInstruction = {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** The parts of a transaction in Solana's wire format. */
export type WireParts = {
  readonly signatures: readonly Uint8Array[]
  readonly version?: number | undefined
  /** Signers, readonly signers, and readonly accounts that do not sign. */
  readonly header: readonly [number, number, number]
  readonly keys: readonly Uint8Array[]
  readonly blockhash: Uint8Array
  readonly instructions: readonly CompiledInstruction[]
  readonly lookups?:
    | readonly {
        readonly table: Uint8Array
        readonly writable: readonly number[]
        readonly readonly: readonly number[]
      }[]
    | undefined
}

/** Encodes a length as compact-u16: seven bits per byte, the lowest first. */
export function compactU16(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80)
  return Uint8Array.from([...bytes, rest])
}

/** Serialises the message of a transaction, which is what the signers sign. */
export function toMessage({
  version,
  header,
  keys,
  blockhash,
  instructions,
  lookups,
}: WireParts): Uint8Array {
  return concatBytes(
    version === undefined ? new Uint8Array() : Uint8Array.of(0x80 | version),
    Uint8Array.from(header),
    compactU16(keys.length),
    ...keys,
    blockhash,
    compactU16(instructions.length),
    ...instructions.flatMap(({ program, accounts, data }) => [
      Uint8Array.of(program),
      compactU16(accounts.length),
      Uint8Array.from(accounts),
      compactU16(data.length),
      data,
    ]),
    ...(lookups
      ? [
          compactU16(lookups.length),
          ...lookups.flatMap(({ table, writable, readonly }) => [
            table,
            compactU16(writable.length),
            Uint8Array.from(writable),
            compactU16(readonly.length),
            Uint8Array.from(readonly),
          ]),
        ]
      : []),
  )
}

/** Serialises a transaction. */
export function toWire(parts: WireParts): Uint8Array {
  const { signatures } = parts
  return concatBytes(compactU16(signatures.length), ...signatures, toMessage(parts))
}
