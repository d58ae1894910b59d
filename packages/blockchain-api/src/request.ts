import { AbortedError, LatchkitError } from '@latchkit/core'
import type { Backend } from './Backend.js'
import { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from './errors/service.js'
import { sdk } from './sdk.js'

const timeoutMs = 10_000
/** Characters; far beyond what any endpoint answers. */
const maxLength = 4_000_000

/**
 * Asks a service for JSON, and reads it.
 *
 * @param parameters `query`: what is `undefined` is left out. `read`: makes of the answer what is believed, or throws.
 * @throws AbortedError where `signal` fired; ServiceUnreachableError where there is no answer within 10 s, or the server is
 * busy; ServiceRefusedError where it does not serve this page; ServiceResponseError where it answers nonsense.
 */
export async function request<T>(
  backend: Backend,
  parameters: {
    readonly path: string
    readonly query: Readonly<Record<string, string | undefined>>
    readonly signal: AbortSignal
    readonly read: (answer: unknown) => T
  },
): Promise<T> {
  const { path, query, signal, read } = parameters
  const { name, clock } = backend
  if (signal.aborted) throw new AbortedError()
  const url = new URL(`${backend.url}${path}`)
  for (const [key, value] of Object.entries({ projectId: backend.projectId, ...sdk, ...query }))
    if (value !== undefined) url.searchParams.set(key, value)
  const about = { service: name, url: `${backend.url}${path}` }

  const ending = new AbortController()
  const stop = () => ending.abort()
  signal.addEventListener('abort', stop, { once: true })
  const stopTimer = clock.setTimeout(stop, timeoutMs)
  try {
    const response = await fetch(url, {
      signal: ending.signal,
      credentials: 'omit',
      referrerPolicy: 'origin',
    })
    if (response.status === 401) throw new ServiceRefusedError({ service: name, reason: 'key' })
    if (response.status === 403) throw new ServiceRefusedError({ service: name, reason: 'origin' })
    const details = `HTTP ${response.status}`
    if (response.status === 429 || response.status >= 500)
      throw new ServiceUnreachableError({ ...about, details })
    if (!response.ok) throw new ServiceResponseError({ ...about, details })
    const text = await response.text()
    return parse(text, read, about)
  } catch (cause) {
    if (signal.aborted) throw new AbortedError()
    if (cause instanceof LatchkitError) throw cause
    const details = ending.signal.aborted ? `No answer within ${timeoutMs} ms` : undefined
    throw new ServiceUnreachableError({ ...about, details, cause })
  } finally {
    stopTimer()
    signal.removeEventListener('abort', stop)
  }
}

function parse<T>(
  text: string,
  read: (answer: unknown) => T,
  about: { readonly service: string; readonly url: string },
): T {
  if (text.length > maxLength) throw new ServiceResponseError({ ...about, details: 'It is too long' })
  try {
    return read(JSON.parse(text))
  } catch (cause) {
    throw new ServiceResponseError({ ...about, cause })
  }
}
