import type { NameAttributes, SignedNameRequest } from '@latchkit/blockchain-api/contract'
import { getAddress, isAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { describeIssue } from '../describeIssue.js'
import { HttpError } from '../http/HttpError.js'
import { parseJson } from '../relay/parseJson.js'
import { toCoinType } from './coinTypes.js'

export type Hex = `0x${string}`

/** A request whose signature is not verified yet. */
export type SignedRequest<Change> = {
  readonly change: Change
  /** The exact signed text. */
  readonly message: string
  readonly signature: Hex
  /** The coin type as `toCoinType` returns it. */
  readonly coinType: number
  readonly address: Hex
}

/** Seconds by which the clock of a client may be ahead. */
const maxSkewSeconds = 10
/** Seconds for which a message is valid: users read it in their wallets. Each message is accepted once. */
export const maxAgeSeconds = 300

const bodySchema: z.ZodMiniType<SignedNameRequest> = z.object({
  message: z.string().check(z.minLength(2), z.maxLength(2_000)),
  signature: z.string().check(z.regex(/^0x([\da-fA-F]{2}){1,8192}$/)),
  coin_type: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff)),
  address: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
})

const bio = z.string().check(
  z.minLength(1),
  z.maxLength(255),
  z.regex(/^[a-zA-Z0-9@:/._\-?&=+ ]+$/, {
    error: 'must contain only letters, digits, spaces and @ : / . _ - ? & = +',
  }),
)
const attributes = z.pipe(
  z.strictObject({ bio: z.optional(bio) }),
  z.transform(({ bio }): NameAttributes => (bio === undefined ? {} : { bio })),
)
const timestamp = z.int()

/** A message that registers a name. The schemas are strict: a message of one kind is invalid as one of another. */
export const registrationSchema = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  attributes: z._default(attributes, {}),
  timestamp,
})
/** A message that sets the attributes of a name. */
export const attributesSchema = z.strictObject({ attributes, timestamp })
/** A message that releases a name. */
export const releaseSchema = z.strictObject({ release: z.string().check(z.maxLength(200)), timestamp })
/** A message that sets an address of a name. */
export const addressSchema = z.strictObject({ coin_type: z.int(), address: z.string(), timestamp })

/**
 * Parses the body of a signed request, and its message.
 *
 * @param nowMs The current time in ms since 1970.
 * @throws HttpError 400 that names the invalid field.
 */
export function parseSignedRequest<Change extends { readonly timestamp: number }>(
  text: string,
  schema: z.ZodMiniType<Change>,
  nowMs: number,
): SignedRequest<Change> {
  const body = parse(bodySchema, parseJson(text).value, 'the body')
  const { message, signature } = body
  const change = parse(schema, parseJson(message).value, 'message')
  const age = nowMs / 1_000 - change.timestamp
  if (age < -maxSkewSeconds || age > maxAgeSeconds)
    throw new HttpError(
      400,
      'timestamp',
      `"timestamp" must be at most ${maxAgeSeconds} seconds before the time of the gateway, and ${maxSkewSeconds} after it, ${Math.floor(nowMs / 1_000)}, got ${change.timestamp}`,
    )
  const coinType = parseCoinType(body.coin_type)
  return { change, message, signature: toHex(signature), coinType, address: parseAddress(body.address) }
}

/** @throws HttpError 400 `address` unless it is an EVM address with a valid checksum. */
export function parseAddress(text: string): Hex {
  if (isAddress(text, { strict: false }) && getAddress(text) === text) return text
  throw new HttpError(
    400,
    'address',
    `"address" must be an EVM address with its checksum (ERC-55), got ${JSON.stringify(text.slice(0, 64))}`,
  )
}

/** @throws HttpError 400 `coin_type` unless it is one of an EVM chain. */
export function parseCoinType(value: number): number {
  const coinType = toCoinType(value)
  if (coinType !== undefined) return coinType
  throw new HttpError(
    400,
    'coin_type',
    `"coin_type" must be the coin type of an EVM chain (ENSIP-11), got ${value}`,
  )
}

function parse<Value>(schema: z.ZodMiniType<Value>, value: unknown, name: string): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || name
  throw new HttpError(400, field, `${name} is invalid: ${issue ? describeIssue(issue) : 'unknown reason'}`)
}

/** Types a validated hex text. */
function toHex(text: string): Hex {
  return `0x${text.slice(2)}`
}
