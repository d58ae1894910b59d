import type { ReadError } from './readError.js'

/**
 * "User rejected" of EIP-1193, and the codes of WalletConnect for a rejected session, chain, method
 * or event.
 */
const rejectionCodes: readonly unknown[] = [4001, 5000, 5001, 5002, 5003]

/** JSON-RPC's "internal error" and EIP-1474's "invalid input": they name no cause, so only the message does. */
const unspecificCodes: readonly unknown[] = [-32_603, -32_000]

/** Messages of errors without a code. */
const rejectionWords = /reject|denied|declin|cancel|request reset/i

/** Names the user: a node also "rejects" a transaction. */
const userRejectionWords =
  /\buser (?:has )?(?:rejected|denied|declined|refused|disapproved|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user/i

/**
 * Returns whether the user declined the request, from an error of a wallet.
 *
 * @example
 * ```ts
 * import { isRejection, readError } from '@latchkit/core/eip1193'
 *
 * isRejection(readError({ code: -32603, message: 'User rejected the request.' })) // true
 * isRejection(readError({ code: -32603, message: 'Internal error' })) // false
 * ```
 */
export function isRejection({ code, words = '' }: Pick<ReadError, 'code' | 'words'>): boolean {
  if (code === undefined) return rejectionWords.test(words)
  return rejectionCodes.includes(code) || (unspecificCodes.includes(code) && userRejectionWords.test(words))
}
