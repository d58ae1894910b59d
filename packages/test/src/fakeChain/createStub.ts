import {
  type Abi,
  type AbiStateMutability,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionData,
  encodeFunctionResult,
} from 'viem'
import { type ContractCall, type ContractCode, toResult } from './contract.js'
import { createReasonRevert, Revert } from './errors.js'

/**
 * A contract of a fake chain: functions in place of bytecode. A function that throws reverts with the message as its reason. A function of
 * the ABI that is not here reverts without a reason.
 */
export type ContractStub<abi extends Abi> = {
  readonly address: Address
  readonly abi: abi
  readonly functions: {
    readonly [name in ContractFunctionName<abi>]?: (
      args: ContractFunctionArgs<abi, AbiStateMutability, name>,
      call: Pick<ContractCall, 'from' | 'value' | 'isStatic'>,
    ) => ContractFunctionReturnType<abi, AbiStateMutability, name>
  }
}

/** Creates the code of a stub. */
export function createStub<const abi extends Abi>({ abi, functions }: ContractStub<abi>): ContractCode {
  // The types of the functions depend on the ABI: here they are called by name.
  const table = functions as Readonly<
    Record<string, ((args: readonly unknown[], call: object) => unknown) | undefined>
  >
  return ({ data, from, value, isStatic }) => {
    const { functionName, args } = decode(abi, data)
    const run = Object.hasOwn(table, functionName) ? table[functionName] : undefined
    if (!run) throw new Revert('0x')
    const result = callFunction(() => run(args ?? [], { from, value, isStatic }))
    const parameters = { abi, functionName, result } as Parameters<typeof encodeFunctionResult>[0]
    return toResult(result === undefined ? '0x' : encodeFunctionResult(parameters))
  }
}

function decode(abi: Abi, data: ContractCall['data']) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    throw new Revert('0x')
  }
}

function callFunction(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    throw createReasonRevert(error instanceof Error ? error.message : String(error))
  }
}
