import type { Reputation } from './createReputationStore.js'

/** ERC-7562: one of ten accepted operations must be included. */
const minInclusionDenominator = 10
const throttlingSlack = 10
const banSlack = 50
/** ERC-7562: pending operations of a throttled entity, and of a paymaster without stake that is not known yet. */
const maxThrottled = 4
const maxUnknown = 10
const maxIncluded = 10_000

/**
 * The reputation of an entity, as ERC-7562 defines it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7562
 */
export type ReputationStatus = 'ok' | 'throttled' | 'banned'

/** Returns the status of an entity. */
export function getReputationStatus({ seen, included }: Reputation): ReputationStatus {
  const expected = Math.floor(seen / minInclusionDenominator)
  if (expected > included + banSlack) return 'banned'
  return expected > included + throttlingSlack ? 'throttled' : 'ok'
}

/**
 * Returns how many operations of a factory or paymaster may be pending.
 *
 * @param isLimited Whether ERC-7562 limits the entity before it is known: a paymaster without stake.
 * @param highest The highest number of any entity.
 */
export function getMaxPending(reputation: Reputation, isLimited: boolean, highest: number): number {
  const status = getReputationStatus(reputation)
  if (status === 'banned') return 0
  if (status === 'throttled') return maxThrottled
  if (!isLimited) return highest
  const { seen, included } = reputation
  const rate = seen === 0 ? 0 : Math.min(included / seen, 1)
  return Math.min(Math.floor(maxUnknown + rate * Math.min(included, maxIncluded)), highest)
}
