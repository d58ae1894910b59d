import * as z from 'zod/mini'
import type { Hex } from '../../../data/accountData/evm/callContracts.js'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import { type JsonAnswer, requestJson } from '../../../data/sources/requestJson.js'
import { HttpError } from '../../../server/http/HttpError.js'

const maxAmount = 2n ** 256n - 1n
const isAmount = (text: string) => /^\d{1,78}$/.test(text) && BigInt(text) <= maxAmount

/** An amount in base units, as decimal text. */
export const amountField: z.ZodMiniType<bigint, string> = z.pipe(
  z.string().check(z.refine(isAmount)),
  z.transform((text) => (isAmount(text) ? BigInt(text) : 0n)),
)

/** An address of an EVM chain. It is returned in lower case. */
export const addressField: z.ZodMiniType<Hex, string> = z.pipe(
  z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
  z.transform((text): Hex => `0x${text.slice(2).toLowerCase()}`),
)

/** Call data of at most 24 KB. */
export const dataField: z.ZodMiniType<Hex, string> = z.pipe(
  z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/), z.maxLength(48_000)),
  z.transform((text): Hex => `0x${text.slice(2)}`),
)

/** A quantity that services send as decimal text, hex or number. */
export const quantityField: z.ZodMiniType<bigint, string | number> = z.pipe(
  z.union([z.string().check(z.regex(/^(\d{1,78}|0x[\da-fA-F]{1,64})$/)), z.int().check(z.gte(0))]),
  z.transform((value) => (/^(\d+|0x[\da-f]+)$/i.test(String(value)) ? BigInt(value) : 0n)),
)

/** A transaction of Solana in base64. It has at most 1,232 bytes. */
export const solanaTransactionField: z.ZodMiniType<string, string> = z
  .string()
  .check(z.regex(/^[\da-zA-Z+/]+={0,2}$/), z.maxLength(2_000))

/** A request to a service of an operator. Its URL never comes from a client. */
export type ServiceRequest = {
  readonly baseUrl: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: object | undefined
  /** A status with which the service refuses requests, besides 404. */
  readonly refusalStatus?: number | undefined
  /** Whether an answer says that the service works, but cannot swap the amount. Default: no answer does. */
  readonly isRefusal?: ((answer: JsonAnswer) => boolean) | undefined
  readonly signal: AbortSignal
}

/**
 * Requests JSON from a service, and parses it: what it sends is untrusted.
 *
 * @throws HttpError if it cannot swap the amount.
 * @throws SourceError if it fails, or sends another shape.
 */
export async function requestService<Value>(
  { baseUrl, path, query = {}, headers = {}, body, refusalStatus, isRefusal, signal }: ServiceRequest,
  schema: z.ZodMiniType<Value, unknown>,
): Promise<Value> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await requestJson({
    ...{ url, headers, refusalStatus, signal },
    ...(body && { body: JSON.stringify(body) }),
  })
  // Existing clients look for the first two words.
  if (isRefusal?.(answer))
    throw new HttpError(400, 'amount', 'insufficient liquidity: the source cannot swap this amount')
  const { status, value } = answer
  const result = schema.safeParse(value)
  if (status === 200 && result.success) return result.data
  throw new SourceError(
    status === 200 ? 'the service sends another shape' : `the service answers with HTTP ${status}`,
  )
}
