import * as z from 'zod/mini'
import { runConcurrently } from '../../../foundation/runConcurrently.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'

/** A block by its place in the chain. */
export type BlockId = { readonly number: number; readonly hash: string }

/** A block with its parent. */
export type BlockHeader = BlockId & { readonly parentHash: string }

/** A block with the receipts of its transactions. Addresses and hashes are in lower case. */
export type EvmBlock = BlockHeader & {
  /** Seconds since 1970. */
  readonly timestamp: number
  /** In the order of the block. */
  readonly transactions: readonly EvmTransaction[]
}

/** A transaction with its receipt. */
export type EvmTransaction = {
  readonly hash: string
  readonly from: string
  /** `null` for a deployment of a contract. */
  readonly to: string | null
  readonly value: bigint
  readonly nonce: number
  readonly input: string
  readonly receipt: z.output<typeof receiptSchema>
}

/** Maximum number of concurrent calls to nodes for one block. */
const maxConcurrentCalls = 10
/** Seconds since 1970 at the end of the year 9999, the last one in ISO 8601. */
const maxTimestamp = 253_402_300_799

const lowerCase = z.overwrite<string>((text) => text.toLowerCase())
const word = z.string().check(z.regex(/^0x[\da-f]{64}$/i), lowerCase)
const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i), lowerCase)
const data = z.string().check(z.regex(/^0x[\da-f]*$/i), lowerCase)
const amount = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,64}$/i)),
  z.transform((text) => BigInt(text)),
)
const count = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,16}$/i)),
  z.pipe(z.transform(Number), z.number().check(z.refine(Number.isSafeInteger))),
)

const headerSchema = z.object({ number: count, hash: word, parentHash: word })

const transactionSchema = z.object({
  hash: word,
  from: address,
  to: z._default(z.nullable(address), null),
  value: amount,
  nonce: count,
  input: data,
})

const blockSchema = z.extend(headerSchema, {
  timestamp: z.pipe(count, z.number().check(z.lte(maxTimestamp))),
  transactions: z.array(transactionSchema),
})

const receiptSchema = z.object({
  transactionHash: word,
  blockHash: word,
  /** Absent before the Byzantium fork. */
  status: z.optional(count),
  /** The deployed contract. */
  contractAddress: z._default(z.nullable(address), null),
  logs: z.array(z.object({ address, topics: z.array(word), data })),
})

/**
 * Reads the number and the hashes of a block.
 *
 * @param block Its number, or `latest`.
 * @returns `undefined` if the chain does not have the block.
 * @throws SourceError if the node fails.
 */
export async function readHeader(
  node: NodeReader,
  block: number | 'latest',
): Promise<BlockHeader | undefined> {
  const value = await readJson(node, 'eth_getBlockByNumber', [toQuantity(block), false])
  return value === null ? undefined : parseNodeResult(headerSchema, value)
}

/**
 * Reads a block with all transactions and receipts.
 *
 * @returns `undefined` if the chain does not have the block.
 * @throws SourceError if the node fails, or if the block is replaced meanwhile.
 */
export async function readBlock(node: NodeReader, number: number): Promise<EvmBlock | undefined> {
  const value = await readJson(node, 'eth_getBlockByNumber', [toQuantity(number), true])
  if (value === null) return undefined
  const block = parseNodeResult(blockSchema, value)
  if (block.number !== number) throw new SourceError('the node returns another block')
  const receipts = await readReceipts(
    node,
    number,
    block.transactions.map(({ hash }) => hash),
  )
  return {
    ...block,
    transactions: block.transactions.map((transaction) => {
      const receipt = receipts.get(transaction.hash)
      // Nodes of one pool can be on different forks, and a block can be replaced between two calls.
      if (receipt?.blockHash !== block.hash) throw new SourceError('the receipts are of another block')
      return { ...transaction, receipt }
    }),
  }
}

type Receipt = EvmTransaction['receipt']

/** Returns receipts by the hashes of their transactions. */
async function readReceipts(
  node: NodeReader,
  number: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Receipt>> {
  if (hashes.length === 0) return new Map()
  const answer = await node.call('eth_getBlockReceipts', [toQuantity(number)])
  const value: unknown = answer.kind === 'result' ? JSON.parse(answer.json) : null
  const ofBlock = value === null ? [] : parseNodeResult(z.array(receiptSchema), value)
  const receipts = new Map(ofBlock.map((receipt) => [receipt.transactionHash, receipt]))
  // Not all nodes have the method, and some leave out transactions of the chain itself.
  const missing = hashes.filter((hash) => !receipts.has(hash))
  await runConcurrently(missing, maxConcurrentCalls, async (hash) => {
    receipts.set(
      hash,
      parseNodeResult(receiptSchema, await readJson(node, 'eth_getTransactionReceipt', [hash])),
    )
  })
  return receipts
}

async function readJson(node: NodeReader, method: string, params: readonly unknown[]): Promise<unknown> {
  return JSON.parse(await node.read(method, params))
}

function parseNodeResult<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new SourceError('the node returns an invalid block or receipt')
}

function toQuantity(block: number | 'latest'): string {
  return block === 'latest' ? block : `0x${block.toString(16)}`
}
