import type { Network } from '@latchkit/core'
import {
  createBalanceCall,
  type SimulatedCall,
  type SimulatedResult,
  simulateCalls,
} from '@latchkit/core/eip1193'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { decodeErrorResult, getAddress, type Hex, parseAbi, toHex } from 'viem'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { findMovedTokens } from './findMovedTokens.js'
import { readToken } from './readToken.js'
import type { EvmTransactionRequest, Simulation, TokenChange } from './types.js'

const reasonLengthMax = 200

/**
 * Executes a transaction on the node without sending it, and compares the balances before and after: of the native token, of the called
 * contract, and of the tokens that report transfers.
 */
export async function simulateEvm(
  transaction: EvmTransactionRequest,
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
  const { to, data, value } = transaction
  const from = address as Hex
  if (to === undefined) return callOnly()
  const native = createBalanceCall(from)
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  try {
    const moved = await findMovedTokens(ask, transaction, from)
    signal.throwIfAborted()
    const called = data === '0x' ? [] : [getAddress(to)]
    const tokens = [...new Set([...called, ...(moved?.addresses ?? [])])]
    // `balanceOf` (ERC-20, ERC-721), which reverts or returns nothing if the contract is no token.
    const balanceOf: Hex = `0x70a08231${from.slice(2).toLowerCase().padStart(64, '0')}`
    const balances = [native, ...tokens.map((token) => ({ to: token, data: balanceOf }))]
    const [results, call] = await simulate(balances)
    if (call?.isReverted) return { status: 'reverted', reason: readReason(call.data) }
    const [change, ...changes] = results
    if (change === undefined) return callOnly()
    const known = await Promise.all(
      tokens.map(async (token, index): Promise<TokenChange | undefined> => {
        const amount = changes[index]
        if (amount === undefined || amount === 0n) return undefined
        return { address: token, amount, token: await readToken(token, ask) }
      }),
    )
    signal.throwIfAborted()
    // A token whose balance cannot be read has an unknown change.
    const areRead = tokens.every((token, index) => called.includes(token) || changes[index] !== undefined)
    return {
      status: 'changes',
      native: change,
      tokens: known.filter((token) => token !== undefined),
      isComplete: moved?.isComplete === true && areRead,
    }
  } catch {
    signal.throwIfAborted()
    // The node does not replace code, or its answer is invalid.
    return callOnly()
  }

  /** Returns the changes of these balances, and the result of the transaction. */
  async function simulate(balances: readonly SimulatedCall[]) {
    const request = ({ method, params }: { method: string; params: readonly unknown[] }) =>
      ask(method, params)
    const calls = [...balances, { to: to ?? from, data, value }, ...balances]
    const results = await simulateCalls(request, { network, from, calls, signal })
    const count = balances.length
    const changes = balances.map((_, index) => subtract(results[count + 1 + index], results[index]))
    return [changes, results[count]] as const
  }

  async function callOnly(): Promise<Simulation> {
    try {
      await ask('eth_call', [{ from, to, data, value: toHex(value) }, 'latest'])
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
