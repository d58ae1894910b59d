import type { Hex } from '../../foundation/encoding/hex.js'

/** A call of `transfer` of an ERC-20 token. */
export type TransferCall = { readonly to: Hex; readonly amount: bigint }

/** Selector of `transfer(address,uint256)` (ERC-20). */
const transferSelector = '0xa9059cbb'

/** Encodes a call of `transfer` (ERC-20). `to`: 20 bytes; `amount`: at most 2^256-1. */
export const encodeTransfer = ({ to, amount }: TransferCall): Hex =>
  `${transferSelector}${to.slice(2).toLowerCase().padStart(64, '0')}${toWord(amount)}`

/** Decodes a call of `transfer` (ERC-20), with `to` in lower case; `undefined` for any other data. */
export function decodeTransfer(data: string): TransferCall | undefined {
  const words = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})$/i.exec(data)
  const [, to, amount] = words ?? []
  return to === undefined || amount === undefined
    ? undefined
    : { to: `0x${to.toLowerCase()}`, amount: BigInt(`0x${amount}`) }
}

/** Encodes a call of `balanceOf` (ERC-20). */
export const encodeBalanceOf = (account: Hex): Hex =>
  `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`

const toWord = (value: bigint): string => value.toString(16).padStart(64, '0')
