import { maxPendingPerSender } from '../bundler/limits.js'
import { sha256 } from '../sha256.js'
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
  { budgetPerDay, budgetPerMonth, maxPerSenderPerDay, ...policy }: SponsorPolicy,
  {
    projectId,
    sender,
    client,
    now,
  }: {
    readonly projectId: string
    readonly sender: string
    /** IP address or network of the client. */
    readonly client: string
    readonly now: number
  },
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
    // Everyone can ask for a signature, and only the owner of the account can send the operation.
    { key: toKey('unsent', 'client', sha256(client)), limit: getMaxUnsent({ budgetPerDay, ...policy }) },
    {
      key: toKey('unsent', 'sender', sender.toLowerCase()),
      limit: BigInt(maxPendingPerSender) * BigInt(policy.maxPerOperation),
    },
  ]
}

/** Part of the budget of a day that one client can hold with operations that it does not send. */
const unsentParts = 10n

function getMaxUnsent({
  maxUnsentPerClient,
  budgetPerDay,
  maxPerOperation,
}: Omit<SponsorPolicy, 'chains'>): bigint {
  if (maxUnsentPerClient !== undefined) return BigInt(maxUnsentPerClient)
  const [part, one] = [BigInt(budgetPerDay) / unsentParts, BigInt(maxPerOperation)]
  return part > one ? part : one
}
