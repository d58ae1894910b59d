import type { Address, Hex } from 'viem'

/** Transfers of the native token, up to an amount in each period. */
export type NativeTokenPeriodic = {
  readonly type: 'native-token-periodic'
  /** Amount of one period in the smallest unit. What is not transferred is not added to the next period. */
  readonly amount: bigint
  /** Length of a period in seconds. */
  readonly period: number
  /** Start of the first period in seconds since 1970. */
  readonly start: number
  /** The only accounts that can receive it. Without it, any account can. */
  readonly recipients?: readonly Address[] | undefined
}

/**
 * Transfers of an ERC-20 token, up to an amount in each period.
 *
 * @see https://eips.ethereum.org/EIPS/eip-20
 */
export type Erc20TokenPeriodic = {
  readonly type: 'erc20-token-periodic'
  readonly token: Address
  /** Amount of one period in the smallest unit. What is not transferred is not added to the next period. */
  readonly amount: bigint
  /** Length of a period in seconds. */
  readonly period: number
  /** Start of the first period in seconds since 1970. */
  readonly start: number
  /** The only account that can receive it. Without it, any account can. */
  readonly recipient?: Address | undefined
}

/** Transfers of the native token, up to an amount in total. */
export type NativeTokenTransfer = {
  readonly type: 'native-token-transfer'
  /** Amount of all transfers together, in the smallest unit. */
  readonly amount: bigint
  /** The only accounts that can receive it. Without it, any account can. */
  readonly recipients?: readonly Address[] | undefined
  /** When transfers become possible, in seconds since 1970. Default: at once. */
  readonly start?: number | undefined
}

/**
 * Transfers of an ERC-20 token, up to an amount in total.
 *
 * @see https://eips.ethereum.org/EIPS/eip-20
 */
export type Erc20TokenTransfer = {
  readonly type: 'erc20-token-transfer'
  readonly token: Address
  /** Amount of all transfers together, in the smallest unit. */
  readonly amount: bigint
  /** The only account that can receive it. Without it, any account can. */
  readonly recipient?: Address | undefined
  /** When transfers become possible, in seconds since 1970. Default: at once. */
  readonly start?: number | undefined
}

/** Calls of contracts. Each method can be called on each target, with any arguments. */
export type ContractCall = {
  readonly type: 'contract-call'
  /** The contracts. */
  readonly targets: readonly Address[]
  /** Selectors of 4 bytes. */
  readonly methods: readonly Hex[]
  /** The largest amount of the native token that one call can send. Default: 0 */
  readonly maxValue?: bigint | undefined
  /** Number of calls in total. Default: no limit. */
  readonly maxCalls?: number | undefined
  /** When calls become possible, in seconds since 1970. Default: at once. */
  readonly start?: number | undefined
}

/** The actions of a session key with an account. Anything else is refused by the chain. */
export type Permission =
  | NativeTokenPeriodic
  | Erc20TokenPeriodic
  | NativeTokenTransfer
  | Erc20TokenTransfer
  | ContractCall
