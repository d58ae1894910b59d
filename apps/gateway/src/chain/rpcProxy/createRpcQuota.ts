import { createTokenBuckets, type Rate } from '../../foundation/createTokenBuckets.js'
import type { ClientAddress } from '../../server/http/createClientAddress.js'
import { HttpError } from '../../server/http/HttpError.js'

/** The address and the project of a request. */
export type QuotaClient = { readonly address: ClientAddress; readonly projectId: string }

/** Limits the JSON-RPC calls of each address and each project. */
export type RpcQuota = {
  /** @throws HttpError 429 if the address or the project has too few tokens. */
  readonly take: (client: QuotaClient, tokens: number) => void
}

/** The quota of the proxy, which also charges for answers. */
export type RpcProxyQuota = RpcQuota & {
  /**
   * Takes tokens for an answer, also if there are too few: the client waits longer then.
   *
   * @returns Whether the rest of the answer may be read. False if the address owes more than two of the largest answers.
   */
  readonly charge: (client: QuotaClient, tokens: number) => boolean
}

/** Text of a request or of an answer that one token pays for. */
export const bytesPerToken = 16 * 1024
/** Tokens that an address may owe: two answers of 10 MiB. */
const maxDebt = 1_280

/** Returns the error of a client that has too few tokens. */
export function createQuotaError(limit: 'address' | 'project'): HttpError {
  const whose = limit === 'address' ? 'from this address' : 'of this project'
  return new HttpError(429, 'rate_limited', `Too many calls ${whose}: wait a second`)
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
): RpcProxyQuota {
  const addresses = createTokenBuckets(rates.address, now)
  const projects = createTokenBuckets(rates.project, now)

  function refuse(limit: 'address' | 'project'): never {
    onRefused(limit)
    throw createQuotaError(limit)
  }

  return {
    take({ address, projectId }, tokens) {
      // The narrower limit first: calls that it refuses take no tokens of the project.
      if (!address.isLocal && !addresses.take(address.ip, tokens)) refuse('address')
      if (!projects.take(projectId, tokens)) refuse('project')
    },
    charge({ address, projectId }, tokens) {
      if (address.isLocal) {
        projects.charge(projectId, tokens)
        return true
      }
      const left = addresses.charge(address.ip, tokens)
      // What the address owes is not taken from its project: large answers to one address would lock out all others.
      const paid = Math.min(tokens, Math.max(0, left + tokens))
      if (paid > 0) projects.charge(projectId, paid)
      if (left >= -maxDebt) return true
      onRefused('address')
      return false
    },
  }
}
