import type { Logger } from 'pino'
import type { Hex } from 'viem'
import type { ChainBundler } from './ChainBundler.js'
import { findEntryPoint } from './checkOperation.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import type { ReputationStore } from './createReputationStore.js'
import { getFactory } from './getFactory.js'
import { readDeposit } from './readDeposit.js'

/** Counts the failures of operations that were accepted. */
export type Blame = {
  /**
   * Counts the failure of the entity that is responsible: the gateway paid for it, or worked for it.
   *
   * @param reason Text that begins with a code of the EntryPoint, such as `AA23`.
   * @param entity The responsible entity, if it is known.
   */
  readonly addFailure: (stored: StoredOperation, reason: string, entity?: string) => Promise<void>
}

/** Creates the counter for a chain. */
export function createBlame({
  chain,
  operations,
  reputations,
  logger,
}: {
  readonly chain: ChainBundler
  readonly operations: OperationStore
  readonly reputations: ReputationStore
  readonly logger: Logger
}): Blame {
  const isStaked = async (stored: StoredOperation, account: string) =>
    (await readDeposit(chain, findEntryPoint(chain, stored.entryPoint as Hex), account as Hex)).isStaked

  /** ERC-7562: a staked factory is responsible for its accounts, and a staked account for its paymaster. */
  async function findResponsible(stored: StoredOperation, reason: string): Promise<string> {
    const { sender, paymaster } = stored
    const factory = getFactory(stored, chain)
    // AA10: the account exists already. Everyone can deploy it.
    if (/^AA1(?!0)/.test(reason)) return factory ?? sender
    if (reason.startsWith('AA3')) return paymaster && !(await isStaked(stored, sender)) ? paymaster : sender
    return factory && (await isStaked(stored, factory)) ? factory : sender
  }

  return {
    async addFailure(stored, reason, entity) {
      const { paymaster } = stored
      const responsible = entity ?? (await findResponsible(stored, reason))
      await operations.addFailure(chain.id, responsible)
      // EREP-015: the paymaster is not responsible for others.
      if (paymaster && paymaster !== responsible) await reputations.add(chain.id, [paymaster], { seen: -1 })
      logger.warn(
        { chain: chain.id, entity: responsible, reason },
        'a user operation failed after it was accepted',
      )
    },
  }
}
