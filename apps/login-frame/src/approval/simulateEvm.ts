import type { Network } from '@latchkit/core'
import { createBalanceCall, type SimulatedResult, simulateCalls } from '@latchkit/core/eip1193'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { decodeErrorResult, type Hex, parseAbi, toHex } from 'viem'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import type { EvmTransactionRequest, Simulation } from './types.js'

const reasonLengthMax = 200

/** Executes a transaction on the node without sending it, and compares the balances before and after. */
export async function simulateEvm(
  { to, data, value }: EvmTransactionRequest,
  {
    chainId,
    address,
    rpc,
    network,
    signal,
  }: {
    readonly chainId: CaipNetworkId
    readonly address: string
    readonly rpc: ChainRpc
    readonly network: Network
    readonly signal: AbortSignal
  },
): Promise<Simulation> {
  const from = address as Hex
  if (to === undefined) return callOnly()
  const native = createBalanceCall(from)
  // `balanceOf` (ERC-20) of the called contract, which reverts or returns nothing if it is no token.
  const token = { to, data: `0x70a08231${from.slice(2).toLowerCase().padStart(64, '0')}` } as const
  const calls = [native, token, { to, data, value }, native, token]
  try {
    const request = ({ method, params }: { method: string; params: readonly unknown[] }) =>
      rpc({ chainId, method, params, signal })
    const [before, tokenBefore, call, after, tokenAfter] = await simulateCalls(request, {
      network,
      from,
      calls,
      signal,
    })
    if (call?.isReverted) return { status: 'reverted', reason: readReason(call.data) }
    const change = subtract(after, before)
    if (change === undefined) return callOnly()
    const tokenChange = data === '0x' ? undefined : subtract(tokenAfter, tokenBefore)
    return { status: 'changes', native: change, ...(tokenChange !== undefined && { token: tokenChange }) }
  } catch {
    signal.throwIfAborted()
    // The node does not replace code, or its answer is invalid.
    return callOnly()
  }

  async function callOnly(): Promise<Simulation> {
    try {
      const params = [{ from, to, data, value: toHex(value) }, 'latest']
      await rpc({ chainId, method: 'eth_call', params, signal })
      return { status: 'succeeded' }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof RpcError) || error.rpcCode === undefined) return { status: 'unavailable' }
      const reason = typeof error.data === 'string' ? readReason(error.data) : toReason(error.shortMessage)
      return { status: 'reverted', reason }
    }
  }
}

function subtract(
  after: SimulatedResult | undefined,
  before: SimulatedResult | undefined,
): bigint | undefined {
  const [to, from] = [after, before].map((result) =>
    result && !result.isReverted && /^0x[\da-f]{64}$/i.test(result.data) ? BigInt(result.data) : undefined,
  )
  return to === undefined || from === undefined ? undefined : to - from
}

/** The reason in the data of a revert: `Error(string)`, or the data itself. */
function readReason(data: string): string {
  try {
    const { args } = decodeErrorResult({ abi: parseAbi(['error Error(string)']), data: data as Hex })
    return toReason(args[0])
  } catch {
    // Another error of the contract.
    return toReason(data)
  }
}

const toReason = (text: string): string => escapeHiddenCharacters(text).text.slice(0, reasonLengthMax)
