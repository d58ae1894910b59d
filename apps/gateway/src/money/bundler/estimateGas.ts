import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import { type Address, type Hex, size, slice, toHex } from 'viem'
import { BundlerError } from './BundlerError.js'
import { decodeRevert } from './decodeRevert.js'
import { getTransactionGas } from './getTransactionGas.js'
import { maxCallGas, maxOperationGas, maxVerificationGas } from './limits.js'
import { eip7702Factory, getTotalGas, type ParsedOperation } from './ParsedOperation.js'
import { fillOperation, getPreVerificationGas } from './preVerificationGas.js'
import {
  type Simulation,
  type SimulationLimits,
  type SimulationStep,
  simulateHandleOps,
  simulateSteps,
} from './simulate.js'
import { toBundlerError } from './toBundlerError.js'
import { getHighest } from './transactionFees.js'

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

/** Dependencies of an estimate. */
export type EstimateOptions = Omit<Parameters<typeof simulateSteps>[1], 'limits'> & {
  /** The executor. */
  readonly from: Address
  /** Returns the gas of the chain's settings, and of the data fee of a rollup. */
  readonly readExtraGas: (filled: ParsedOperation) => Promise<bigint>
}

type LimitName = keyof SimulationLimits

/** Why an operation with some limits is refused. */
type Problem = { readonly limit: LimitName; readonly error: BundlerError }

const highest: SimulationLimits = {
  verificationGas: maxVerificationGas,
  paymasterGas: maxVerificationGas,
  callGas: maxCallGas,
  postOpGas: maxVerificationGas,
}
/** Number of times that a limit is raised, in growing steps: from 1,000 gas to the highest. */
const maxAttempts = 14

/**
 * Estimates the limits of an operation: simulates it with high limits, and adds a margin to what each step used. Then simulates
 * it again with exactly the result, step by step and in the EntryPoint, and raises the limit of a step that fails: it may need more
 * gas than it uses, or check its own limits. The limits of the operation are lower bounds (ERC-7769: "are used if specified").
 *
 * @throws BundlerError if a step fails with every limit that the bundler accepts.
 * @see https://eips.ethereum.org/EIPS/eip-7769
 */
export async function estimateGas(
  operation: ParsedOperation,
  options: EstimateOptions,
): Promise<GasEstimate> {
  const first = await simulateHighest(operation, options)
  let limits = toLimits(operation, first)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const estimated = await withLimits(operation, limits, { first, options })
    const problem = await findProblem(estimated, limits, options)
    if (!problem) return toEstimate(estimated)
    const name = problem.limit
    if (limits[name] >= highest[name]) throw problem.error
    if (attempt === 0) {
      // More gas does not help if it fails with the highest limit too.
      const top = { ...limits, [name]: highest[name] }
      const tried = await findProblem(await withLimits(operation, top, { first, options }), top, options)
      if (tried?.limit === name) throw tried.error
    }
    limits = { ...limits, [name]: lowest(grow(limits[name], attempt), highest[name]) }
  }
  throw new BundlerError(codes.invalidParams, 'The gas limits of the operation cannot be estimated: set them')
}

/** Simulates with the highest limits, also in the operation, whose account may read them; then with those that it has. */
async function simulateHighest(operation: ParsedOperation, options: EstimateOptions): Promise<Simulation> {
  const filled = {
    ...operation,
    verificationGasLimit: highest.verificationGas,
    callGasLimit: highest.callGas,
    paymasterVerificationGasLimit: operation.paymaster ? highest.paymasterGas : 0n,
    paymasterPostOpGasLimit: operation.paymaster ? highest.postOpGas : 0n,
    // Funds are not what is estimated.
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
  }
  try {
    return checkSteps(operation, await simulateSteps(filled, { ...options, limits: highest }))
  } catch (error) {
    if (!(error instanceof BundlerError)) throw error
    return checkSteps(operation, await simulateSteps(operation, { ...options, limits: highest }))
  }
}

/** Returns the operation with the limits of an estimate. @throws BundlerError if the bundler does not accept as much gas. */
async function withLimits(
  operation: ParsedOperation,
  limits: SimulationLimits,
  { first, options }: { readonly first: Simulation; readonly options: EstimateOptions },
): Promise<ParsedOperation> {
  const { paymaster } = operation
  const verification = limits.verificationGas + addMargin(first.creation.gas) + verificationOverhead
  const estimated = {
    ...operation,
    verificationGasLimit: lowest(verification, maxVerificationGas),
    callGasLimit: lowest(limits.callGas + callOverhead, maxCallGas),
    paymasterVerificationGasLimit: paymaster
      ? lowest(limits.paymasterGas + paymasterOverhead, maxVerificationGas)
      : 0n,
    paymasterPostOpGasLimit: paymaster ? limits.postOpGas : 0n,
  }
  const filled = fillOperation(estimated)
  const preVerificationGas = getPreVerificationGas(filled, await options.readExtraGas(filled))
  const result = {
    ...estimated,
    preVerificationGas: getHighest([preVerificationGas, operation.preVerificationGas]),
  }
  const total = getTotalGas(result)
  if (total > maxOperationGas)
    throw new BundlerError(
      codes.invalidParams,
      `The operation needs ${total} gas, and the bundler accepts ${maxOperationGas}: split its calls`,
    )
  return result
}

