import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  type Hex,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  toHex,
} from 'viem'
import { type ChainClient, NodeCallError, NodesDownError } from './createChainClient.js'
import { entryPointAbi } from './entryPoints.js'

/** How a model node behaves. Probabilities are from 0 to 1, for each transaction or each second. */
export type ModelNodeOptions = {
  /** Returns a number from 0 to 1. */
  readonly random: () => number
  readonly now: () => number
  /** Wei of each executor. */
  readonly balance: bigint
  /** Percentage by which replacements must be dearer. */
  readonly priceBump: bigint
  /** That it does not answer, although it may have taken the transaction. */
  readonly down: number
  /** That it drops one of its transactions. */
  readonly forgets: number
  /** Longest time for which it keeps a transaction from the blocks, in ms. */
  readonly delayMs: number
  /** Returns why it refuses the operation of a transaction; `undefined` if it does not. */
  readonly refuse: (callData: Hex) => string | undefined
  /** Returns the hash of the operation of a sender with a nonce and call data. */
  readonly findHash: (sender: Hex, nonce: bigint, callData: Hex) => Hex
}

type PoolTransaction = {
  readonly hash: Hex
  readonly from: string
  readonly nonce: number
  readonly maxFee: bigint
  readonly priority: bigint
  readonly cost: bigint
  readonly data: Hex | undefined
  readonly readyAt: number
}

/** A chain with one node, in which tests control time. */
export type ModelNode = {
  readonly client: ChainClient
  baseFee: bigint
  /** Lets a second pass. */
  readonly tick: () => void
  readonly mine: () => void
  /** The hashes of included operations, one for each inclusion. */
  readonly included: readonly Hex[]
  /** Transactions in blocks that reverted, or had no operation. */
  readonly wasted: () => number
  /** Transactions that the node has not taken. */
  readonly refused: () => number
}

const gasUsed = 200_000n

