import { parseJson } from '../../../foundation/parseJson.js'
import { FetchError, fetchFile } from '../../../server/imageProxy/fetchFile.js'
import type { Hex } from '../../accountData/evm/callContracts.js'
import { SourceError } from '../../sources/BalanceSource.js'

/**
 * A lookup of CCIP-Read (ERC-3668). A contract has chosen all of it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export type OffchainLookup = { readonly sender: Hex; readonly urls: readonly string[]; readonly data: Hex }

/** Asks the servers of a lookup. @throws SourceError if none of them answers; Error if they refuse. */
export type ReadOffchain = (lookup: OffchainLookup) => Promise<Hex>

/** Options of the reader. */
export type OffchainOptions = {
  /** Hosts with port that may have private addresses and `http:`. */
  readonly privateHosts: readonly string[]
  readonly signal: AbortSignal
}

/** Lookups of one read, because a contract can request any number of them. */
const maxLookups = 8
const maxUrls = 4
const maxUrlLength = 8_000
const maxBytes = 64 * 1024
const timeoutMs = 4_000

/** Creates a reader for one request. It fetches from public addresses only, as for images, and at most 8 times. */
export function createOffchainReader({ privateHosts, signal }: OffchainOptions): ReadOffchain {
  let lookups = 0

  async function fetchAnswer(url: string, { sender, data }: OffchainLookup): Promise<Hex> {
    const isGet = url.includes('{data}')
    const full = url.replace('{sender}', sender.toLowerCase()).replace('{data}', data)
    if (full.length > maxUrlLength) throw new FetchError('a URL that is too long')
    const bytes = await fetchFile(full, {
      ...{ privateHosts, accept: 'application/json', maxBytes },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(!isGet && { body: JSON.stringify({ sender: sender.toLowerCase(), data }) }),
    })
    const { value } = parseJson(Buffer.from(bytes).toString())
    const answer = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
    if (typeof answer === 'string' && /^0x(?:[\da-f]{2})*$/i.test(answer)) return `0x${answer.slice(2)}`
    throw new FetchError('the answer has no data')
  }

  return async (lookup) => {
    let isRefused = lookup.urls.length === 0
    for (const url of lookup.urls.slice(0, maxUrls)) {
      lookups += 1
      if (lookups > maxLookups) throw new Error('the contracts of a name request too many lookups')
      try {
        return await fetchAnswer(url, lookup)
      } catch (error) {
        if (!(error instanceof FetchError)) throw error
        // ERC-3668: the server has no answer to this lookup.
        if (/^status 4/.test(error.message)) isRefused = true
      }
    }
    if (isRefused) throw new Error('the server of a name refuses a lookup')
    throw new SourceError('no server of a name answers')
  }
}
