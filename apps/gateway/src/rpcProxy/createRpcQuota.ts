import type { ClientAddress } from '../http/createClientAddress.js'
import { HttpError } from '../http/HttpError.js'
import { createTokenBuckets, type Rate } from '../relay/createTokenBuckets.js'

/** Limits the JSON-RPC calls of each address and each project. */
export type RpcQuota = {
  /** @throws HttpError 429 if the address or the project has too few tokens. */
  readonly take: (
    client: { readonly address: ClientAddress; readonly projectId: string },
    tokens: number,
  ) => void
}

/**
 * Creates the quota. One token pays for one call, or for 16 KiB of text. Local clients are limited by project only.
 *
 * @param onRefused Called with the kind of rate that refused calls.
 */
export function createRpcQuota(
  rates: { readonly address: Rate; readonly project: Rate },
  now: () => number,
  onRefused: (limit: 'address' | 'project') => void,
): RpcQuota {
  const addresses = createTokenBuckets(rates.address, now)
  const projects = createTokenBuckets(rates.project, now)
  return {
    take({ address, projectId }, tokens) {
      // The narrower limit first: calls that it refuses take no tokens of the project.
      if (!address.isLocal && !addresses.take(address.ip, tokens)) {
        onRefused('address')
        throw new HttpError(429, 'rate_limited', 'Too many calls from this address: wait a second')
      }
      if (!projects.take(projectId, tokens)) {
        onRefused('project')
        throw new HttpError(429, 'rate_limited', 'Too many calls of this project: wait a second')
      }
    },
  }
}
