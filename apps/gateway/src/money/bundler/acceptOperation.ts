import { bundlerErrorCodes as codes, type RpcUserOperation } from '@latchkit/blockchain-api/contract'
import { type Hex, hexToBigInt, slice } from 'viem'
import type { Paymaster } from '../paymaster/openPaymaster.js'
import type { SponsorCaller } from '../paymaster/Sponsor.js'
import { BundlerError } from './BundlerError.js'
import type { ChainBundler } from './ChainBundler.js'
import { checkLimits } from './checkLimits.js'
import { checkAuthorization, checkFields, checkGas, readDelegate } from './checkOperation.js'
import { NodeCallError } from './createChainClient.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import type { ReputationStore } from './createReputationStore.js'
import type { EntryPoint } from './entryPoints.js'
import { getOverrides } from './getOverrides.js'
import { getTransactionGas } from './getTransactionGas.js'
import { minValiditySeconds, operationLifetimeMs, replacementPercent } from './limits.js'
import {
  getMaxCost,
  getReputableEntities,
  hashOperation,
  type ParsedOperation,
  toOperation,
} from './ParsedOperation.js'
import { parseValidationData } from './parseValidationData.js'
import { simulateHandleOps, simulateSteps } from './simulate.js'
import { toBundlerError } from './toBundlerError.js'

/** Dependencies of accepting an operation. */
export type AcceptContext = {
  readonly store: OperationStore
  readonly reputations: ReputationStore
  readonly caller: SponsorCaller
  readonly paymaster: Pick<Paymaster, 'checkOperation' | 'onEnd'>
  /** Throws a BundlerError if the validation breaks a rule of ERC-7562. */
  readonly checkRules: (call: SimulatedOperation) => Promise<void>
  readonly now: () => number
}

/** An operation in its EntryPoint. */
export type SimulatedOperation = {
  readonly chain: ChainBundler
  readonly entryPoint: EntryPoint
  readonly operation: ParsedOperation
  readonly hash: Hex
}

/**
 * Validates an operation, and stores it.
 *
 * @returns Its hash.
 * @throws BundlerError with the code of the rule that it breaks.
 */
export async function acceptOperation(
  rpc: RpcUserOperation,
  entryPoint: EntryPoint,
  context: AcceptContext,
): Promise<Hex> {
  const { caller, store, now } = context
  const { chain, projectId } = caller
  checkFields(rpc, entryPoint)
  const operation = toOperation(rpc)
  await checkGas(operation, chain, entryPoint)
  await checkAuthorization(operation, chain)
  const delegate = await readDelegate(operation, chain)
  const hash = hashOperation(operation, { entryPoint, chainId: chain.chainId, delegate })
  const found = await store.find(chain.id, hash)
  if (found && found.status !== 'expired' && found.status !== 'failed')
    throw new BundlerError(codes.invalidParams, 'The operation is known already')
  const stored: StoredOperation = {
    chainId: chain.id,
    hash,
    projectId,
    entryPoint: entryPoint.address,
    sender: operation.sender.toLowerCase(),
    nonce: operation.nonce.toString(),
    factory: operation.factory?.toLowerCase() ?? null,
    paymaster: operation.paymaster?.toLowerCase() ?? null,
    operation: JSON.stringify(rpc),
    maxCost: getMaxCost(operation).toString(),
    status: 'pending',
    reason: null,
    transactionHash: null,
    createdAt: now(),
    updatedAt: now(),
    expiresAt: now() + operationLifetimeMs,
  }
  const sponsored = await context.paymaster.checkOperation(operation, { hash, entryPoint, caller })
  const replaced = await findReplaced(stored, operation, store)
  await checkLimits(stored, {
    ...{ chain, entryPoint, store, reputations: context.reputations },
    isOwnPaymaster: sponsored !== undefined,
    replaced: replaced?.hash,
  })
  const simulated = { chain, entryPoint, operation, hash }
  await checkValidation(simulated)
  const expiresAt = Math.min(stored.expiresAt, await checkTimeRange(simulated, now))
  await context.checkRules(simulated)
  const wasAdded = await store.add({ ...stored, expiresAt }, replaced?.hash)
  if (!wasAdded)
    throw new BundlerError(codes.invalidParams, 'Another operation of the sender with this nonce is pending')
  try {
    // An operation that the account has signed, and that the chain accepts now. It is not submitted before.
    await sponsored?.reserve()
  } catch (error) {
    const reason = error instanceof BundlerError ? error.message : 'Its cost could not be reserved'
    await store.setStatus({ chainId: chain.id, hash }, ['pending'], { status: 'failed', reason })
    throw error
  }
  if (replaced) await context.paymaster.onEnd(replaced, chain)
  await countSeen(stored, replaced, context.reputations)
  return hash
}

