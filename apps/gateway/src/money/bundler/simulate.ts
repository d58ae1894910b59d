import { readFileSync } from 'node:fs'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, toHex } from 'viem'
import type { ChainClient } from './createChainClient.js'
import { NodeCallError } from './createChainClient.js'
import { type EntryPoint, entryPointAbi, simulatorAbi } from './entryPoints.js'
import type { StateOverrides } from './getOverrides.js'
import { getMaxCost, type ParsedOperation, packOperation } from './ParsedOperation.js'
import { parseRejection, type Rejection } from './toBundlerError.js'

/** Where the code of the EntryPoint is while the simulator has its address. As in `UserOperationSimulator.sol`. */
const originalAddress = '0x00000000000000000000000000000000004337Ff'
/** Gas of a simulation; nodes refuse calls with more than their own limit, which is 50,000,000 or more. */
const simulationGas = 30_000_000n

/** One step of an operation. */
export type SimulationStep = { readonly success: boolean; readonly gas: bigint; readonly data: Hex }

/** The steps of an operation. A step that was not reached has no success, no gas and no data. */
export type Simulation = Readonly<
  Record<'creation' | 'validation' | 'paymaster' | 'call' | 'postOp', SimulationStep>
>

/** Limits of the gas of each step. */
export type SimulationLimits = Readonly<
  Record<'verificationGas' | 'paymasterGas' | 'callGas' | 'postOpGas', bigint>
>

/** Dependencies of a simulation. */
export type SimulationContext = {
  readonly client: ChainClient
  readonly entryPoint: EntryPoint
  /** Code of the EntryPoint on the chain. */
  readonly entryPointCode: Hex
  /** Runtime bytecode of the simulator. */
  readonly simulatorCode: Hex
}

/** Reads the runtime bytecode of the simulator from its artifact. */
export function readSimulatorCode(): Hex {
  const file = new URL('../../../contracts/UserOperationSimulator.artifact.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).deployedBytecode
}

/** Returns the parameters of `eth_call` that simulate an operation step by step. */
export function toSimulationCall(
  operation: ParsedOperation,
  {
    hash,
    limits,
    overrides,
    context: { entryPoint, entryPointCode, simulatorCode },
  }: {
    readonly hash: Hex
    readonly limits: SimulationLimits
    readonly overrides: StateOverrides
    readonly context: SimulationContext
  },
): readonly [call: object, block: 'latest', overrides: StateOverrides] {
  const maxCost = getMaxCost(operation)
  const data = encodeFunctionData({
    abi: simulatorAbi,
    functionName: 'simulateUserOperation',
    args: [
      {
        ...limits,
        op: packOperation(operation),
        hash,
        senderCreator: entryPoint.senderCreator,
        // Without gas limits the cost is 0; a payment of 1 wei needs as much gas as the real one.
        missingFunds: operation.paymaster ? 0n : maxCost || 1n,
        maxCost,
      },
    ],
  })
  return [
    { to: entryPoint.address, data, gas: toHex(simulationGas) },
    'latest',
    {
      ...overrides,
      [entryPoint.address]: { code: simulatorCode },
      [originalAddress]: { code: entryPointCode },
    },
  ]
}

/** Simulates the steps of an operation. An invalid signature does not end it. */
export async function simulateSteps(
  operation: ParsedOperation,
  options: Parameters<typeof toSimulationCall>[1],
): Promise<Simulation> {
  const data = await options.context.client.call<Hex>('eth_call', toSimulationCall(operation, options))
  return decodeFunctionResult({ abi: simulatorAbi, functionName: 'simulateUserOperation', data })
}

/**
 * Simulates `handleOps` with one operation.
 *
 * @param from The executor.
 * @returns Why the EntryPoint rejects the operation; `undefined` if it accepts it.
 */
export async function simulateHandleOps(
  operation: ParsedOperation,
  {
    client,
    entryPoint,
    from,
    gas,
    overrides,
  }: {
    readonly client: ChainClient
    readonly entryPoint: EntryPoint
    readonly from: Address
    readonly gas: bigint
    readonly overrides: StateOverrides
  },
): Promise<Rejection | undefined> {
  const data = encodeHandleOps(operation, from)
  try {
    await client.call('eth_call', [
      { from, to: entryPoint.address, data, gas: toHex(gas) },
      'latest',
      overrides,
    ])
    return undefined
  } catch (error) {
    if (!(error instanceof NodeCallError)) throw error
    return (
      parseRejection(error.data) ?? { reason: `The EntryPoint reverts: ${error.message}`, inner: error.data }
    )
  }
}

/** Returns the call data of `handleOps` with one operation. */
export function encodeHandleOps(operation: ParsedOperation, beneficiary: Address): Hex {
  return encodeFunctionData({
    abi: entryPointAbi,
    functionName: 'handleOps',
    args: [[packOperation(operation)], beneficiary],
  })
}
