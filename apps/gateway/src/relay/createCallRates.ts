import type { Client } from './admit.js'
import { createTokenBuckets, type Rate } from './createTokenBuckets.js'

/** How much may be called: a token is a call, a message of a batch, or 16 kB of text. */
export type CallRateLimits = {
  readonly client: Rate
  readonly address: Rate
  readonly project: Rate
}

/** The rates of calls, by everything a client is known by. */
export type CallRates = {
  /** Takes tokens; false where the client, its address or its project has too few. */
  readonly take: (client: Client, tokens: number) => boolean
}

/**
 * Client ids are free to make, so a rate by client id limits no attacker: it is fairness among the clients of an address.
 * The rate of an address does not limit this machine; that of a project does.
 *
 * @param now ms since 1970.
 * @param onRefused Called with the kind of rate that refused a call.
 */
export function createCallRates(
  limits: CallRateLimits,
  now: () => number,
  onRefused: (whose: 'client' | 'address' | 'project') => void = () => {},
): CallRates {
  const clients = createTokenBuckets(limits.client, now)
  const addresses = createTokenBuckets(limits.address, now)
  const projects = createTokenBuckets(limits.project, now)
  return {
    // From the narrowest to the widest: a client that is refused takes nothing from the others.
    take({ clientId, address, isLocal, projectId }, tokens) {
      const refusedBy = !clients.take(clientId, tokens)
        ? 'client'
        : !isLocal && !addresses.take(address, tokens)
          ? 'address'
          : !projects.take(projectId, tokens)
            ? 'project'
            : undefined
      if (refusedBy) onRefused(refusedBy)
      return refusedBy === undefined
    },
  }
}
