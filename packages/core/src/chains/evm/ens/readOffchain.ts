import type { Hex } from '../../../foundation/encoding/hex.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import type { Clock } from '../../../ports/Clock.js'
import type { Fetch } from '../../../ports/Fetch.js'

/**
 * A lookup that a contract asks for (ERC-3668).
 *
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export type Lookup = { readonly sender: Hex; readonly urls: readonly string[]; readonly data: Hex }

/** Sender of the requests of a lookup. */
export type LookupContext = {
  readonly fetch: Fetch
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Time in which a server must answer. */
const timeoutMs = 10_000
/** Number of characters of the longest answer that is parsed. */
const answerMax = 200_000

const isData = (answer: unknown): answer is Hex =>
  typeof answer === 'string' && /^0x(?:[\da-f]{2})*$/i.test(answer)

/**
 * Asks the servers of a lookup in their order, until one answers. A refusal (4xx) ends it. The answer is untrusted: the contract
 * verifies it.
 *
 * @throws `NameReadError` with the reason `unreachable`; the reason of the signal when it aborts
 */
export async function readOffchain(lookup: Lookup, context: LookupContext): Promise<Hex> {
  let cause: unknown
  for (const url of lookup.urls.filter(isAllowed)) {
    try {
      return await ask(url, lookup, context)
    } catch (error) {
      context.signal.throwIfAborted()
      cause = error
      if (error instanceof RefusedError) break
    }
  }
  throw new NameReadError({ of: 'resolution', reason: 'unreachable', cause })
}

/** The server will not answer this lookup, so another one is not asked. */
class RefusedError extends Error {}

/** Without encryption, only servers of this machine: others on the way could read which names are looked up. */
function isAllowed(url: string): boolean {
  return /^https:\/\//i.test(url) || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//i.test(url)
}

async function ask(
  template: string,
  { sender, data }: Lookup,
  { fetch, clock, signal }: LookupContext,
): Promise<Hex> {
  const isGet = template.includes('{data}')
  const url = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
  const body = isGet
    ? {}
    : {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data, sender: sender.toLowerCase() }),
      }
  const ending = new AbortController()
  const abort = () => ending.abort()
  const stopTimer = clock.setTimeout(abort, timeoutMs)
  signal.addEventListener('abort', abort)
  try {
    const response = await fetch(url, { ...body, signal: ending.signal })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500) throw new RefusedError(`HTTP ${response.status}`)
    if (!response.ok || text.length > answerMax) throw new TypeError(`HTTP ${response.status}`)
    const answer = toData(text)
    if (!isData(answer)) throw new TypeError('The answer is not hexadecimal data')
    return answer
  } finally {
    stopTimer()
    signal.removeEventListener('abort', abort)
  }
}

/** The answer is JSON with `data`, or the data itself. */
function toData(text: string): unknown {
  if (text.startsWith('0x')) return text.trim()
  const answer: unknown = JSON.parse(text)
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
}
