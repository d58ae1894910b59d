import { field, listOf } from '../../foundation/encoding/field.js'
import { decodeBase64 } from './nodeBytes.js'

/** An account of the cluster. */
export type ChainAccount = {
  /** Its SOL. */
  readonly lamports: bigint
  /** The program that owns it. */
  readonly program: string
  readonly data: Uint8Array
}

/**
 * Parses the accounts that a node returns with the encoding `base64`; those that do not exist are `undefined`.
 *
 * @throws `TypeError` if they are malformed, or not as many as were asked for
 */
export function parseChainAccounts(answer: unknown, count: number): readonly (ChainAccount | undefined)[] {
  const list = listOf(answer)
  if (list.length !== count) throw new TypeError('The response contains other accounts.')
  return list.map(parseChainAccount)
}

/**
 * Parses an account that a node returns with the encoding `base64`; `undefined` for one that does not exist.
 *
 * @throws `TypeError` if it is malformed
 */
function parseChainAccount(account: unknown): ChainAccount | undefined {
  if (account === null) return undefined
  const [program, data] = [field(account, 'owner'), listOf(field(account, 'data'))[0]]
  if (typeof program !== 'string') throw new TypeError('The response contains an account without a program.')
  return {
    lamports: parseAmount(field(account, 'lamports')),
    program,
    data: decodeBase64(data),
  }
}

/**
 * Parses a whole number of a node: a bigint, unless its server wrote it in another form.
 *
 * @throws `TypeError` for anything but a whole number from 0
 */
export function parseAmount(value: unknown): bigint {
  const amount = typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value
  if (typeof amount !== 'bigint' || amount < 0n) throw new TypeError('The response contains no amount.')
  return amount
}
