import { RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Network } from '../../foundation/schema/network.js'
import type { PsbtView } from './PsbtView.js'
import type { TransferPlan } from './planTransfer.js'

/**
 * Compares a planned transfer with the amounts that its inputs spend. A signature older than segwit does not commit to
 * the amounts: the miners would receive what a server hides of an output.
 *
 * @throws `RpcRequestError` if the server reported other amounts than those in the transactions that it returned
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
  const reported = outputs.reduce((sum, { value }) => sum + value, fee)
  if (spent === reported) return
  const details = `The inputs spend ${spent} sats, but the server reported ${reported} sats.`
  throw new RpcRequestError({ method: 'utxo', network: name, details })
}
