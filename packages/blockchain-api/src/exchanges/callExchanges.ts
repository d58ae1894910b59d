import { AbortedError, LatchkitError } from '@latchkit/core'
import type { Exchanges } from '@latchkit/core/ports'
import { isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import type * as z from 'zod/mini'
import type { Backend } from '../Backend.js'
import { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from '../errors/service.js'
import { retry } from '../retry.js'
import { sdk } from '../sdk.js'
import { toDisplayText } from '../values/toDisplayText.js'
import { exchangeErrorCodes, exchangeRpcErrorSchema } from './exchangeRpcSchema.js'
import {
  exchangeBuyStatusResultSchema,
  exchangePayUrlResultSchema,
  exchangesResultSchema,
} from './exchangeSchemas.js'

const path = '/v1/json-rpc'
const timeoutMs = 10_000
/** Maximum number of characters of a response. */
const maxLength = 200_000

const nameLength = 40

type Parameters<Name extends keyof Exchanges> = globalThis.Parameters<Exchanges[Name]>[0]

/** `reown_getExchanges`: fetches the exchanges that have an asset. Names and images are untrusted input. */
export async function getExchanges(
  backend: Backend,
  { asset, amount, page = 1, signal }: Parameters<'getExchanges'>,
): ReturnType<Exchanges['getExchanges']> {
  const params = { page, asset, amount: amount?.toString() }
  const { total, exchanges } = await retry(backend, signal, () =>
    callMethod(backend, { method: 'reown_getExchanges', params, schema: exchangesResultSchema, signal }),
  )
  const list = exchanges.flatMap(({ id, name, imageUrl }) => {
    const text = toDisplayText(name, nameLength)
    const image = imageUrl !== null && isWebUrl(imageUrl) ? safeImageUrl(imageUrl) : undefined
    return text === '' ? [] : [{ id, name: text, ...(image !== undefined && { image }) }]
  })
  return { total, exchanges: [...new Map(list.map((exchange) => [exchange.id, exchange])).values()] }
}

/** `reown_getExchangePayUrl`: starts a payment. It is not repeated: each one has a page of its own. */
export async function getPayUrl(
  backend: Backend,
  { signal, amount, ...others }: Parameters<'getPayUrl'>,
): ReturnType<Exchanges['getPayUrl']> {
  const params = { ...others, amount: amount.toString() }
  const schema = exchangePayUrlResultSchema
  const { url, sessionId } = await callMethod(backend, {
    method: 'reown_getExchangePayUrl',
    params,
    schema,
    signal,
  })
  if (!isWebUrl(url))
    throw new ServiceResponseError(describeBackend(backend, 'The page is not at a https: URL'))
  return { url, sessionId }
}

/** `reown_getExchangeBuyStatus`: reads what became of a payment. */
export async function getBuyStatus(
  backend: Backend,
  { signal, ...params }: Parameters<'getBuyStatus'>,
): ReturnType<Exchanges['getBuyStatus']> {
  const schema = exchangeBuyStatusResultSchema
  const { status, txHash } = await callMethod(backend, {
    method: 'reown_getExchangeBuyStatus',
    params,
    schema,
    signal,
  })
  return { status, ...(txHash !== undefined && { txHash }) }
}

async function callMethod<T>(
  backend: Backend,
  parameters: {
    readonly method: string
    readonly params: object
    readonly schema: z.ZodMiniType<T>
    readonly signal: AbortSignal
  },
): Promise<T> {
  const { method, params, schema, signal } = parameters
  if (signal.aborted) throw new AbortedError()
  const url = new URL(`${backend.url}${path}`)
  for (const [key, value] of Object.entries({ projectId: backend.projectId, ...sdk }))
    url.searchParams.set(key, value)
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort, { once: true })
  const clearTimer = backend.clock.setTimeout(abort, timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      // A text needs no preflight.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: controller.signal,
    })
    const text = await readText(response)
    if (!response.ok) throw toExchangeError(backend, response, text)
    return parseResult(backend, text, schema)
  } catch (cause) {
    if (signal.aborted) throw new AbortedError()
    if (cause instanceof LatchkitError) throw cause
    const details = controller.signal.aborted ? `No response within ${timeoutMs} ms` : undefined
    throw new ServiceUnreachableError({ ...describeBackend(backend, details), cause })
  } finally {
    clearTimer()
    signal.removeEventListener('abort', abort)
    abort()
  }
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > maxLength) return ''
  }
  return text
}

function parseResult<T>(backend: Backend, text: string, schema: z.ZodMiniType<T>): T {
  try {
    const { result }: { readonly result?: unknown } = JSON.parse(text)
    return schema.parse(result)
  } catch (cause) {
    throw new ServiceResponseError({ ...describeBackend(backend, undefined), cause })
  }
}

/** Returns the error of a response with an error status. */
function toExchangeError(backend: Backend, { status }: Response, text: string): LatchkitError {
  const { code, message } = readError(text)
  const details = `HTTP ${status}${message === undefined ? '' : `: ${message}`}`
  if (code === exchangeErrorCodes.project || status === 401 || status === 403)
    return new ServiceRefusedError({
      service: backend.name,
      projectId: backend.projectId,
      reason: status === 403 ? 'origin' : 'key',
      details,
    })
  if (status === 429 || status >= 500)
    return new ServiceUnreachableError({ ...describeBackend(backend, details), status })
  return new ServiceResponseError(describeBackend(backend, details))
}

function readError(text: string): { readonly code?: number; readonly message?: string } {
  try {
    return exchangeRpcErrorSchema.parse(JSON.parse(text)).error
  } catch {
    return {}
  }
}

const describeBackend = ({ name, url }: Backend, details: string | undefined) => ({
  service: name,
  url: `${url}${path}`,
  details,
})
