import {
  type Address,
  decodeFunctionData,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionResult,
  erc20Abi,
  getAddress,
  numberToHex,
} from 'viem'
import { type CallResult, type ContractCall, type ContractCode, toResult } from './contract.js'
import { Revert } from './errors.js'

/**
 * A token of a fake chain (ERC-20).
 *
 * @see https://eips.ethereum.org/EIPS/eip-20
 */
export type FakeTokenOptions = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Initial balance of each funded account, in base units. */
  readonly balance?: bigint | undefined
}

/** A token, and what the fake chain does with it. */
export type FakeToken = {
  readonly code: ContractCode
  readonly getBalance: (owner: Address) => bigint
  readonly setBalance: (owner: Address, balance: bigint) => void
  readonly getAllowance: (owner: Address, spender: Address) => bigint
}

/** The errors of OpenZeppelin's token (ERC-6093). */
const errors = [
  {
    type: 'error',
    name: 'ERC20InsufficientBalance',
    inputs: [
      { name: 'sender', type: 'address' },
      { name: 'balance', type: 'uint256' },
      { name: 'needed', type: 'uint256' },
    ],
  },
  {
    type: 'error',
    name: 'ERC20InsufficientAllowance',
    inputs: [
      { name: 'spender', type: 'address' },
      { name: 'allowance', type: 'uint256' },
      { name: 'needed', type: 'uint256' },
    ],
  },
] as const

const unlimited = 2n ** 256n - 1n

/** Creates a token that answers like OpenZeppelin's, without the EVM. */
export function createToken({ address, name, symbol, decimals }: FakeTokenOptions): FakeToken {
  const balances = new Map<Address, bigint>()
  const allowances = new Map<string, bigint>()
  const getBalance = (owner: Address) => balances.get(getAddress(owner)) ?? 0n
  const setBalance = (owner: Address, balance: bigint) => void balances.set(getAddress(owner), balance)
  const toKey = (owner: Address, spender: Address) => `${getAddress(owner)} ${getAddress(spender)}`
  const getAllowance = (owner: Address, spender: Address) => allowances.get(toKey(owner, spender)) ?? 0n

  function emit(
    eventName: 'Transfer' | 'Approval',
    from: Address,
    to: Address,
    amount: bigint,
  ): CallResult['logs'] {
    const args = eventName === 'Transfer' ? { from, to } : { owner: from, spender: to }
    const topics = encodeEventTopics({ abi: erc20Abi, eventName, args }) as ContractTopics
    return [{ address, topics, data: numberToHex(amount, { size: 32 }) }]
  }

  function transfer(from: Address, to: Address, amount: bigint, afterwards = () => {}): CallResult {
    const balance = getBalance(from)
    if (balance < amount)
      throw new Revert(
        encodeErrorResult({
          abi: errors,
          errorName: 'ERC20InsufficientBalance',
          args: [from, balance, amount],
        }),
      )
    return {
      output: numberToHex(1, { size: 32 }),
      logs: emit('Transfer', from, to, amount),
      commit() {
        setBalance(from, getBalance(from) - amount)
        setBalance(to, getBalance(to) + amount)
        afterwards()
      },
    }
  }

  function transferFrom(spender: Address, from: Address, to: Address, amount: bigint): CallResult {
    const allowance = getAllowance(from, spender)
    if (allowance < amount)
      throw new Revert(
        encodeErrorResult({
          abi: errors,
          errorName: 'ERC20InsufficientAllowance',
          args: [spender, allowance, amount],
        }),
      )
    return transfer(from, to, amount, () => {
      if (allowance !== unlimited) allowances.set(toKey(from, spender), allowance - amount)
    })
  }

  function run({ from, data }: ContractCall): CallResult {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    const toOutput = (result: string | number | bigint) =>
      // The types of the results depend on the function, which the table below repeats.
      toResult(
        encodeFunctionResult({ abi: erc20Abi, functionName, result } as Parameters<
          typeof encodeFunctionResult
        >[0]),
      )
    switch (functionName) {
      case 'name':
        return toOutput(name)
      case 'symbol':
        return toOutput(symbol)
      case 'decimals':
        return toOutput(decimals)
      case 'totalSupply':
        return toOutput([...balances.values()].reduce((sum, balance) => sum + balance, 0n))
      case 'balanceOf':
        return toOutput(getBalance(args[0]))
      case 'allowance':
        return toOutput(getAllowance(...args))
      case 'transfer':
        return transfer(from, ...args)
      case 'transferFrom':
        return transferFrom(from, ...args)
      case 'approve': {
        const [spender, amount] = args
        return {
          output: numberToHex(1, { size: 32 }),
          logs: emit('Approval', from, spender, amount),
          commit: () => void allowances.set(toKey(from, spender), amount),
        }
      }
    }
  }

  return {
    getBalance,
    setBalance,
    getAllowance,
    code(call) {
      try {
        return run(call)
      } catch (error) {
        // A contract without a fallback reverts without data if it has no such function.
        throw error instanceof Revert ? error : new Revert('0x')
      }
    },
  }
}

type ContractTopics = CallResult['logs'][number]['topics']
