import {
  type NameAttributes,
  type NameChange,
  namePurposes,
  signedNameRequestSchema,
  toNameTypedData,
} from '@latchkit/blockchain-api/contract'
import { getAddress, isAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { describeIssue } from '../../foundation/describeIssue.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'
import { toChainId, toCoinType } from './coinTypes.js'

export type Hex = `0x${string}`

/** A request whose signature and nonce are not verified yet. */
export type SignedRequest<Change extends NameChange = NameChange> = {
  readonly change: Change
  /** Request as the account states to have signed it. */
  readonly typedData: ReturnType<typeof toNameTypedData>
  /** The gateway for which the account has signed. */
  readonly gateway: string
  readonly nonce: string
  readonly signature: Hex
  /** The coin type as `toCoinType` returns it. */
  readonly coinType: number
  readonly address: Hex
}

/** The message of typed data. */
type ChangeMessage<Change> = {
  readonly change: Change
  readonly zone: string
  readonly gateway: string
  readonly owner: string
  readonly nonce: string
}

/** The schema of the messages of one kind of change. */
export type ChangeSchema<Change extends NameChange> = z.ZodMiniType<ChangeMessage<Change>>

type AttributeChange = Extract<NameChange, { readonly attributes: unknown }>

const bio = z.string().check(
  z.minLength(1),
  z.maxLength(255),
  z.regex(/^[a-zA-Z0-9@:/._\-?&=+ ]+$/, {
    error: 'must contain only letters, digits, spaces and @ : / . _ - ? & = +',
  }),
)
const attributes = z.pipe(
  z.array(z.strictObject({ key: z.literal('bio'), value: bio })).check(z.maxLength(1)),
  z.transform((list): NameAttributes => Object.fromEntries(list.map(({ key, value }) => [key, value]))),
)
const text = z.string().check(z.maxLength(200))
const common = { name: text, zone: text, gateway: text, owner: text, nonce: text }

/** A message that registers a name. The schemas are strict: a message of one kind is invalid as one of another. */
export const registrationSchema: ChangeSchema<AttributeChange> = z.pipe(
  z.strictObject({ ...common, purpose: z.literal(namePurposes.register), attributes }),
  z.transform(({ name, attributes, ...message }) => ({
    ...message,
    change: { type: 'register' as const, name, attributes },
  })),
)
/** A message that sets the attributes of a name. */
export const attributesSchema: ChangeSchema<AttributeChange> = z.pipe(
  z.strictObject({ ...common, purpose: z.literal(namePurposes.setAttributes), attributes }),
  z.transform(({ name, attributes, ...message }) => ({
    ...message,
    change: { type: 'setAttributes' as const, name, attributes },
  })),
)
/** A message that sets an address of a name. */
export const addressSchema: ChangeSchema<Extract<NameChange, { readonly type: 'setAddress' }>> = z.pipe(
  z.strictObject({
    ...common,
    purpose: z.literal(namePurposes.setAddress),
    coinType: z.int(),
    address: text,
  }),
  z.transform(({ name, coinType, address, ...message }) => ({
    ...message,
    change: { type: 'setAddress' as const, name, coinType, address },
  })),
)
/** A message that releases a name. */
export const releaseSchema: ChangeSchema<Extract<NameChange, { readonly type: 'release' }>> = z.pipe(
  z.strictObject({ ...common, purpose: z.literal(namePurposes.release) }),
  z.transform(({ name, ...message }) => ({ ...message, change: { type: 'release' as const, name } })),
)

/**
 * Parses the body of a signed request, and its message.
 *
 * @throws HttpError 400 that names the invalid field.
 */
export function parseSignedRequest<Change extends NameChange>(
  body: string,
  schema: ChangeSchema<Change>,
): SignedRequest<Change> {
  const { message, signature, ...account } = parseField(
    signedNameRequestSchema,
    parseJson(body).value,
    'the body',
  )
  const value = parseJson(message).value
  if (typeof value === 'object' && value !== null && !('nonce' in value))
    throw new HttpError(
      400,
      'message',
      '"message" must be the message of typed data with a nonce of /v1/profile/nonce. This client signs the text of an earlier version: update it',
    )
  const { change, zone, gateway, owner, nonce } = parseField(schema, value, 'message')
  const coinType = parseCoinType(account.coin_type)
  const address = parseAddress(account.address)
  const typedData = toNameTypedData({ change, gateway, owner: address, chainId: toChainId(coinType), nonce })
  requireEqual('zone', zone, typedData.message.zone)
  requireEqual('owner', owner, address)
  return { change, typedData, gateway, nonce, signature: toHexType(signature), coinType, address }
}

function requireEqual(field: string, value: string, expected: unknown): void {
  if (value === expected) return
  throw new HttpError(
    400,
    field,
    `"${field}" must be ${String(expected)}, got ${JSON.stringify(value.slice(0, 64))}`,
  )
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

function parseField<Value>(schema: z.ZodMiniType<Value>, value: unknown, name: string): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || name
  throw new HttpError(400, field, `${name} is invalid: ${issue ? describeIssue(issue) : 'unknown reason'}`)
}

/** Types a validated hex text. */
function toHexType(text: string): Hex {
  return `0x${text.slice(2)}`
}
