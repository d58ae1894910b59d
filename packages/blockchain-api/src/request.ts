import { AbortedError, LatchkitError } from '@latchkit/core'
import type { Backend } from './Backend.js'
import { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from './errors/service.js'
import { toFields, toList, toText } from './read.js'
import { sdk } from './sdk.js'

const timeoutMs = 10_000
/** Characters; far beyond what any endpoint answers. */
const maxLength = 4_000_000

/**
 * Asks a service for JSON, and reads it.
 *
 * @param parameters `query`: what is `undefined` is left out. `read`: makes of the answer what is believed, or throws.
 * @throws AbortedError where `signal` fired; ServiceUnreachableError where there is no answer within 10 s, or the server is
 * busy; ServiceRefusedError where it does not serve this page; ServiceResponseError where it answers nonsense, or 4 MB.
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
    const refusal = { service: name, projectId: backend.projectId }
    if (response.status === 401) throw new ServiceRefusedError({ ...refusal, reason: 'key' })
    if (response.status === 403) throw new ServiceRefusedError({ ...refusal, reason: 'origin' })
    const isBusy = response.status === 429 || response.status >= 500
    if (isBusy) throw new ServiceUnreachableError({ ...about, status: response.status })
    const text = await readText(response)
    if (text === undefined) throw new ServiceResponseError({ ...about, details: 'It is too long' })
    if (!response.ok)
      throw new ServiceResponseError({ ...about, details: `HTTP ${response.status}${reasonOf(text)}` })
    return parse(text, read, about)
  } catch (cause) {
    if (signal.aborted) throw new AbortedError()
    if (cause instanceof LatchkitError) throw cause
    const details = ending.signal.aborted ? `No answer within ${timeoutMs} ms` : undefined
    throw new ServiceUnreachableError({ ...about, details, cause })
  } finally {
    stopTimer()
    signal.removeEventListener('abort', stop)
    // Of an answer that is not read to its end no more comes in.
    stop()
  }
}

/** Nothing where it is too long: a server that never stops is not listened to until the time is over. */
async function readText({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > maxLength) return undefined
  }
  return text
}

/** Returns the first reason that the server gives for its error status, as text to append, or an empty string. */
function reasonOf(text: string): string {
  try {
    const { description } = toFields(toList(toFields(JSON.parse(text))?.reasons)[0]) ?? {}
    return toText(description) ? `: ${description}` : ''
  } catch {
    // No JSON: the status says all there is.
    return ''
  }
}

function parse<T>(
  text: string,
  read: (answer: unknown) => T,
  about: { readonly service: string; readonly url: string },
): T {
  try {
    return read(JSON.parse(text))
  } catch (cause) {
    throw new ServiceResponseError({ ...about, cause })
  }
}
