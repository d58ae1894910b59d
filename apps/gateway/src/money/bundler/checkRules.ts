import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import type { SimulatedOperation } from './acceptOperation.js'
import { BundlerError } from './BundlerError.js'
import { NodeCallError } from './createChainClient.js'
import { findBrokenRule, type TracedStep, tracedStepSchema } from './findBrokenRule.js'
import { getOverrides } from './getOverrides.js'
import { isOwnPaymaster } from './isOwnPaymaster.js'
import { eip7702Factory } from './ParsedOperation.js'
import { findStaked } from './readDeposit.js'
import { toSimulationCall } from './simulate.js'
import { validationTracer } from './validationTracer.js'

/** The nodes of a chain cannot trace, and its settings require it. */
export class TracingError extends BundlerError {
  constructor(options: ErrorOptions) {
    const message = 'The nodes of the chain cannot trace the validation, which the server requires'
    super(codes.rules, message, undefined, 200, options)
  }
}

/** The validation of an operation breaks a rule. */
export class RuleError extends BundlerError {
  /** @param entity The one that breaks it, in lower case. */
  constructor(
    message: string,
    readonly entity: string,
  ) {
    super(codes.rules, message)
  }
}

/**
 * Traces the validation of an operation.
 *
 * @throws RuleError if it breaks a rule. TracingError if the nodes cannot trace, and the chain requires it.
 */
export async function checkRules(simulated: SimulatedOperation): Promise<void> {
  const { chain, entryPoint, operation } = simulated
  if (chain.settings.tracing === 'off') return
  const steps = await traceSteps(simulated)
  if (!steps) return
  const { sender, paymaster } = operation
  const isOwn = isOwnPaymaster(paymaster, chain.settings)
  const factory = operation.factory === eip7702Factory ? undefined : operation.factory
  const find = (staked: ReadonlySet<string>) =>
    // The gateway's own paymaster reads its executors, which is forbidden to those that other bundlers serve.
    findBrokenRule(isOwn ? steps.filter(({ name }) => name !== 'paymaster') : steps, {
      sender: sender.toLowerCase(),
      entryPoint: entryPoint.address.toLowerCase(),
      factory: factory?.toLowerCase(),
      paymaster: paymaster?.toLowerCase(),
      staked,
    })
  // A stake only adds to what is allowed, and few entities have one.
  if (!find(new Set())) return
  const entities = [sender, factory, paymaster].filter((one) => one !== undefined)
  const broken = find(await findStaked(chain, entryPoint, entities))
  if (broken)
    throw new RuleError(`ERC-7562 ${broken.rule}: ${broken.message} (${broken.entity})`, broken.entity)
}

/** Returns the steps; `undefined` if the nodes cannot trace. */
async function traceSteps({
  chain: { client, settings, getContext },
  entryPoint,
  operation,
  hash,
}: SimulatedOperation): Promise<readonly TracedStep[] | undefined> {
  const limits = {
    verificationGas: operation.verificationGasLimit,
    paymasterGas: operation.paymasterVerificationGasLimit,
    // The rules are about the validation only.
    callGas: 0n,
    postOpGas: 0n,
  }
  const context = await getContext(entryPoint)
  const [call, block, stateOverrides] = toSimulationCall(operation, {
    ...{ hash, limits, context },
    overrides: getOverrides(operation),
  })
  const options = { tracer: validationTracer, stateOverrides }
  try {
    const traced = await client.call('debug_traceCall', [call, block, options])
    return z.array(tracedStepSchema).parse(traced)
  } catch (cause) {
    if (!(cause instanceof NodeCallError) && !(cause instanceof z.core.$ZodError)) throw cause
    if (settings.tracing === 'require') throw new TracingError({ cause })
    return undefined
  }
}
