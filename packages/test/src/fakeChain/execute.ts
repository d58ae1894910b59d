import { type Address, getContractAddress, type Hex, hexToBytes } from 'viem'
import { type CallResult, type ContractCall, toResult } from './contract.js'
import { createNodeError, Revert } from './errors.js'
import { baseFeePerGas, type FakeTransaction, type Ledger, type MinedTransaction } from './ledger.js'

/** A call as `eth_call` and `eth_estimateGas` take it. */
export type CallRequest = {
  readonly from: Address
  readonly to: Address | null
  readonly data: Hex
  readonly value: bigint
}

/** Gas that the code of a contract uses, in place of the cost of its bytecode. */
const contractGas = 30_000n

/** Returns the gas that each transaction with this data costs, without execution. */
export function getIntrinsicGas(data: Hex, isCreation: boolean): bigint {
  const dataGas = hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)
  return 21_000n + dataGas + (isCreation ? 32_000n : 0n)
}

/**
 * Calls the code at an address. An address without code accepts every call.
 *
 * @throws Revert
 */
export function callContract(ledger: Ledger, call: ContractCall): CallResult {
  return ledger.getCode(call.to)?.(call) ?? toResult('0x')
}

/**
 * Runs a call without changing the chain.
 *
 * @throws Revert, or the error of a value that the sender does not have.
 */
export function simulate(
  ledger: Ledger,
  { from, to, data, value }: CallRequest,
): { output: Hex; gas: bigint } {
  const balance = ledger.getBalance(from)
  if (value > balance)
    throw createNodeError(
      `insufficient funds for gas * price + value: address ${from} have ${balance} want ${value}`,
    )
  if (to === null) return { output: '0x', gas: getIntrinsicGas(data, true) + contractGas }
  const { output } = callContract(ledger, { from, to, data, value, isStatic: true })
  return { output, gas: getIntrinsicGas(data, false) + (ledger.getCode(to) ? contractGas : 0n) }
}

/** Applies a transaction to the ledger, and returns it as part of a block. */
export function execute(
  ledger: Ledger,
  transaction: FakeTransaction,
  place: { readonly blockNumber: bigint; readonly index: number },
): MinedTransaction {
  const { from, to, input, value, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const effectiveGasPrice = min(maxFeePerGas, baseFeePerGas + maxPriorityFeePerGas)
  const isContract = to !== null && ledger.getCode(to) !== undefined
  const needed = getIntrinsicGas(input, to === null) + (to === null || isContract ? contractGas : 0n)
  const result = gas < needed ? undefined : run(ledger, transaction)
  const gasUsed = result ? needed : min(gas, needed)
  ledger.setNonce(from, nonce + 1)
  ledger.setBalance(from, ledger.getBalance(from) - gasUsed * effectiveGasPrice)
  if (result) {
    ledger.setBalance(from, ledger.getBalance(from) - value)
    const receiver = to ?? getContractAddress({ from, nonce: BigInt(nonce) })
    ledger.setBalance(receiver, ledger.getBalance(receiver) + value)
    result.commit()
  }
  return {
    ...transaction,
    ...place,
    status: result ? 'success' : 'reverted',
    gasUsed,
    effectiveGasPrice,
    logs: result?.logs ?? [],
    contractAddress: to === null && result ? getContractAddress({ from, nonce: BigInt(nonce) }) : null,
  }
}

/** Returns what the code did, or nothing if it reverted or the sender cannot pay. */
function run(ledger: Ledger, { from, to, input, value, nonce }: FakeTransaction): CallResult | undefined {
  try {
    if (to === null) {
      const address = getContractAddress({ from, nonce: BigInt(nonce) })
      return { ...toResult('0x'), commit: () => ledger.setCode(address, () => toResult('0x')) }
    }
    return callContract(ledger, { from, to, data: input, value, isStatic: false })
  } catch (error) {
    if (error instanceof Revert) return undefined
    throw error
  }
}

function min(first: bigint, second: bigint): bigint {
  return first < second ? first : second
}
