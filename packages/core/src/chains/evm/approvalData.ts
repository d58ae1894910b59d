import type { Hex } from '../../foundation/encoding/hex.js'

/** A call of `approve` of an ERC-20 token. */
export type ApprovalCall = { readonly spender: Hex; readonly amount: bigint }

/** Encodes a call of `approve` (ERC-20). `spender`: 20 bytes; `amount`: at most 2^256-1. */
export const encodeApproval = ({ spender, amount }: ApprovalCall): Hex =>
  `0x095ea7b3${toAddressWord(spender)}${amount.toString(16).padStart(64, '0')}`

/** Decodes a call of `approve` (ERC-20), with `spender` in lower case; `undefined` for any other data. */
export function decodeApproval(data: string): ApprovalCall | undefined {
  const [, spender, amount] = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/i.exec(data) ?? []
  return spender === undefined || amount === undefined
    ? undefined
    : { spender: `0x${spender.toLowerCase()}`, amount: BigInt(`0x${amount}`) }
}

/** Encodes a call of `allowance` (ERC-20). */
export const encodeAllowance = (owner: Hex, spender: Hex): Hex =>
  `0xdd62ed3e${toAddressWord(owner)}${toAddressWord(spender)}`

const toAddressWord = (address: Hex): string => address.slice(2).toLowerCase().padStart(64, '0')
