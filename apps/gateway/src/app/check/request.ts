import { describeConnectionError } from '../../foundation/describeConnectionError.js'
import { CheckError } from './Finding.js'

/** Time in which a server must respond. */
export const checkTimeoutMs = 10_000

/** Options of a request. */
export type CheckRequest = {
  readonly headers?: Readonly<Record<string, string>>
  /** JSON of a POST request. */
  readonly body?: unknown
  readonly fix: string
}

/**
 * Sends a request, and follows no redirect.
 *
 * @throws CheckError if there is no response. Its message does not contain the URL.
 */
export async function request(url: string, { headers, body, fix }: CheckRequest) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(checkTimeoutMs),
      ...(headers && { headers }),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    const reason = isTimeout ? 'no response in time' : describeConnectionError(error)
    throw new CheckError(`There is no response (${reason}).`, fix)
  }
}
