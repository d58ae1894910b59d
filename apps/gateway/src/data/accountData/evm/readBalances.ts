import { encodeFunctionData } from 'viem/utils'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { type ContractCall, callMulticall, getWord, type Hex } from './callContracts.js'
import { balanceOfAbi, multicallAbi } from './multicallAbi.js'
import { chunkSize, readContracts } from './readContracts.js'

/** Balances at one block, in base units. */
export type EvmBalances = {
  readonly native: bigint
  /** One item per token; `undefined` if its contract reverts, or returns no number. */
  readonly tokens: readonly (bigint | undefined)[]
}

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
  const calls = tokens.map((to): ContractCall => ({ to, data }))
  let isAbsent = false
  if (calls.length < chunkSize) {
    const nativeData = encodeFunctionData({
      abi: multicallAbi,
      functionName: 'getEthBalance',
      args: [account],
    })
    const all = [{ to: multicall3, data: nativeData }, ...calls]
    // A single call reads a single block, so it needs no number.
    const results = await callMulticall(node, all, { multicall3, block: 'latest' })
    const [native, ...amounts] = typeof results === 'string' ? [] : results.map((output) => getWord(output))
    if (native !== undefined) return { native, tokens: amounts }
    isAbsent = results === 'absent'
  }
  const block = parseString(await node.read('eth_blockNumber', []))
  // If the node does not have this block, this call fails instead of all calls of tokens.
  const native = parseQuantity(parseString(await node.read('eth_getBalance', [account, block])))
  if (native === undefined) throw new SourceError('the node returns no native balance')
  const place = { multicall3: isAbsent ? undefined : multicall3, block }
  const outputs = await readContracts(node, calls, place)
  return { native, tokens: outputs.map((output) => getWord(output)) }
}

/** Parses a quantity of JSON-RPC of at most 256 bits. */
function parseQuantity(quantity: string): bigint | undefined {
  return /^0x[\da-f]{1,64}$/i.test(quantity) ? BigInt(quantity) : undefined
}

function parseString(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : ''
}
