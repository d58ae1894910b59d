/** As in viem, whose default depends on the chain. */
const interval = 4_000

/** Sent by the ranking only. */
const method = 'net_listening' as const

/** The options of viem's `http` and `fallback` for a ranking that measures the servers only while they are used. */
type Options = {
  readonly http: { readonly onFetchRequest: (request: unknown, init: { readonly body?: unknown }) => void }
  readonly fallback: {
    readonly rank: {
      readonly interval: number
      readonly ping: (parameters: {
        readonly transport: { request(call: { readonly method: typeof method }): Promise<unknown> }
      }) => Promise<unknown>
    }
  }
}

/**
 * Creates the options of viem's `http` and `fallback`: viem measures the servers of `rank` as long as the page is open, and these only
 * while they are used.
 *
 * @example
 * ```ts
 * import { rankWhileUsed } from '@latchkit/core/eip1193'
 * import { fallback, http } from 'viem'
 *
 * const options = rankWhileUsed()
 * const urls = ['https://rpc.example', 'https://other.example']
 * export const transport = fallback(
 *   urls.map((url) => http(url, options.http)),
 *   options.fallback,
 * )
 * ```
 */
export function rankWhileUsed(): Options {
  let usedAt = 0
  return {
    http: {
      onFetchRequest(_, { body }) {
        if (!String(body).includes(method)) usedAt = Date.now()
      },
    },
    fallback: {
      rank: {
        interval,
        ping: async ({ transport }) => Date.now() - usedAt > interval || transport.request({ method }),
      },
    },
  }
}
