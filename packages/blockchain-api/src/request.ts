import { AbortedError, LatchkitError } from '@latchkit/core'
import type { Backend } from './Backend.js'
import { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from './errors/service.js'
import { toFields, toList, toText } from './read.js'
import { parseRetryAfter, retry } from './retry.js'
import { sdk } from './sdk.js'

const timeoutMs = 10_000
/** Maximum number of characters of a response. */
const maxLength = 4_000_000

/**
 * Reads JSON from a service, and validates the response. Repeats the request as often as `backend.retries` while there is no
 * response within 10 s, or its status is 429 or 5xx.
 *
 * @param parameters `query`: parameters that are `undefined` are left out. `body`: sent as JSON by POST or `method`, with the id of
 * the project. `parse`: validates the body of the response, or throws. `toError`: returns the error of a refusal, or `undefined` for the
 * default one.
 * @throws AbortedError if `signal` is aborted. ServiceUnreachableError if there is no response within 10 s, or its status is
 * 429 or 5xx. ServiceRefusedError if its status is 401 or 403. ServiceResponseError if it is invalid, or larger than 4 MB.
 */
export async function request<T>(backend: Backend, parameters: RequestParameters<T>): Promise<T> {
  return retry(backend, parameters.signal, () => requestOnce(backend, parameters))
}

type RequestParameters<T> = {
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** Body of a POST request, as JSON. Default: a GET request. */
  readonly body?: object | undefined
  readonly method?: 'PUT' | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly toError?: ((refusal: Refusal) => LatchkitError | undefined) | undefined
  readonly signal: AbortSignal
  readonly parse: (body: unknown, headers: Headers) => T
}

/** A response with an error status. `field` and `description`: the first reason of the server. */
export type Refusal = { readonly status: number; readonly field: string; readonly description: string }

type About = { readonly service: string; readonly url: string; readonly method: string }

async function requestOnce<T>(backend: Backend, parameters: RequestParameters<T>): Promise<T> {
  const { path, query, body, signal, parse } = parameters
  const { name, clock } = backend
  if (signal.aborted) throw new AbortedError()
  const url = new URL(`${backend.url}${path}`)
  for (const [key, value] of Object.entries({ projectId: backend.projectId, ...sdk, ...query }))
    if (value !== undefined) url.searchParams.set(key, value)
  const method = body ? (parameters.method ?? 'POST') : 'GET'
  const about = { service: name, url: `${backend.url}${path}`, method }

  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort, { once: true })
  const clearTimer = clock.setTimeout(abort, timeoutMs)
  try {
    const response = await fetch(url, {
      signal: controller.signal,
      credentials: 'omit',
      referrerPolicy: 'origin',
      method,
      headers: { ...parameters.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && {
        body: JSON.stringify({ projectId: backend.projectId, ...body }),
      }),
    })
    const text = await readText(response)
    if (!response.ok) {
      const reason = readReason(text ?? '')
      throw (
        parameters.toError?.({ status: response.status, ...reason }) ??
        toServiceError(response, reason, backend, about)
      )
    }
    if (text === undefined) throw new ServiceResponseError({ ...about, details: 'The response is too large' })
    return parseBody(text, (body) => parse(body, response.headers), about)
  } catch (cause) {
    if (signal.aborted) throw new AbortedError()
    if (cause instanceof LatchkitError) throw cause
    const details = controller.signal.aborted ? `No response within ${timeoutMs} ms` : undefined
    throw new ServiceUnreachableError({ ...about, details, cause })
  } finally {
    clearTimer()
    signal.removeEventListener('abort', abort)
    // Stops receiving a response that was not read completely.
    abort()
  }
}

/** Returns the error of a response with an error status. The first reason of the server is its `details`. */
function toServiceError(
  { status, headers }: Response,
  { description }: Reason,
  { projectId, clock }: Backend,
  about: About,
): LatchkitError {
  const details = `HTTP ${status}${description && `: ${description}`}`
  const refusal = { service: about.service, projectId, details }
  if (status === 401) return new ServiceRefusedError({ ...refusal, reason: 'key' })
  if (status === 403) return new ServiceRefusedError({ ...refusal, reason: 'origin' })
  if (status !== 429 && status < 500) return new ServiceResponseError({ ...about, status, details })
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), clock.now())
  return new ServiceUnreachableError({ ...about, status, retryAfterMs, details })
}

/** Reads the body of a response. Returns `undefined` as soon as it is too large, without waiting for the timeout. */
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

type Reason = Pick<Refusal, 'field' | 'description'>

/** Reads the first reason that the server gives for its error status. Its texts are empty without one. */
function readReason(text: string): Reason {
  try {
    const { field, description } = toFields(toList(toFields(JSON.parse(text))?.reasons)[0]) ?? {}
    return { field: toText(field) ?? '', description: toText(description) ?? '' }
  } catch {
    // The body is not JSON, so only the status is reported.
    return { field: '', description: '' }
  }
}

function parseBody<T>(text: string, parse: (body: unknown) => T, about: About): T {
  try {
    return parse(JSON.parse(text))
  } catch (cause) {
    throw new ServiceResponseError({ ...about, cause })
  }
}
