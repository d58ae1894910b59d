import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import * as z from 'zod/mini'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { multicallAbi } from './multicallAbi.js'

export type Hex = `0x${string}`

/** A call of a view function. */
export type ContractCall = { readonly to: Hex; readonly data: Hex }

/**
 * The data that each call returns, or `undefined` if it fails; or `absent` if the chain has no Multicall3; or `failed` if
 * the chain does not execute the call.
 */
export type MulticallResult = readonly (Hex | undefined)[] | 'absent' | 'failed'

/** Codes of errors that are no result of the call: unknown method, and limits (EIP-1474). */
const nodeErrorCodes: ReadonlySet<number> = new Set([-32_601, -32_005, -32_029, 429])
const errorSchema = z.object({ code: z.number(), message: z.string() })

/**
 * Calls view functions with one call of Multicall3.
 *
 * @throws SourceError if the node fails.
 */
export async function callMulticall(
  node: NodeReader,
  calls: readonly ContractCall[],
  { multicall3, block }: { readonly multicall3: Hex; readonly block: string },
): Promise<MulticallResult> {
  const data = encodeFunctionData({
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ target: call.to, allowFailure: true, callData: call.data }))],
  })
  const output = await callContract(node, { to: multicall3, data }, block)
  if (output === undefined) return 'failed'
  try {
    const results = decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', data: output })
    if (results.length !== calls.length) return 'absent'
    return results.map(({ success, returnData }) => (success ? returnData : undefined))
  } catch {
    // An address without code returns nothing; another contract returns other data.
    return 'absent'
  }
}

/**
 * Calls one view function.
 *
 * @returns The data that it returns, or `undefined` if it fails.
 * @throws SourceError if the node fails. A token must not disappear because a node limits its callers.
 */
export async function callContract(
  node: NodeReader,
  call: ContractCall,
  block: string,
): Promise<Hex | undefined> {
  const { kind, json } = await node.call('eth_call', [call, block])
  const value: unknown = JSON.parse(json)
  if (kind === 'result') return isHex(value) ? value : '0x'
  if (isNodeError(value)) throw new SourceError('the node answers eth_call with an error')
  return undefined
}

/** Whether an error of JSON-RPC is one of the node, and no result of the execution such as a revert. */
export function isNodeError(value: unknown): boolean {
  const error = errorSchema.safeParse(value)
  return (
    !error.success ||
    nodeErrorCodes.has(error.data.code) ||
    /limit exceeded|rate limit|too many requests|unknown block|header not found/i.test(error.data.message)
  )
}

/** Returns a word of the data that a function returns, as Solidity reads a `uint256`. */
export function getWord(data: Hex | undefined, index = 0): bigint | undefined {
  const word = data?.slice(2 + 64 * index, 2 + 64 * (index + 1)) ?? ''
  return word.length === 64 ? BigInt(`0x${word}`) : undefined
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)
}
