import { runConcurrently } from '../../../foundation/runConcurrently.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { type ContractCall, callContract, callMulticall, type Hex } from './callContracts.js'

/** Maximum number of calls that one call of Multicall3 contains. */
export const chunkSize = 500
/** Maximum number of concurrent calls to nodes. */
const maxConcurrentCalls = 10
/** How often calls are split after a failure. Nine splits find one contract in a chunk. */
const maxSplits = 64

/** Where the calls are executed. */
export type Place = {
  /** Address of Multicall3; `undefined` if the chain has none. */
  readonly multicall3: Hex | undefined
  /** Number of the block in hex, or `latest`. */
  readonly block: string
}

/**
 * Calls view functions at one block, through Multicall3 if the chain has it.
 *
 * @returns The data that each call returns, or `undefined` if it fails.
 * @throws SourceError if the node fails, or if too many contracts fail.
 */
export async function readContracts(
  node: NodeReader,
  calls: readonly ContractCall[],
  { multicall3, block }: Place,
): Promise<readonly (Hex | undefined)[]> {
  const inChunks = multicall3 && (await readChunks(node, calls, { multicall3, block }))
  return inChunks ?? (await readOneByOne(node, calls, block))
}

/**
 * Reads all calls in chunks. One contract can make a whole chunk fail, for example if it uses all gas: a chunk that fails
 * is split, until the contract is alone.
 *
 * @returns `undefined` if the chain has no Multicall3.
 */
async function readChunks(
  node: NodeReader,
  calls: readonly ContractCall[],
  place: { readonly multicall3: Hex; readonly block: string },
): Promise<readonly (Hex | undefined)[] | undefined> {
  const results: (Hex | undefined)[] = calls.map(() => undefined)
  let splits = 0
  let isAbsent = false
  async function readChunk(start: number, items: readonly ContractCall[]): Promise<void> {
    const answer = isAbsent ? 'absent' : await callMulticall(node, items, place)
    if (answer === 'absent') isAbsent = true
    else if (answer !== 'failed') for (const [index, data] of answer.entries()) results[start + index] = data
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
  calls: readonly ContractCall[],
  block: string,
): Promise<readonly (Hex | undefined)[]> {
  const results: (Hex | undefined)[] = calls.map(() => undefined)
  let hasFailed = false
  await runConcurrently([...calls.entries()], maxConcurrentCalls, async ([index, call]) => {
    // The node cannot be used, or limits its callers: no further calls.
    if (hasFailed) return
    try {
      results[index] = await callContract(node, call, block)
    } catch (error) {
      hasFailed = true
      throw error
    }
  })
  return results
}
