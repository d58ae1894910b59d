import { errorResponseSchema } from '@latchkit/blockchain-api/contract'
import type * as z from 'zod/mini'
import type { Target } from './Check.js'

const timeoutMs = 30_000

/** Requests a path of the server with the project id. A parameter that is `undefined` is left out. */
export async function fetchPath(
  { url, projectId }: Target,
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
  init: RequestInit = {},
): Promise<Response> {
  const parameters = Object.entries({ projectId, ...query }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const search = new URLSearchParams(parameters)
  return fetch(`${url}${path}?${search}`, { signal: AbortSignal.timeout(timeoutMs), ...init })
}

/** Sends a body as JSON. */
export async function post(url: string, path: string, body: unknown): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), signal })
}

/** Returns the body of a successful response that matches the schema. */
export async function parseResponse<Body>(response: Response, schema: z.ZodMiniType<Body>): Promise<Body> {
  expectThat(response.status === 200, `status ${response.status} instead of 200`)
  const result = schema.safeParse(await response.json())
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`the body does not match the schema: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Expects an error with this status, and the shape of errors. */
export async function expectError(response: Response, status: number): Promise<void> {
  expectThat(response.status === status, `status ${response.status} instead of ${status}`)
  const body = errorResponseSchema.safeParse(await response.json())
  expectThat(body.success, 'the body is not { status: "FAILED", reasons: [{ field, description }] }')
  expectThat(body.data?.reasons[0]?.description, 'the error has no description')
}

/** Sends JSON-RPC calls. */
export async function callNode(target: Target, body: unknown, chainId = target.chainId): Promise<Response> {
  return fetchPath(target, '/v1', { chainId }, { method: 'POST', body: JSON.stringify(body) })
}

/** @throws Error with the message unless the condition holds. */
export function expectThat(condition: unknown, message: string): void {
  if (!condition) throw new Error(message)
}