/** Creates a node that refuses, forgets, delays and reorders transactions. */
export function createModelNode(options: ModelNodeOptions): ModelNode {
  const { random, now, priceBump, findHash } = options
  const balances = new Map<string, bigint>()
  const nonces = new Map<string, number>()
  const receipts = new Map<Hex, object>()
  const usedNonces = new Set<string>()
  const included: Hex[] = []
  let pool: readonly PoolTransaction[] = []
  let blockNumber = 1n
  let wasted = 0
  let refused = 0

  const getBalance = (address: string) => balances.get(address) ?? options.balance
  const getNonce = (address: string) => nonces.get(address) ?? 0

  function decodeOperation(data: Hex) {
    const decoded = decodeFunctionData({ abi: entryPointAbi, data })
    const operation = decoded.functionName === 'handleOps' ? decoded.args[0][0] : undefined
    if (!operation) throw new Error('a transaction without an operation')
    return { ...operation, key: `${operation.sender}:${operation.nonce}` }
  }

  function refuse(message: string): NodeCallError {
    refused += 1
    return new NodeCallError(-32_000, message, undefined)
  }

  async function take(raw: Hex): Promise<void> {
    const transaction = parseTransaction(raw)
    const from = await recoverTransactionAddress({
      serializedTransaction: raw as Parameters<typeof recoverTransactionAddress>[0]['serializedTransaction'],
    })
    const address = from.toLowerCase()
    const { nonce = 0, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n, gas = 0n, data } = transaction
    const hash = keccak256(raw)
    if (nonce < getNonce(address)) throw refuse('nonce too low')
    if (pool.some((one) => one.hash === hash)) throw refuse('already known')
    const reason = data && options.refuse(decodeOperation(data).callData)
    if (reason) throw refuse(reason)
    const own = pool.filter((one) => one.from === address && one.nonce !== nonce)
    const old = pool.find((one) => one.from === address && one.nonce === nonce)
    const isEnough = (fee: bigint, before: bigint) => fee * 100n >= before * (100n + priceBump)
    if (old && !(isEnough(maxFeePerGas, old.maxFee) && isEnough(maxPriorityFeePerGas, old.priority)))
      throw refuse('replacement transaction underpriced')
    const cost = gas * maxFeePerGas
    if (own.reduce((sum, one) => sum + one.cost, cost) > getBalance(address))
      throw refuse('insufficient funds for gas * price + value')
    const readyAt = now() + Math.floor(random() * options.delayMs)
    const fees = { maxFee: maxFeePerGas, priority: maxPriorityFeePerGas }
    pool = [
      ...pool.filter((one) => one !== old),
      { hash, from: address, nonce, ...fees, cost, data, readyAt },
    ]
  }

  function include(transaction: PoolTransaction): void {
    const { hash, from, nonce, data, maxFee, priority } = transaction
    nonces.set(from, nonce + 1)
    const operation = data && decodeOperation(data)
    const isOk = operation !== undefined && !usedNonces.has(operation.key)
    const logs = isOk ? [toEvent(operation)] : []
    if (operation && isOk) {
      usedNonces.add(operation.key)
      included.push(findHash(operation.sender, operation.nonce, operation.callData))
    } else {
      wasted += 1
      const price = maxFee < node.baseFee + priority ? maxFee : node.baseFee + priority
      balances.set(from, getBalance(from) - price * (operation ? 60_000n : 21_000n))
    }
    receipts.set(hash, {
      ...{
        transactionHash: hash,
        blockNumber: toHex(blockNumber),
        blockHash: toHex(blockNumber, { size: 32 }),
      },
      logs,
    })
  }

  function toEvent({ sender, nonce, callData }: ReturnType<typeof decodeOperation>) {
    const topics = encodeEventTopics({
      ...{ abi: entryPointAbi, eventName: 'UserOperationEvent' },
      args: { userOpHash: findHash(sender, nonce, callData), sender, paymaster: `0x${'00'.repeat(20)}` },
    })
    const data = encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
      [nonce, true, 1n, gasUsed],
    )
    return { address: entryPointAddress(), topics, data }
  }

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getTransactionCount: ([address]) => toHex(getNonce(String(address).toLowerCase())),
    eth_getBalance: ([address]) => toHex(getBalance(String(address).toLowerCase())),
    eth_getTransactionReceipt: ([hash]) => receipts.get(hash as Hex) ?? null,
    eth_maxPriorityFeePerGas: () => toHex(10n ** 9n),
    eth_getBlockByNumber: ([number]) => ({
      baseFeePerGas: toHex(node.baseFee),
      number: number === 'latest' ? toHex(blockNumber) : number,
      hash:
        number === 'latest' ? toHex(blockNumber, { size: 32 }) : toHex(BigInt(String(number)), { size: 32 }),
    }),
    eth_call([call]) {
      const { data } = call as { readonly data: Hex }
      if (!usedNonces.has(decodeOperation(data).key)) return '0x'
      const args = [0n, 'AA25 invalid account nonce'] as const
      throw new NodeCallError(
        3,
        'revert',
        encodeErrorResult({ abi: entryPointAbi, errorName: 'FailedOp', args }),
      )
    },
  }

  const node: ModelNode = {
    baseFee: 20n * 10n ** 9n,
    included,
    wasted: () => wasted,
    refused: () => refused,
    client: {
      async call<Result>(method: string, params: readonly unknown[]) {
        if (random() < options.down / 10) throw new NodesDownError('No node of the chain answers')
        // Tests only call these methods.
        return methods[method]?.(params) as Result
      },
      async send(raw) {
        const isDown = random() < options.down
        if (!isDown) return take(raw)
        if (random() < 0.5) await take(raw).catch(() => undefined)
        throw new NodesDownError('No node of the chain answers')
      },
    },
    tick() {
      if (random() < options.forgets) {
        const forgotten = Math.floor(random() * pool.length)
        pool = pool.filter((_, index) => index !== forgotten)
      }
    },
    mine() {
      blockNumber += 1n
      // In any order of the executors, and in the order of their nonces.
      const candidates = pool
        .filter(({ maxFee, readyAt }) => maxFee >= node.baseFee && readyAt <= now())
        .map((transaction) => ({ transaction, order: random() }))
        .sort((a, b) => a.transaction.nonce - b.transaction.nonce || a.order - b.order)
      for (const { transaction } of candidates) {
        if (transaction.nonce !== getNonce(transaction.from)) continue
        include(transaction)
      }
      pool = pool.filter(({ nonce, from }) => nonce >= getNonce(from))
    },
  }
  return node
}

const entryPointAddress = (): Hex => '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
