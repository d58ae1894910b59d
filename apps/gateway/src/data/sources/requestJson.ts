import { parseJson } from '../../foundation/parseJson.js'
import { SourceError } from './BalanceSource.js'

/** A request to a service that is a data source. */
export type JsonRequest = {
  /** It may contain a key, so it is neither logged nor a part of errors. */
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** JSON of the body of a POST request. Default: a GET request. */
  readonly body?: string
  /** Another status whose answer is returned too. */
  readonly refusalStatus?: number | undefined
  readonly signal: AbortSignal
}

/** An answer of a service. Its value is untrusted. */
export type JsonAnswer = { readonly status: number; readonly value: unknown }

/** Maximum size of an answer. */
const maxBytes = 10 * 1024 * 1024

/**
 * Requests JSON from a service. Redirects are not followed, because the service chooses their target.
 *
 * @returns The answer, if its status is 200, 404 or `refusalStatus`; some services have the status 404 for accounts that they do not know.
 * @throws SourceError if the service cannot be reached, has another status, or sends more than 10 MiB or no JSON.
 */
export async function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  const { status, text } = await requestText(request)
  const { value } = parseJson(text)
  if (value === undefined) throw new SourceError('the service answers without JSON')
  return { status, value }
}

/**
 * Requests text from a service, as `requestJson` does.
 *
 * @throws SourceError if the service cannot be reached, has another status, or sends more than 10 MiB.
 */
export async function requestText({
  url,
  headers,
  body,
  refusalStatus,
  signal,
}: JsonRequest): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'error',
      signal,
    })
    const { status } = response
    if (status !== 200 && status !== 404 && status !== refusalStatus) {
      await response.body?.cancel()
      throw new SourceError(`the service answers with HTTP ${status}`)
    }
    return { status, text: await readText(response) }
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (signal.aborted) throw new SourceError('the service does not answer in time')
    // The error of fetch is not attached, because it may contain the URL.
    throw new SourceError('the service cannot be reached')
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of body ?? []) {
    total += chunk.length
    // Leaving the loop cancels the body.
    if (total > maxBytes) throw new SourceError('the answer of the service is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