/** Returns why the bundler would refuse an operation with exactly these limits. */
async function findProblem(
  estimated: ParsedOperation,
  limits: SimulationLimits,
  options: EstimateOptions,
): Promise<Problem | undefined> {
  const steps = await simulateSteps(estimated, { ...options, limits })
  const failed = findFailedStep(estimated, steps)
  if (failed) return failed
  const rejection = await simulateHandleOps(estimated, {
    client: options.context.client,
    entryPoint: options.context.entryPoint,
    from: options.from,
    gas: getTransactionGas(estimated),
    overrides: options.overrides,
  })
  const limit = rejection && getLimit(rejection.reason)
  return limit && { limit, error: toBundlerError(rejection) }
}

/** Returns the limit that decides on a rejection; `undefined` for signatures, nonces, times and funds, which are not final yet. */
function getLimit(reason: string): LimitName | undefined {
  if (/^AA(?:13|14|15|23|26|40|51)/.test(reason)) return 'verificationGas'
  return /^AA(?:33|36)/.test(reason) ? 'paymasterGas' : undefined
}

function toEstimate(estimated: ParsedOperation): GasEstimate {
  return {
    preVerificationGas: toHex(estimated.preVerificationGas),
    verificationGasLimit: toHex(estimated.verificationGasLimit),
    callGasLimit: toHex(estimated.callGasLimit),
    ...(estimated.paymaster && {
      paymasterVerificationGasLimit: toHex(estimated.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: toHex(estimated.paymasterPostOpGasLimit),
    }),
  }
}

/** @throws BundlerError for the first step that fails. */
function checkSteps(operation: ParsedOperation, steps: Simulation): Simulation {
  const failed = findFailedStep(operation, steps)
  if (failed) throw failed.error
  return steps
}

function findFailedStep(operation: ParsedOperation, steps: Simulation): Problem | undefined {
  const { creation, validation, paymaster, call, postOp } = steps
  const isCreated = operation.factory !== undefined && operation.factory !== eip7702Factory
  const fail = (limit: LimitName, code: number, message: string, { data }: SimulationStep): Problem => {
    const text = data === '0x' ? message : `${message}: ${decodeRevert(data)}`
    return { limit, error: new BundlerError(code, text, data) }
  }
  if (operation.factory === eip7702Factory && operation.factoryData && !creation.success && creation.gas > 0n)
    return fail('verificationGas', codes.account, 'AA13 EIP7702 sender init failed', creation)
  if (isCreated && (!creation.success || readReturnedAddress(creation) !== operation.sender.toLowerCase()))
    return fail(
      'verificationGas',
      codes.account,
      'AA13 initCode failed, or created another account',
      creation,
    )
  if (!validation.success || size(validation.data) !== 32)
    return fail(
      'verificationGas',
      codes.account,
      'AA23 reverted: the account rejects the operation',
      validation,
    )
  if (operation.paymaster && (!paymaster.success || size(paymaster.data) < 96))
    return fail(
      'paymasterGas',
      codes.paymaster,
      'AA33 reverted: the paymaster rejects the operation',
      paymaster,
    )
  if (!call.success) return fail('callGas', codes.execution, 'The call of the operation reverts', call)
  // It is not called without a context.
  if (!postOp.success && postOp.gas > 0n)
    return fail(
      'postOpGas',
      codes.paymaster,
      'AA50 postOp reverted: the paymaster fails after the call',
      postOp,
    )
  return undefined
}

function readReturnedAddress({ data }: SimulationStep): string {
  return size(data) === 32 ? slice(data, 12) : '0x'
}

/** Adds a margin to what the steps used. The limits of the operation itself are the least ones. */
function toLimits(
  operation: ParsedOperation,
  { validation, paymaster, call, postOp }: Simulation,
): SimulationLimits {
  const toLimit = (name: LimitName, used: bigint, own: bigint, overhead = 0n) =>
    lowest(getHighest([addMargin(used), own - overhead]), highest[name])
  return {
    verificationGas: toLimit(
      'verificationGas',
      validation.gas,
      operation.verificationGasLimit,
      verificationOverhead,
    ),
    paymasterGas: toLimit(
      'paymasterGas',
      paymaster.gas,
      operation.paymasterVerificationGasLimit,
      paymasterOverhead,
    ),
    callGas: toLimit('callGas', call.gas, operation.callGasLimit, callOverhead),
    postOpGas: toLimit('postOpGas', postOp.gas, operation.paymasterPostOpGasLimit),
  }
}

function addMargin(gas: bigint): bigint {
  return (gas * 12n) / 10n
}

/** The first steps are small, so that the result is not much too high. */
function grow(gas: bigint, attempt: number): bigint {
  return attempt < 4 ? (gas * 3n) / 2n + 1_000n : gas * 2n
}

function lowest(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
