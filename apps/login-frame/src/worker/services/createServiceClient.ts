import * as z from 'zod/mini'
import { createProof } from './createProof.js'
import { ServiceError } from './ServiceError.js'

/** The schemas of a service's endpoints, by path. */
export type Endpoints = Readonly<
  Record<
    string,
    { readonly request: z.ZodMiniType; readonly response: z.ZodMiniType; readonly nonce?: boolean }
  >
>

/** A client of the login service, or of the recovery service. */
export type ServiceClient<T extends Endpoints> = {
  /**
   * Sends a request.
   *
   * @throws `ServiceError`; the reason of the signal if it aborts
   */
  call<E extends keyof T & string>(
    endpoint: E,
    body: z.infer<T[E]['request']>,
    options?: CallOptions,
  ): Promise<z.infer<T[E]['response']>>
}

export type CallOptions = {
  readonly accessToken?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The recovery service holds `links/wait` for 25 s. */
const timeoutMs = 40_000
const refusalSchema = z.object({
  reasons: z.array(z.object({ field: z.string().check(z.maxLength(64)), description: z.string() })),
})

/**
 * Creates a client, which proves the key of the device with each request (DPoP).
 *
 * @param parameters.baseUrl URL of the endpoints, such as `https://login.example/login/v1/`
 * @param parameters.readKey The key of the device
 */
export function createServiceClient<T extends Endpoints>(parameters: {
  readonly baseUrl: string
  readonly endpoints: T
  readonly readKey: () => Promise<CryptoKeyPair>
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}): ServiceClient<T> {
  const { baseUrl, endpoints, readKey, fetch, now } = parameters
  /** Valid for one request. */
  let nextNonce: string | undefined

  async function send(url: string, body: unknown, nonce: string | undefined, options: CallOptions) {
    const { accessToken, signal } = options
    const proof = await createProof({ key: await readKey(), url, now: now(), accessToken, nonce })
    signal?.throwIfAborted()
    // `AbortSignal.any` is missing in Safari 16.4 and Chrome 109.
    const controller = new AbortController()
    const abort = () => controller.abort(signal?.reason)
    const timer = setTimeout(
      () => controller.abort(new Error('The service did not respond in time.')),
      timeoutMs,
    )
    signal?.addEventListener('abort', abort)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          dpop: proof,
          ...(accessToken !== undefined && { authorization: `DPoP ${accessToken}` }),
        },
        body: JSON.stringify(body),
        signal: controller.signal,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      })
      nextNonce = response.headers.get('dpop-nonce') ?? nextNonce
      return { response, body: await readJson(response) }
    } catch (cause) {
      signal?.throwIfAborted()
      if (cause instanceof ServiceError) throw cause
      throw new ServiceError({
        code: 'service_unavailable',
        message: 'The service is not reachable. Check the connection and try again.',
        cause,
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    async call(endpoint, body, options = {}) {
      const url = new URL(endpoint, baseUrl).href
      const takeNonce = () => {
        const nonce = nextNonce
        nextNonce = undefined
        return nonce
      }
      let result = await send(url, body, endpoints[endpoint]?.nonce ? takeNonce() : undefined, options)
      // Its proof needs a nonce, which this response contains.
      if (toRefusal(result.response, result.body)?.code === 'use_dpop_nonce' && nextNonce) {
        result = await send(url, body, takeNonce(), options)
      }
      const refusal = toRefusal(result.response, result.body)
      if (refusal) throw refusal
      const parsed = endpoints[endpoint]?.response.safeParse(result.body)
      if (!parsed?.success) throw invalidResponse(parsed?.error)
      // The schema belongs to this endpoint.
      return parsed.data as z.infer<T[typeof endpoint]['response']>
    },
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (response.ok) throw invalidResponse(cause)
    return null
  }
}

function toRefusal(response: Response, body: unknown): ServiceError | null {
  if (response.ok) return null
  const parsed = refusalSchema.safeParse(body)
  const reason = parsed.success ? parsed.data.reasons[0] : undefined
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ServiceError({
    code: reason?.field ?? 'service_unavailable',
    message: reason?.description ?? 'The service is not available. Try again later.',
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
    cause: reason ? undefined : new Error(`The service responded with status ${response.status}.`),
  })
}

function invalidResponse(cause: unknown): ServiceError {
  return new ServiceError({
    code: 'invalid_response',
    message: 'The response of the service is invalid. Try again later.',
    cause,
  })
}
