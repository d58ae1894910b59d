import { RpcRequestError } from '../errors/rpc.js'
import type { Network } from '../schema/network.js'
import type { PsbtView } from './comparePsbts.js'
import type { TransferPlan } from './planTransfer.js'

/**
 * Compares a transfer as it was planned with what its inputs say that they spend. A signature that is older than segwit is
 * not for the amounts: what a server hides of a coin, the miners would get.
 *
 * @throws `RpcRequestError` where the server that was asked told of other amounts than the transactions hold that it showed
 * @example
 * ```ts
 * import { checkSpent, type PsbtView, type TransferPlan } from '@latchkit/core/bip122'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * export function check(psbt: PsbtView, plan: TransferPlan): void {
 *   checkSpent(psbt, plan, bitcoin)
 * }
 * ```
 */
export function checkSpent({ inputs }: PsbtView, { outputs, fee }: TransferPlan, { name }: Network): void {
  const spent = inputs.reduce((sum, { value = 0n }) => sum + value, 0n)
  if (spent === outputs.reduce((sum, { value }) => sum + value, fee)) return
  const details = `It hides what a coin is worth: ${spent} sats are spent.`
  throw new RpcRequestError({ method: 'utxo', network: name, details })
}
