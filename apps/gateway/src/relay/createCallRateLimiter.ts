import { createTokenBuckets, type Rate } from '../foundation/createTokenBuckets.js'
import type { Client } from './authorizeClient.js'

/**
 * Rates in tokens. One token pays for one call or one message of a batch, for 10 topics, receipts or subscriptions, or for
 * 16 KiB of text. The costs are added.
 */
export type CallRateLimits = {
  readonly client: Rate
  readonly address: Rate
  readonly project: Rate
}

/** Limits the rate of calls per client, per address and per project. */
export type CallRateLimiter = {
  /** Takes tokens. Returns false if the client, its address or its project has too few. */
  readonly take: (client: Client, tokens: number) => boolean
}

/**
 * Creates the rate limiter for calls. Anyone can create any number of client ids, so the limit per client gives no
 * protection: it only keeps one client from using the whole limit of its address. Local clients are not limited by
 * address, but by project.
 *
 * @param now Returns the current time in ms since 1970.
 * @param onRefused Called with the kind of rate that refused a call.
 */
export function createCallRateLimiter(
  limits: CallRateLimits,
  now: () => number,
  onRefused: (limit: 'client' | 'address' | 'project') => void = () => {},
): CallRateLimiter {
  const clients = createTokenBuckets(limits.client, now)
  const addresses = createTokenBuckets(limits.address, now)
  const projects = createTokenBuckets(limits.project, now)
  return {
    // The narrowest limit first: a call that it refuses takes no tokens from the wider ones.
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
