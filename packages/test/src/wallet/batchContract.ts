import { type Address, concatHex, getAddress, type Hex, numberToHex, size } from 'viem'

/**
 * Address of the contract to which an account delegates that executes a batch (EIP-7702).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export const batchAddress: Address = getAddress('0x00000000000000000000000000000000ba7c4000')

/** A call of a batch. */
export type BatchedCall = {
  readonly to: Address
  readonly value?: Hex | undefined
  readonly data?: Hex | undefined
}

/**
 * Its code, for local chains only: executes each call of its calldata, `target, value, size, data`, where numbers are 32-byte
 * words, and reverts with the reason of the first one that reverts. Only the account itself can call it with data.
 */
export const batchCode: Hex = concatHex([
  // Without data it only receives.
  ...['0x36', '0x15', '0x604d', '0x57'],
  // The caller must be the account.
  ...['0x33', '0x30', '0x14', '0x6010', '0x57', '0x6000', '0x6000', '0xfd', '0x5b'],
  // The position in the calldata, and the loop.
  ...['0x6000', '0x5b', '0x36', '0x81', '0x10', '0x15', '0x604d', '0x57'],
  // The size of the data, and the data.
  ...['0x80', '0x6040', '0x01', '0x35', '0x80', '0x82', '0x6060', '0x01', '0x6000', '0x37'],
  // The call.
  ...['0x6000', '0x6000', '0x82', '0x6000', '0x85', '0x6020', '0x01', '0x35', '0x86', '0x35', '0x5a', '0xf1'],
  ...['0x6045', '0x57', '0x3d', '0x6000', '0x6000', '0x3e', '0x3d', '0x6000', '0xfd'],
  // The next one.
  ...['0x5b', '0x01', '0x6060', '0x01', '0x6013', '0x56'],
  // The end.
  ...['0x5b', '0x00'],
] as Hex[])

/** Returns the calldata of a batch. */
export const encodeBatch = (calls: readonly BatchedCall[]): Hex =>
  concatHex(
    calls.map(({ to, value = '0x0', data = '0x' }) =>
      concatHex([
        numberToHex(BigInt(to), { size: 32 }),
        numberToHex(BigInt(value), { size: 32 }),
        numberToHex(size(data), { size: 32 }),
        data,
      ]),
    ),
  )
