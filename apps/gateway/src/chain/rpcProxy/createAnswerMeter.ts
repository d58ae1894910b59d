import { bytesPerToken, type QuotaClient, type RpcProxyQuota } from './createRpcQuota.js'

/** Charges a client for the answers that the gateway reads for it. */
export type AnswerMeter = {
  /** Adds bytes of an answer. Returns whether the rest may be read. */
  readonly addBytes: (bytes: number) => boolean
  /** Adds the time for which a node was busy. */
  readonly addTime: (ms: number) => void
}

/** Time of a node that one token pays for. Most calls take less, and cost no more than their weight. */
const msPerToken = 250

/** Creates the meter of one request, or of one connection. Parts of a token add up. */
export function createAnswerMeter(quota: Pick<RpcProxyQuota, 'charge'>, client: QuotaClient): AnswerMeter {
  let unpaidBytes = 0
  let isAllowed = true
  return {
    addBytes(bytes) {
      unpaidBytes += bytes
      const tokens = Math.floor(unpaidBytes / bytesPerToken)
      unpaidBytes -= tokens * bytesPerToken
      if (tokens > 0) isAllowed = quota.charge(client, tokens)
      return isAllowed
    },
    addTime(ms) {
      const tokens = Math.floor(ms / msPerToken)
      if (tokens > 0) quota.charge(client, tokens)
    },
  }
}
