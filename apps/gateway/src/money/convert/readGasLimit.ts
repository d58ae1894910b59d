import { toHex } from 'viem/utils'
import * as z from 'zod/mini'
import { type Hex, isNodeError } from '../../data/accountData/evm/callContracts.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import type { NodeReader } from '../../data/sources/createNodeReader.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { ContractTransaction } from './encodeSwap.js'

const quantity = z.string().check(z.regex(/^0x[\da-f]{1,16}$/i))
/** Limits without an estimate. What a transaction does not use is not paid. */
const wrapGas = 60_000n
const firstPoolGas = 250_000n
const furtherPoolGas = 120_000n

/** Returns a limit that usual tokens do not reach, for a path of tokens: 250,000, and 120,000 for each pool after the first. */
export function getDefaultGasLimit(path: readonly Hex[]): bigint {
  return path.length === 1 ? wrapGas : firstPoolGas + furtherPoolGas * BigInt(path.length - 2)
}

/**
 * Reads an estimate of the gas of a transaction, and adds 10 %, because reserves change before it is mined.
 *
 * @throws HttpError 400 `userAddress` if the transaction would revert.
 * @throws SourceError if the node fails.
 */
export async function readGasLimit(
  node: NodeReader,
  account: Hex,
  { to, data, value }: ContractTransaction,
): Promise<bigint> {
  const { kind, json } = await node.call('eth_estimateGas', [
    { from: account, to, data, value: toHex(value) },
  ])
  const result: unknown = JSON.parse(json)
  if (kind === 'error') {
    if (isNodeError(result)) throw new SourceError('the node answers eth_estimateGas with an error')
    throw new HttpError(
      400,
      'userAddress',
      'The swap would fail: the account must have the amount, and must allow the router to take it',
    )
  }
  const gas = quantity.safeParse(result)
  if (!gas.success) throw new SourceError('the node answers eth_estimateGas with no quantity')
  return (BigInt(gas.data) * 11n) / 10n
}
