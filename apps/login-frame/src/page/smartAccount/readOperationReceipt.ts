import type { CaipNetworkId } from '@latchkit/core/schema'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import type { SmartAccountServers } from './SmartAccountServers.js'

/** keccak-256 of `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`. */
const operationTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** keccak-256 of `BeforeExecution()`, after the validation of all operations of a transaction. */
const executionTopic = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'

const hash = z.string().check(z.regex(/^0x[\da-f]{64}$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const hex = z.string().check(z.regex(/^0x[\da-f]*$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const bundlerSchema = z.nullable(z.object({ receipt: z.object({ transactionHash: hash }) }))
const receiptSchema = z.nullable(
  z.object({
    transactionHash: hash,
    blockHash: hash,
    blockNumber: hex,
    gasUsed: hex,
    logs: z.array(z.object({ address: hex, data: hex, topics: z.array(hash).check(z.maxLength(4)) })),
  }),
)

type Receipt = NonNullable<z.output<typeof receiptSchema>>

/** How an operation has ended. */
export type OperationReceipt = Receipt & {
  /** Whether the calls have happened. Otherwise none has. */
  readonly isSuccess: boolean
}

/** Whom to ask about an operation. */
export type OperationReader = {
  readonly chainId: CaipNetworkId
  readonly entryPoint: Hex
  readonly rpc: ChainRpc
  readonly servers: Pick<SmartAccountServers, 'bundler'>
  readonly signal: AbortSignal
}

/**
 * Reads the receipt of an operation. The bundler names the transaction; the chain's node says what has happened in it.
 *
 * @returns `null` while the operation is pending, or if the transaction does not contain it.
 * @throws `RpcError`
 */
export async function readOperationReceipt(
  operationHash: Hex,
  { chainId, entryPoint, rpc, servers, signal }: OperationReader,
): Promise<OperationReceipt | null> {
  const named = await servers.bundler({
    chainId,
    method: 'eth_getUserOperationReceipt',
    params: [operationHash],
    signal,
  })
  const bundled = parseNodeResponse(bundlerSchema, named)
  if (!bundled) return null
  const { transactionHash } = bundled.receipt
  const answer = await rpc({
    chainId,
    method: 'eth_getTransactionReceipt',
    params: [transactionHash],
    signal,
  })
  const receipt = parseNodeResponse(receiptSchema, answer)
  if (!receipt) return null
  const isOf = (topic: string) => (log: Receipt['logs'][number]) =>
    log.address.toLowerCase() === entryPoint.toLowerCase() && log.topics[0]?.toLowerCase() === topic
  const at = receipt.logs.findIndex((log) => isOf(operationTopic)(log) && log.topics[1] === operationHash)
  const event = receipt.logs[at]
  if (!event) return null
  const before = receipt.logs.slice(0, at)
  const start = before.findLastIndex((log) => isOf(operationTopic)(log) || isOf(executionTopic)(log)) + 1
  // nonce, success, cost, gas
  const isSuccess = /^0x[\da-f]{64}0{63}1/i.test(event.data)
  return { ...receipt, logs: before.slice(start), isSuccess }
}

function parseNodeResponse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new RpcError({ message: 'The network has returned an invalid response', cause: parsed.error })
}
