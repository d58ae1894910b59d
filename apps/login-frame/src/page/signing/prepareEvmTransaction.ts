import type { Network } from '@latchkit/core'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { serializeTransaction, toHex } from 'viem'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalContent, EvmTransactionRequest } from '../approval/types.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { toQuantity } from '../rpc/toQuantity.js'
import { readFees } from '../simulation/readFees.js'
import { readToken } from '../simulation/readToken.js'
import { simulateEvm } from '../simulation/simulateEvm.js'

/** Part of the estimated gas that is added to it: the state can change before the transaction is mined. */
const gasMarginPercent = 20n

/** The context of a request. */
type Context = {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly rpc: ChainRpc
  readonly network: Network
  readonly signal: AbortSignal
}

/**
 * Builds the transaction (EIP-1559) with fees and nonce of the chain's node, which must be a node of that chain.
 *
 * @throws `ApprovalError`, `RpcError`
 * @see https://eips.ethereum.org/EIPS/eip-1559
 */
export async function prepareEvmTransaction(
  request: EvmTransactionRequest,
  context: Context,
): Promise<Extract<ApprovalContent, { type: 'evmTransaction' }>> {
  const { chainId, address, rpc, signal } = context
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  const id = Number(chainId.slice('eip155:'.length))
  const call = { from: address, to: request.to, data: request.data, value: toHex(request.value) }
  const [answeredId, nonce, balance, fees] = await Promise.all([
    ask('eth_chainId', []).then(toQuantity),
    ask('eth_getTransactionCount', [address, 'pending']).then(toQuantity),
    ask('eth_getBalance', [address, 'pending']).then(toQuantity),
    readFees(request, ask),
  ])
  if (answeredId !== BigInt(id)) throw new ApprovalError('chain_mismatch')
  if (balance < request.value) throw new ApprovalError('insufficient_funds')
  const gas = request.gas ?? (await estimateGas(() => ask('eth_estimateGas', [call])))
  // Nodes accept only transactions that the balance pays in full.
  if (balance < request.value + gas * fees.maxFeePerGas) throw new ApprovalError('insufficient_funds')
  const transaction = serializeTransaction({
    type: 'eip1559',
    chainId: id,
    nonce: Number(nonce),
    gas,
    ...fees,
    ...(request.to && { to: request.to }),
    value: request.value,
    data: request.data,
  })
  const [token, simulation] = await Promise.all([
    request.to && request.data !== '0x' ? readToken(request.to, ask) : undefined,
    simulateEvm([request], context),
  ])
  return { type: 'evmTransaction', transaction, ...(token && { token }), simulation }
}

async function estimateGas(ask: () => Promise<unknown>): Promise<bigint> {
  try {
    const gas = toQuantity(await ask())
    return gas === 21_000n ? gas : (gas * (100n + gasMarginPercent)) / 100n
  } catch (cause) {
    // Without a code the node has not answered.
    if (!(cause instanceof RpcError) || cause.rpcCode === undefined) throw cause
    throw new ApprovalError('would_fail', cause)
  }
}
