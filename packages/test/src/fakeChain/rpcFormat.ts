import { type Address, type Hex, numberToHex } from 'viem'
import {
  baseFeePerGas,
  blockGasLimit,
  type FakeBlock,
  type FakeTransaction,
  type MinedTransaction,
} from './ledger.js'

const zeroHash = numberToHex(0, { size: 32 })
const zeroAddress: Address = '0x0000000000000000000000000000000000000000'
const emptyBloom = numberToHex(0, { size: 256 })
const types = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' } as const

/** Returns a block as nodes send it. */
export function formatBlock(block: FakeBlock, chainId: number, isFull: boolean): object {
  const gasUsed = block.transactions.reduce((sum, transaction) => sum + transaction.gasUsed, 0n)
  return {
    number: numberToHex(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    timestamp: numberToHex(block.timestamp),
    nonce: '0x0000000000000000',
    difficulty: '0x0',
    totalDifficulty: '0x0',
    gasLimit: numberToHex(blockGasLimit),
    gasUsed: numberToHex(gasUsed),
    baseFeePerGas: numberToHex(baseFeePerGas),
    miner: zeroAddress,
    extraData: '0x',
    logsBloom: emptyBloom,
    mixHash: zeroHash,
    receiptsRoot: zeroHash,
    stateRoot: zeroHash,
    transactionsRoot: zeroHash,
    sha3Uncles: zeroHash,
    size: '0x220',
    uncles: [],
    transactions: block.transactions.map((transaction) =>
      isFull ? formatTransaction(transaction, chainId, block) : transaction.hash,
    ),
  }
}

/** Returns a transaction as nodes send it; without a block, it is pending. */
export function formatTransaction(
  transaction: FakeTransaction | MinedTransaction,
  chainId: number,
  block: FakeBlock | undefined,
): object {
  const { hash, input, type, v, r, s, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const isMined = 'effectiveGasPrice' in transaction
  return {
    ...{ hash, input, r, s },
    from: toLowerCase(transaction.from),
    to: toLowerCase(transaction.to),
    blockHash: block?.hash ?? null,
    blockNumber: block ? numberToHex(block.number) : null,
    transactionIndex: isMined ? numberToHex(transaction.index) : null,
    chainId: numberToHex(chainId),
    nonce: numberToHex(transaction.nonce),
    value: numberToHex(transaction.value),
    gas: numberToHex(transaction.gas),
    gasPrice: numberToHex(isMined ? transaction.effectiveGasPrice : maxFeePerGas),
    type: types[type],
    v: numberToHex(v),
    ...(type === 'eip1559' && {
      maxFeePerGas: numberToHex(maxFeePerGas),
      maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
    }),
    ...(type !== 'legacy' && { accessList: [], yParity: numberToHex(v) }),
  }
}

/** A log as nodes send it. */
export type RpcLog = {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly transactionHash: Hex
  readonly transactionIndex: Hex
  readonly logIndex: Hex
  readonly removed: false
}

/** Returns the logs of a block as nodes send them. */
export function formatLogs(block: FakeBlock): readonly RpcLog[] {
  return block.transactions
    .flatMap((transaction) => transaction.logs.map((log) => ({ log, transaction })))
    .map(({ log, transaction }, index) => ({
      ...log,
      address: toLowerCase(log.address),
      blockHash: block.hash,
      blockNumber: numberToHex(block.number),
      transactionHash: transaction.hash,
      transactionIndex: numberToHex(transaction.index),
      logIndex: numberToHex(index),
      removed: false,
    }))
}

/** Returns a receipt as nodes send it. */
export function formatReceipt(transaction: MinedTransaction, block: FakeBlock): object {
  const earlier = block.transactions.filter(({ index }) => index <= transaction.index)
  return {
    transactionHash: transaction.hash,
    transactionIndex: numberToHex(transaction.index),
    blockHash: block.hash,
    blockNumber: numberToHex(block.number),
    from: toLowerCase(transaction.from),
    to: toLowerCase(transaction.to),
    contractAddress: toLowerCase(transaction.contractAddress),
    cumulativeGasUsed: numberToHex(earlier.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)),
    gasUsed: numberToHex(transaction.gasUsed),
    effectiveGasPrice: numberToHex(transaction.effectiveGasPrice),
    status: transaction.status === 'success' ? '0x1' : '0x0',
    type: types[transaction.type],
    logsBloom: emptyBloom,
    logs: formatLogs(block).filter(({ transactionHash }) => transactionHash === transaction.hash),
  }
}

/** Nodes send addresses without a checksum. */
function toLowerCase<address extends Address | null>(value: address): address {
  // Lower case is a form of the same type.
  return (value === null ? null : value.toLowerCase()) as address
}
