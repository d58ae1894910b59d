import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import type { Hex } from 'viem'
import { BundlerError } from './BundlerError.js'
import type { ChainBundler } from './ChainBundler.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import type { ReputationStore } from './createReputationStore.js'
import type { EntryPoint } from './entryPoints.js'
import { getFactory } from './getFactory.js'
import { getMaxPending, getReputationStatus } from './getReputation.js'
import { maxPending, maxPendingPerEntity, maxPendingPerSender } from './limits.js'
import { type DepositInfo, readDeposit } from './readDeposit.js'

/** Dependencies of the limits. */
export type LimitContext = {
  readonly chain: Pick<ChainBundler, 'client' | 'settings'>
  readonly entryPoint: EntryPoint
  readonly store: OperationStore
  readonly reputations: ReputationStore
  readonly isOwnPaymaster: boolean
  /** Hash of the operation that this one replaces. */
  readonly replaced: string | undefined
}

/**
 * Checks an operation against the limits of the mempool, before it is simulated.
 *
 * @throws BundlerError that names the entity.
 */
export async function checkLimits(stored: StoredOperation, context: LimitContext): Promise<void> {
  const { store, replaced, isOwnPaymaster } = context
  const { chainId, sender, paymaster } = stored
  const factory = getFactory(stored, context.chain)
  const foreignPaymaster = isOwnPaymaster ? null : paymaster
  const entities = [sender, factory, foreignPaymaster].filter((one) => one !== null)
  const [banned] = await store.findBanned(chainId, entities)
  if (banned)
    throw new BundlerError(codes.throttled, `${banned} is banned for an hour, because its operations failed`)
  const counts = await store.count(stored, replaced)
  if (counts.conflicts > 0)
    throw new BundlerError(
      codes.rules,
      'ERC-7562 STO-040: a factory or paymaster of a pending operation is the sender of another one',
    )
  const deposits = createDepositReader(context)
  if (counts.total >= maxPending) throw tooMany('The chain', maxPending)
  if (counts.sender >= maxPendingPerSender && !(await deposits.read(sender)).isStaked)
    throw tooMany('The sender', maxPendingPerSender)
  if (counts.sender >= maxPendingPerEntity) throw tooMany('The sender', maxPendingPerEntity)
  if (factory !== null) await checkEntity('factory', factory, counts.factory, { stored, context, deposits })
  if (foreignPaymaster !== null)
    await checkEntity('paymaster', foreignPaymaster, counts.paymaster, { stored, context, deposits })
  if (paymaster === null) return
  const { deposit } = await deposits.read(paymaster)
  const cost = BigInt(stored.maxCost)
  if (counts.paymasterCost + cost > deposit)
    throw new BundlerError(
      codes.paymasterDeposit,
      `The deposit of the paymaster is too low: its pending operations and this one can cost ${counts.paymasterCost + cost} wei, and it has ${deposit}`,
    )
}

type DepositReader = { readonly read: (account: string) => Promise<DepositInfo> }

/** Reads each account at most once. */
function createDepositReader({ chain, entryPoint }: LimitContext): DepositReader {
  const known = new Map<string, Promise<DepositInfo>>()
  return {
    async read(account) {
      const found = known.get(account) ?? readDeposit(chain, entryPoint, account as Hex)
      known.set(account, found)
      return found
    },
  }
}

async function checkEntity(
  name: 'factory' | 'paymaster',
  entity: string,
  count: number,
  {
    stored: { chainId },
    context: { reputations },
    deposits,
  }: {
    readonly stored: StoredOperation
    readonly context: LimitContext
    readonly deposits: DepositReader
  },
): Promise<void> {
  const reputation = await reputations.find(chainId, entity)
  if (getReputationStatus(reputation) === 'banned')
    throw new BundlerError(
      codes.throttled,
      `${entity} is banned, because too few of its operations were included`,
    )
  const isLimited = name === 'paymaster' && !(await deposits.read(entity)).isStaked
  const max = getMaxPending(reputation, isLimited, maxPendingPerEntity)
  if (count >= max) throw tooMany(`The ${name}`, max)
}

function tooMany(entity: string, max: number): BundlerError {
  return new BundlerError(codes.throttled, `${entity} has ${max} pending operations, which is the maximum`)
}
