import type { Logger } from 'pino'
import { createDeadline } from '../../../foundation/createDeadline.js'
import { SourceError } from '../../sources/BalanceSource.js'
import { requestJson, requestText } from '../../sources/requestJson.js'

/** Options of the client. */
export type EsploraOptions = {
  /** CAIP-2 id: its reference is the beginning of the hash of the first block. */
  readonly chain: string
  /** URLs of Esplora servers, in the order in which they are tried. They may contain keys. */
  readonly urls: readonly string[]
  /** Time in which all servers together must answer. */
  readonly deadlineMs: number
  readonly logger: Logger
}

/** Reads JSON from a path of a server, such as `/address/{address}`. */
export type EsploraGet = (path: string) => Promise<unknown>

/** Esplora servers of one chain. */
export type EsploraClient = {
  /**
   * Calls `read` with the first server, and with the next one as long as it throws a `SourceError`. One call reads from one
   * server only, because servers can be at different blocks.
   *
   * @throws SourceError if it fails with all servers.
   */
  readonly use: <T>(signal: AbortSignal, read: (get: EsploraGet) => Promise<T>) => Promise<T>
}

/**
 * Creates the client. Each server has the same share of the time. Before it is used first, its first block is compared with
 * the chain, so that a server of another network is never used.
 */
export function createEsploraClient({ chain, urls, deadlineMs, logger }: EsploraOptions): EsploraClient {
  const shareMs = Math.floor(deadlineMs / urls.length)
  const servers = urls.map((url, index) => ({ url, index, network: undefined as boolean | undefined }))

  /** Whether the server is of the chain. Asked again after a failure, not after an answer. */
  async function isOfChain(server: (typeof servers)[number], signal: AbortSignal): Promise<boolean> {
    if (server.network === undefined) {
      const { text } = await requestText({ url: toUrl(server.url, '/block-height/0'), signal })
      const hash = text.trim()
      if (!/^[\da-f]{64}$/.test(hash)) throw new SourceError('the server does not return its first block')
      server.network = hash.startsWith(chain.slice(chain.indexOf(':') + 1))
      if (!server.network)
        logger.error(
          { chain, server: server.index },
          'an Esplora server is of another network, and is not used',
        )
    }
    return server.network
  }

  return {
    async use(outer, read) {
      let failure = new SourceError('there is no server')
      for (const server of servers) {
        const signal = createDeadline(outer, shareMs)
        try {
          if (!(await isOfChain(server, signal))) throw new SourceError('the server is of another network')
          return await read(
            async (path) => (await requestJson({ url: toUrl(server.url, path), signal })).value,
          )
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          failure = error
          if (outer.aborted) break
        }
      }
      throw failure
    },
  }
}

/** The URL of a server can have a query with a key. */
function toUrl(url: string, path: string): URL {
  const target = new URL(url)
  target.pathname = `${target.pathname.replace(/\/+$/, '')}${path}`
  return target
}
