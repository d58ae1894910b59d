import type { Budget } from './createSponsorStore.js'
import type { SponsorPolicy } from './SponsorPolicy.js'

/** More than all ether, for a period without a budget. It is counted all the same, for the operator. */
const unlimited = 10n ** 40n

/**
 * Returns the budgets of an operation.
 *
 * @param now ms since 1970.
 */
export function getBudgets(
  { budgetPerDay, budgetPerMonth, maxPerSenderPerDay }: SponsorPolicy,
  { projectId, sender, now }: { readonly projectId: string; readonly sender: string; readonly now: number },
): readonly Budget[] {
  const date = new Date(now).toISOString()
  const [day, month] = [date.slice(0, 10), date.slice(0, 7)]
  const toLimit = (value: string | undefined) => (value === undefined ? unlimited : BigInt(value))
  // JSON, so that no project id can look like the key of another one.
  const toKey = (...parts: readonly string[]) => JSON.stringify([projectId, ...parts])
  return [
    { key: toKey('day', day), limit: BigInt(budgetPerDay) },
    { key: toKey('month', month), limit: toLimit(budgetPerMonth) },
    { key: toKey('sender', day, sender.toLowerCase()), limit: toLimit(maxPerSenderPerDay) },
  ]
}
