import { encodeAbiParameters, type Hex, keccak256, pad, stringToHex, toEventSelector, toHex } from 'viem'
import {
  type FakeNode,
  type Responder,
  sendResult,
  sendText,
  startNode,
} from '../../chain/rpcProxy/startNode.fixtures.js'

/** A log of a fake transaction. */
export type FakeLog = { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }

/** A transaction to mine. */
export type FakeTransaction = {
  readonly from: Hex
  readonly to?: Hex
  readonly value?: bigint
  readonly input?: Hex
  readonly isFailed?: boolean
  readonly logs?: readonly FakeLog[]
}

/** Returns the address with a number, in lower case. */
export const getAddress = (index: number): Hex => pad(toHex(index), { size: 20 })

const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/** Creates a `Transfer` of ERC-20. */
export const createErc20Log = (address: Hex, from: Hex, to: Hex, amount: bigint): FakeLog => ({
  address,
  topics: [transferTopic, pad(from), pad(to)],
  data: toHex(amount, { size: 32 }),
})

/** Creates a `Transfer` of ERC-721. */
export const createErc721Log = (address: Hex, from: Hex, to: Hex, id: bigint): FakeLog => ({
  address,
  topics: [transferTopic, pad(from), pad(to), toHex(id, { size: 32 })],
  data: '0x',
})

/** Creates a `TransferSingle` of ERC-1155. */
export const createSingleLog = (
  address: Hex,
  from: Hex,
  to: Hex,
  [id, amount]: readonly [bigint, bigint],
): FakeLog => ({
  address,
  topics: [
    toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
    pad(from),
    pad(from),
    pad(to),
  ],
  data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [id, amount]),
})

/** Creates a `TransferBatch` of ERC-1155. */
export const createBatchLog = (
  address: Hex,
  from: Hex,
  to: Hex,
  items: readonly (readonly [bigint, bigint])[],
): FakeLog => ({
  address,
  topics: [
    toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
    ...[pad(from), pad(from), pad(to)],
  ],
  data: encodeAbiParameters(
    [{ type: 'uint256[]' }, { type: 'uint256[]' }],
    [items.map(([id]) => id), items.map(([, amount]) => amount)],
  ),
})

/** A fake chain. */
export type FakeChain = ReturnType<typeof createFakeChain>

/** A chain in memory, which a test mines. It has a genesis block. */
export function createFakeChain() {
  type Block = ReturnType<typeof createBlock>
  let fork = 0
  let blocks: readonly Block[] = []
  /** Outputs of contracts, by address and selector. */
  const contracts = new Map<string, Hex>()

  function createBlock(number: number, parentHash: Hex, transactions: readonly FakeTransaction[]) {
    const hash = keccak256(stringToHex(`${fork} ${number}`))
    const mined = transactions.map(({ from, to = null, value = 0n, input = '0x', ...rest }, index) => {
      // A transaction keeps its hash in another block.
      const id = JSON.stringify([number, index, from, to, String(value), input, rest.logs ?? []])
      return {
        transaction: {
          ...{ hash: keccak256(stringToHex(id)), from, to, input },
          ...{ value: toHex(value), nonce: toHex(index) },
        },
        receipt: {
          transactionHash: keccak256(stringToHex(id)),
          blockHash: hash,
          status: rest.isFailed ? '0x0' : '0x1',
          contractAddress: to === null ? getAddress(0xdeadbeef) : null,
          logs: rest.isFailed ? [] : (rest.logs ?? []),
        },
      }
    })
    return {
      header: { number: toHex(number), hash, parentHash, timestamp: toHex(1_700_000_000 + 12 * number) },
      mined,
    }
  }

  function mine(...transactions: readonly FakeTransaction[]): void {
    const parentHash = blocks.at(-1)?.header.hash ?? pad('0x')
    blocks = [...blocks, createBlock(blocks.length, parentHash, transactions)]
  }

  function findBlock(number: unknown) {
    return number === 'latest' ? blocks.at(-1) : blocks[Number(number)]
  }

  function answer(method: string, [first, second]: readonly unknown[]): unknown {
    if (method === 'eth_getBlockByNumber') {
      const block = findBlock(first)
      const transactions = block?.mined.map(({ transaction }) => transaction)
      return block ? { ...block.header, ...(second === true && { transactions }) } : null
    }
    if (method === 'eth_getBlockReceipts')
      return chain.hasBlockReceipts
        ? (findBlock(first)?.mined.map(({ receipt }) => receipt) ?? null)
        : undefined
    if (method === 'eth_getTransactionReceipt') {
      const all = blocks.flatMap(({ mined }) => mined)
      return all.find(({ receipt }) => receipt.transactionHash === first)?.receipt ?? null
    }
    if (method !== 'eth_call') return undefined
    const { to, data } = first as { readonly to: Hex; readonly data: Hex }
    return contracts.get(`${to} ${data}`) ?? '0x'
  }

  const respond: Responder = (response, request) => {
    const { id, method, params } = request.body
    const result = answer(method, params as readonly unknown[])
    if (result !== undefined) return sendResult(result)(response, request)
    const error = { code: -32_601, message: 'the method does not exist' }
    sendText(JSON.stringify({ jsonrpc: '2.0', id, error }))(response, request)
  }

  const chain = {
    hasBlockReceipts: true,
    mine,
    /** Removes the newest blocks. Blocks that are mined after it have other hashes. */
    rewind(count: number): void {
      blocks = blocks.slice(0, -count)
      fork += 1
    },
    /** Returns the hashes of all transactions, the newest first. */
    getHashes: (): readonly Hex[] =>
      blocks.flatMap(({ mined }) => mined.map(({ transaction }) => transaction.hash)).reverse(),
    /** Sets what a contract returns for `name()`, `symbol()` and `decimals()`. */
    setToken(address: Hex, name: Hex, symbol: Hex, decimals: Hex): void {
      contracts.set(`${address} 0x06fdde03`, name)
      contracts.set(`${address} 0x95d89b41`, symbol)
      contracts.set(`${address} 0x313ce567`, decimals)
    },
    /** Sets what a contract returns for some data. */
    setOutput(address: Hex, data: Hex, output: Hex): void {
      contracts.set(`${address} ${data}`, output)
    },
    /** Starts a node of the chain `eip155:1`. */
    respond,
    startNode: (onEnd?: (stop: () => void) => void): Promise<FakeNode> => startNode(respond, onEnd),
  }
  mine()
  return chain
}