/** A replaced operation does not count for its factory and paymaster any more. */
async function countSeen(
  stored: StoredOperation,
  replaced: StoredOperation | undefined,
  reputations: ReputationStore,
): Promise<void> {
  if (replaced) await reputations.add(stored.chainId, getReputableEntities(replaced), { seen: -1 })
  await reputations.add(stored.chainId, getReputableEntities(stored), { seen: 1 })
}

/** Returns the pending operation that this one replaces. @throws BundlerError if the fees are too low. */
async function findReplaced(
  stored: StoredOperation,
  operation: ParsedOperation,
  store: OperationStore,
): Promise<StoredOperation | undefined> {
  const open = await store.findOpen(stored)
  if (!open) return undefined
  const old = toOperation(JSON.parse(open.operation))
  const raise = (fee: bigint) => (fee * (100n + replacementPercent) + 99n) / 100n
  const fees = ['maxFeePerGas', 'maxPriorityFeePerGas'] as const
  for (const name of fees)
    if (operation[name] < raise(old[name]))
      throw new BundlerError(
        codes.invalidParams,
        `"${name}" must be at least ${raise(old[name])} to replace the pending operation, got ${operation[name]}`,
      )
  return open
}

/** Requires the EntryPoint to accept an operation now. @throws BundlerError */
export async function checkValidation({ chain, entryPoint, operation }: SimulatedOperation): Promise<void> {
  const { client, getExecutors } = chain
  const rejection = await simulateHandleOps(operation, {
    ...{ client, entryPoint },
    from: getExecutors(entryPoint)[0].address,
    gas: getTransactionGas(operation),
    overrides: getOverrides(operation),
  })
  if (rejection) throw toBundlerError(rejection)
}

/** Returns when an operation is not valid any more, in ms. @throws BundlerError if that is too soon. */
async function checkTimeRange(
  { chain, entryPoint, operation, hash }: SimulatedOperation,
  now: () => number,
): Promise<number> {
  const context = await chain.getContext(entryPoint)
  const limits = {
    verificationGas: operation.verificationGasLimit,
    paymasterGas: operation.paymasterVerificationGasLimit,
    callGas: operation.callGasLimit,
    postOpGas: operation.paymasterPostOpGasLimit,
  }
  const overrides = getOverrides(operation)
  const steps = await simulateSteps(operation, { hash, limits, overrides, context }).catch(
    (cause: unknown) => {
      if (!(cause instanceof NodeCallError)) throw cause
      throw new BundlerError(codes.account, 'The validation cannot be simulated', undefined, 200, { cause })
    },
  )
  const results = [hexToBigInt(steps.validation.data)]
  if (operation.paymaster) results.push(hexToBigInt(slice(steps.paymaster.data, 32, 64)))
  let validUntil = Number.POSITIVE_INFINITY
  for (const result of results.map(parseValidationData)) {
    if (result.hasAggregator) throw new BundlerError(codes.aggregator, 'Aggregators are not supported')
    validUntil = Math.min(validUntil, result.validUntil)
  }
  if (validUntil * 1_000 < now() + minValiditySeconds * 1_000)
    throw new BundlerError(
      codes.timeRange,
      `The operation must be valid for ${minValiditySeconds} s at least`,
      { validUntil },
    )
  return validUntil * 1_000
}
