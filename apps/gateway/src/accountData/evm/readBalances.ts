import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { runConcurrently } from '../../relay/runConcurrently.js'
import { SourceError } from '../BalanceSource.js'
import type { NodeReader } from '../createNodeReader.js'
import { balanceOfAbi, multicallAbi } from './multicallAbi.js'

type Hex = `0x${string}`
type Call = { readonly to: Hex; readonly data: Hex }

/** Balances at one block, in base units. */
export type EvmBalances = {
  readonly native: bigint
  /** One item per token; `undefined` if its contract reverts, or returns no number. */
  readonly tokens: readonly (bigint | undefined)[]
}

/** Maximum number of calls that one call of Multicall3 contains. */
export const chunkSize = 500
/** Maximum number of concurrent calls to nodes. */
const maxConcurrentCalls = 10
/** How often calls are split after a failure. Nine splits find one contract in a chunk. */
const maxSplits = 64

/**
 * Reads the balances of an account at one block, through Multicall3 if the chain has it.
 *
 * @param options.multicall3 Address of Multicall3.
 * @throws SourceError if the node fails, or if too many contracts fail.
 */
export async function readBalances(
  node: NodeReader,
  options: { readonly account: Hex; readonly tokens: readonly Hex[]; readonly multicall3: Hex },
): Promise<EvmBalances> {
  const { account, tokens, multicall3 } = options
  const data = encodeFunctionData({ abi: balanceOfAbi, functionName: 'balanceOf', args: [account] })
  const calls = tokens.map((to): Call => ({ to, data }))
  const multicall = (items: readonly Call[], block: string) => callMulticall(node, multicall3, items, block)

  let isAbsent = false
  if (calls.length < chunkSize) {
    const nativeData = encodeFunctionData({
      abi: multicallAbi,
      functionName: 'getEthBalance',
      args: [account],
    })
    // A single call reads a single block, so it needs no number.
    const results = await multicall([{ to: multicall3, data: nativeData }, ...calls], 'latest')
    const native = typeof results === 'string' ? undefined : results[0]
    if (typeof results !== 'string' && native !== undefined) return { native, tokens: results.slice(1) }
    isAbsent = results === 'absent'
  }
  const block = parseString(await node.read('eth_blockNumber', []))
  // If the node does not have this block, this call fails instead of all calls of tokens.
  const native = toAmount(parseString(await node.read('eth_getBalance', [account, block])))
  if (native === undefined) throw new SourceError('the node returns no native balance')
  const inChunks = isAbsent ? undefined : await readChunks(calls, (items) => multicall(items, block))
  return { native, tokens: inChunks ?? (await readOneByOne(node, calls, block)) }
}

/**
 * Reads all calls in chunks. One contract can make a whole chunk fail, for example if it uses all gas: a chunk that fails
 * is split, until the contract is alone.
 *
 * @returns `undefined` if the chain has no Multicall3.
 */
async function readChunks(
  calls: readonly Call[],
  multicall: (items: readonly Call[]) => Promise<MulticallResult>,
): Promise<readonly (bigint | undefined)[] | undefined> {
  const results: (bigint | undefined)[] = calls.map(() => undefined)
  let splits = 0
  let isAbsent = false
  async function readChunk(start: number, items: readonly Call[]): Promise<void> {
    const answer = isAbsent ? 'absent' : await multicall(items)
    if (answer === 'absent') isAbsent = true
    else if (answer !== 'failed')
      for (const [index, amount] of answer.entries()) results[start + index] = amount
    else if (items.length > 1) {
      splits += 1
      if (splits > maxSplits) throw new SourceError('too many contracts of the token lists fail')
      const middle = Math.ceil(items.length / 2)
      await readChunk(start, items.slice(0, middle))
      await readChunk(start + middle, items.slice(middle))
    }
  }
  const starts = Array.from({ length: Math.ceil(calls.length / chunkSize) }, (_, index) => index * chunkSize)
  await runConcurrently(starts, maxConcurrentCalls, (start) =>
    readChunk(start, calls.slice(start, start + chunkSize)),
  )
  return isAbsent ? undefined : results
}

async function readOneByOne(
  node: NodeReader,
  calls: readonly Call[],
  block: string,
): Promise<readonly (bigint | undefined)[]> {
  const results: (bigint | undefined)[] = calls.map(() => undefined)
  await runConcurrently([...calls.entries()], maxConcurrentCalls, async ([index, call]) => {
    const { kind, json } = await node.call('eth_call', [call, block])
    if (kind === 'result') results[index] = toWord(parseString(json))
  })
  return results
}

/** The amounts; or `absent` if the chain has no Multicall3; or `failed` if the node does not execute the call. */
type MulticallResult = readonly (bigint | undefined)[] | 'absent' | 'failed'

async function callMulticall(
  node: NodeReader,
  multicall3: Hex,
  calls: readonly Call[],
  block: string,
): Promise<MulticallResult> {
  const data = encodeFunctionData({
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ target: call.to, allowFailure: true, callData: call.data }))],
  })
  const { kind, json } = await node.call('eth_call', [{ to: multicall3, data }, block])
  if (kind === 'error') return 'failed'
  try {
    const results = decodeFunctionResult({
      abi: multicallAbi,
      functionName: 'aggregate3',
      data: parseString(json) as Hex,
    })
    if (results.length !== calls.length) return 'absent'
    return results.map(({ success, returnData }) => (success ? toWord(returnData) : undefined))
  } catch {
    // An address without code returns nothing; another contract returns other data.
    return 'absent'
  }
}

/** Returns the first word of the data that a function returns, as Solidity reads a `uint256`. */
function toWord(data: string): bigint | undefined {
  return /^0x[\da-f]{64}/i.test(data) ? BigInt(data.slice(0, 66)) : undefined
}

/** Parses a quantity of JSON-RPC of at most 256 bits. */
function toAmount(quantity: string): bigint | undefined {
  return /^0x[\da-f]{1,64}$/i.test(quantity) ? BigInt(quantity) : undefined
}

function parseString(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : ''
}
