import type { Logger } from 'pino'
import type { Database } from '../../database/Database.js'
import type { SponsorPolicy } from '../../foundation/SponsorPolicy.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { SponsorStore } from './createSponsorStore.js'
import { getBudgets } from './getBudgets.js'

const dayMs = 86_400_000
/** Time after which a database that fails is worth another try. */
const outageSeconds = 5

/** Tells what the paymaster still pays for a project. */
export function createPaymasterCapability({
  chainIds,
  store,
  database,
  logger,
  now,
}: {
  /** The chains with a paymaster. */
  readonly chainIds: readonly string[]
  readonly store: Pick<SponsorStore, 'getUsed'>
  readonly database: Pick<Database, 'hasStarted'>
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}): Pick<CapabilityParts['chains'], 'paymaster'> {
  async function readRemaining(policy: SponsorPolicy, projectId: string): Promise<bigint> {
    // The budgets of a sender are of no project.
    const budgets = getBudgets(
      { ...policy, maxPerSenderPerDay: undefined },
      { projectId, sender: '', now: now() },
    )
    // Nothing is spent in a database in memory that has not started. Reading would start it.
    const used = await Promise.all(
      budgets.map(({ key }) => (database.hasStarted() ? store.getUsed(key) : 0n)),
    )
    const remaining = budgets.map(({ limit }, index) => limit - (used[index] ?? 0n))
    return remaining.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? 0n
  }

  return {
    async paymaster(chainId, { project }) {
      const policy = project?.sponsorship
      if (!policy || !chainIds.includes(chainId) || !isOpen(policy, chainId, now())) return unsupported
      try {
        const remaining = await readRemaining(policy, project.id)
        // The budgets begin again with the day (UTC).
        const retrySeconds = remaining > 0n ? undefined : (dayMs - (now() % dayMs)) / 1_000
        return { ...toStatus(retrySeconds), remaining: String(remaining > 0n ? remaining : 0n) }
      } catch (error) {
        logger.warn({ chain: chainId, err: error }, 'the budgets cannot be read')
        return { ...toStatus(outageSeconds), remaining: '0' }
      }
    },
  }
}

function isOpen({ chains, validUntil }: SponsorPolicy, chainId: string, nowMs: number): boolean {
  return chains.includes(chainId) && (validUntil === undefined || nowMs < Date.parse(validUntil))
}
