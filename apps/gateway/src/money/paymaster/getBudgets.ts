import type { SponsorPolicy } from '../../foundation/SponsorPolicy.js'
import { sha256 } from '../../foundation/sha256.js'
import { maxPendingPerSender } from '../bundler/limits.js'
import type { Budget } from './createSponsorStore.js'

/** More than all ether, for a period without a budget. It is counted all the same, for the operator. */
const unlimited = 10n ** 40n

/** JSON, so that no project id can look like the key of another one. */
const toKey = (...parts: readonly string[]) => JSON.stringify(parts)

/**
 * Returns the budgets of an operation.
 *
 * @param now ms since 1970.
 */
export function getBudgets(
  { budgetPerDay, budgetPerMonth, maxPerSenderPerDay }: SponsorPolicy,
  {
    projectId,
    sender,
    now,
  }: {
    readonly projectId: string
    readonly sender: string
    readonly now: number
  },
): readonly Budget[] {
  const date = new Date(now).toISOString()
  const [day, month] = [date.slice(0, 10), date.slice(0, 7)]
  const toLimit = (value: string | undefined) => (value === undefined ? unlimited : BigInt(value))
  return [
    { key: toKey(projectId, 'day', day), limit: BigInt(budgetPerDay) },
    { key: toKey(projectId, 'month', month), limit: toLimit(budgetPerMonth) },
    { key: toKey(projectId, 'sender', day, sender.toLowerCase()), limit: toLimit(maxPerSenderPerDay) },
  ]
}

/** Part of `maxUnsent` that one client can hold. */
const unsentParts = 10n

/** Returns the budgets of an operation that is signed for other bundlers, until it is sent to this one or expires. */
export function getUnsentBudgets(
  { otherBundlers, maxPerOperation }: SponsorPolicy,
  {
    projectId,
    sender,
    client,
  }: {
    readonly projectId: string
    readonly sender: string
    /** IP address or network of the client. */
    readonly client: string
  },
): readonly Budget[] {
  const { maxUnsent = '0', maxUnsentPerClient } = otherBundlers ?? {}
  const [part, one] = [BigInt(maxUnsent) / unsentParts, BigInt(maxPerOperation)]
  return [
    { key: toKey(projectId, 'unsent', 'all'), limit: BigInt(maxUnsent) },
    {
      key: toKey(projectId, 'unsent', 'client', sha256(client)),
      limit: maxUnsentPerClient === undefined ? (part > one ? part : one) : BigInt(maxUnsentPerClient),
    },
    {
      key: toKey(projectId, 'unsent', 'sender', sender.toLowerCase()),
      limit: BigInt(maxPendingPerSender) * one,
    },
  ]
}
