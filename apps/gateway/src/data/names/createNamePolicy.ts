import type { names } from './tables.js'

/**
 * `active`: it resolves. `expired` and `released`: it does not resolve, and is not free yet; the owner can renew an expired one.
 * `revoked`: by the operator, until further notice. `free`: anybody can register it.
 */
export type NameStatus = 'active' | 'expired' | 'released' | 'revoked' | 'free'

/** Returns the status of a registered name. */
export type NamePolicy = (
  row: Pick<typeof names.$inferSelect, 'name' | 'addresses' | 'registeredAt' | 'updatedAt'>,
) => NameStatus

/** Options of the policy. */
export type NamePolicyOptions = {
  /** Days after the last signed change of its owner at which a name expires. 0: never. */
  readonly lifetimeDays: number
  /** Names that the operator has revoked. */
  readonly revoked: readonly string[]
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

const dayMs = 86_400_000
/** For 30 days, a name that its owner lost cannot belong to another one: others may still pay to it. */
const graceMs = 30 * dayMs

/** Creates the policy for the expiry, the release and the revocation of names. */
export function createNamePolicy({ lifetimeDays, revoked, now }: NamePolicyOptions): NamePolicy {
  const revokedNames = new Set(revoked.map((name) => name.toLowerCase()))
  return ({ name, addresses, registeredAt, updatedAt }) => {
    if (revokedNames.has(name)) return 'revoked'
    const changedAt = updatedAt ?? registeredAt
    // Every other name has an address.
    if (addresses === '{}') return now() < changedAt + graceMs ? 'released' : 'free'
    if (lifetimeDays === 0) return 'active'
    const expiresAt = changedAt + lifetimeDays * dayMs
    if (now() < expiresAt) return 'active'
    return now() < expiresAt + graceMs ? 'expired' : 'free'
  }
}
