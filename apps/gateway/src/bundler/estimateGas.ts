import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import { type Hex, size, slice, toHex } from 'viem'
import { BundlerError } from './BundlerError.js'
import { decodeRevert } from './decodeRevert.js'
import { maxCallGas, maxVerificationGas } from './limits.js'
import { eip7702Factory, type ParsedOperation } from './ParsedOperation.js'
import { fillOperation, getPreVerificationGas } from './preVerificationGas.js'
import { type Simulation, type SimulationLimits, type SimulationStep, simulateSteps } from './simulate.js'

/** The result of `eth_estimateUserOperationGas`. */
export type GasEstimate = {
  readonly preVerificationGas: Hex
  readonly verificationGasLimit: Hex
  readonly callGasLimit: Hex
  readonly paymasterVerificationGasLimit?: Hex
  readonly paymasterPostOpGasLimit?: Hex
}

/** Gas of the EntryPoint that counts towards the limit of the verification: mostly for the first nonce of a key, and the deposit. */
const verificationOverhead = 45_000n
/** Gas for the stipend, and for what the EntryPoint does in the frame of the call. */
const callOverhead = 10_000n
const paymasterOverhead = 8_000n

/**
 * Estimates the limits of an operation: simulates it with high limits, adds a margin to what each step used, and
 * simulates it again with the result, because a step may need more gas than it uses.
 *
 * @throws BundlerError if the account or the paymaster reverts in its validation, or the call reverts.
 */
export async function estimateGas(
  operation: ParsedOperation,
  options: Omit<Parameters<typeof simulateSteps>[1], 'limits'> & {
    /** Returns the gas of the chain's settings, and of the data fee of a rollup. */
    readonly readExtraGas: (filled: ParsedOperation) => Promise<bigint>
  },
): Promise<GasEstimate> {
  const highest = {
    verificationGas: maxVerificationGas,
    paymasterGas: maxVerificationGas,
    callGas: maxCallGas,
    postOpGas: maxVerificationGas,
  }
  const first = checkSteps(operation, await simulateSteps(operation, { ...options, limits: highest }))
  let limits = toLimits(first)
  // A call that passes 63/64 of its gas on, or requires some, needs a higher limit than it uses.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const steps = await simulateSteps(operation, { ...options, limits })
    if (steps.call.success && steps.validation.success && (steps.postOp.success || first.postOp.gas === 0n))
      break
    limits = {
      verificationGas: grow(limits.verificationGas),
      paymasterGas: grow(limits.paymasterGas),
      callGas: grow(limits.callGas),
      postOpGas: grow(limits.postOpGas),
    }
  }
  const verificationGasLimit = limits.verificationGas + addMargin(first.creation.gas) + verificationOverhead
  const estimated = {
    ...operation,
    verificationGasLimit,
    callGasLimit: limits.callGas + callOverhead,
    paymasterVerificationGasLimit: operation.paymaster ? limits.paymasterGas + paymasterOverhead : 0n,
  }
  const filled = fillOperation(estimated)
  return {
    preVerificationGas: toHex(getPreVerificationGas(filled, await options.readExtraGas(filled))),
    verificationGasLimit: toHex(verificationGasLimit),
    callGasLimit: toHex(estimated.callGasLimit),
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: toHex(estimated.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: toHex(limits.postOpGas),
    }),
  }
}

/** @throws BundlerError for the first step that reverts. */
function checkSteps(operation: ParsedOperation, steps: Simulation): Simulation {
  const { creation, validation, paymaster, call } = steps
  const isCreated = operation.factory !== undefined && operation.factory !== eip7702Factory
  if (operation.factory === eip7702Factory && operation.factoryData && !creation.success && creation.gas > 0n)
    throw fail(codes.account, 'AA13 EIP7702 sender init failed', creation)
  if (isCreated && (!creation.success || toAddress(creation) !== operation.sender.toLowerCase()))
    throw fail(codes.account, 'AA13 initCode failed, or created another account', creation)
  if (!validation.success || size(validation.data) !== 32)
    throw fail(codes.account, 'AA23 reverted: the account rejects the operation', validation)
  if (operation.paymaster && (!paymaster.success || size(paymaster.data) < 96))
    throw fail(codes.paymaster, 'AA33 reverted: the paymaster rejects the operation', paymaster)
  if (!call.success) throw fail(codes.execution, 'The call of the operation reverts', call)
  return steps
}

function fail(code: number, message: string, { data }: SimulationStep): BundlerError {
  return new BundlerError(code, data === '0x' ? message : `${message}: ${decodeRevert(data)}`, data)
}

function toAddress({ data }: SimulationStep): string {
  return size(data) === 32 ? slice(data, 12) : '0x'
}

function toLimits({ validation, paymaster, call, postOp }: Simulation): SimulationLimits {
  return {
    verificationGas: addMargin(validation.gas),
    paymasterGas: addMargin(paymaster.gas),
    callGas: addMargin(call.gas),
    postOpGas: addMargin(postOp.gas),
  }
}

function addMargin(gas: bigint): bigint {
  return (gas * 12n) / 10n
}

function grow(gas: bigint): bigint {
  return (gas * 3n) / 2n
}
