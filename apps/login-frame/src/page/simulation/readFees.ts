import type { EvmTransactionRequest } from '../approval/types.js'
import { toQuantity } from '../rpc/toQuantity.js'

/** Returns the fees per gas in wei. The base fee can double before the transaction is mined. */
export async function readFees(
  {
    maxFeePerGas,
    maxPriorityFeePerGas,
  }: Pick<EvmTransactionRequest, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }> {
  const tip = maxPriorityFeePerGas ?? toQuantity(await ask('eth_maxPriorityFeePerGas', []))
  if (maxFeePerGas !== undefined)
    return { maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas }
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  const baseFee =
    typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined
  return { maxFeePerGas: toQuantity(baseFee) * 2n + tip, maxPriorityFeePerGas: tip }
}
