import { type Address, getAddress, type Hex, keccak256, numberToHex, stringToHex } from 'viem'
import type { ContractCode, ContractLog } from './contract.js'

/** A transaction of a fake chain. */
export type FakeTransaction = {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly value: bigint
  readonly input: Hex
  readonly nonce: number
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly type: 'legacy' | 'eip2930' | 'eip1559'
  readonly v: bigint
  readonly r: Hex
  readonly s: Hex
}

/** A transaction in a block. */
export type MinedTransaction = FakeTransaction & {
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
  readonly index: number
  readonly gasUsed: bigint
  readonly effectiveGasPrice: bigint
  readonly logs: readonly ContractLog[]
  readonly contractAddress: Address | null
}

/** A block of a fake chain. */
export type FakeBlock = {
  readonly number: bigint
  readonly hash: Hex
  readonly parentHash: Hex
  readonly timestamp: bigint
  readonly transactions: readonly MinedTransaction[]
}

/** The fees of every block. */
export const baseFeePerGas = 1_000_000_000n
/** The tip that the chain suggests. */
export const suggestedTip = 100_000_000n
/** The gas limit of every block. */
export const blockGasLimit = 30_000_000n
/** Seconds between two blocks. */
const blockSeconds = 12n

/** The accounts, contracts and blocks of a fake chain. */
export type Ledger = {
  readonly getBalance: (address: Address) => bigint
  readonly setBalance: (address: Address, balance: bigint) => void
  readonly getNonce: (address: Address) => number
  readonly setNonce: (address: Address, nonce: number) => void
  readonly getCode: (address: Address) => ContractCode | undefined
  readonly setCode: (address: Address, code: ContractCode) => void
  readonly blocks: readonly FakeBlock[]
  readonly getHead: () => FakeBlock
  readonly addBlock: (transactions: readonly MinedTransaction[]) => FakeBlock
  readonly getTransaction: (hash: Hex) => MinedTransaction | undefined
}

/** Creates the ledger of a fake chain, with its first block. */
export function createLedger(chainId: number, startSeconds: number): Ledger {
  const balances = new Map<Address, bigint>()
  const nonces = new Map<Address, number>()
  const codes = new Map<Address, ContractCode>()
  const transactions = new Map<Hex, MinedTransaction>()
  const blocks: FakeBlock[] = []

  function toHash(number: bigint): Hex {
    return keccak256(stringToHex(`${chainId} ${startSeconds} ${number}`))
  }

  function addBlock(mined: readonly MinedTransaction[]): FakeBlock {
    const number = BigInt(blocks.length)
    const block: FakeBlock = {
      number,
      hash: toHash(number),
      parentHash: number === 0n ? numberToHex(0, { size: 32 }) : toHash(number - 1n),
      timestamp: BigInt(startSeconds) + number * blockSeconds,
      transactions: mined,
    }
    blocks.push(block)
    for (const transaction of mined) transactions.set(transaction.hash, transaction)
    return block
  }

  const genesis = addBlock([])
  return {
    blocks,
    addBlock,
    getHead: () => blocks.at(-1) ?? genesis,
    getTransaction: (hash) => transactions.get(hash),
    getBalance: (address) => balances.get(getAddress(address)) ?? 0n,
    setBalance: (address, balance) => void balances.set(getAddress(address), balance),
    getNonce: (address) => nonces.get(getAddress(address)) ?? 0,
    setNonce: (address, nonce) => void nonces.set(getAddress(address), nonce),
    getCode: (address) => codes.get(getAddress(address)),
    setCode: (address, code) => void codes.set(getAddress(address), code),
  }
}
