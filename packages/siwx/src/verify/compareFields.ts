import type { SiwxField, SiwxFields } from '../message/SiwxFields.js'

/**
 * Fields that a message must contain. `domain` and `uri` are required: without them, a message for another site would pass. A list
 * allows each of its values. `null` means that the message must not have the field, and `undefined` that any value is
 * accepted.
 */
export type ExpectedFields = {
  readonly domain: string | readonly string[]
  readonly uri: string | readonly string[]
  readonly chainId?: string | readonly string[] | undefined
  /** An `eip155` address is compared without regard to its letter case. */
  readonly address?: string | undefined
  readonly nonce?: string | undefined
  readonly scheme?: string | null | undefined
  readonly statement?: string | null | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | null | undefined
  readonly notBefore?: string | null | undefined
  readonly requestId?: string | null | undefined
  readonly resources?: readonly string[] | null | undefined
}

/** A field with another value than the expected one. */
export type FieldMismatch = {
  readonly field: SiwxField
  readonly expected: string | readonly string[] | null
  readonly actual: string | readonly string[] | undefined
}

const order: readonly SiwxField[] = [
  'domain',
  'uri',
  'chainId',
  'address',
  'nonce',
  'scheme',
  'statement',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
]

/** Returns the first field that differs; `undefined` if all expected fields are equal. */
export function findMismatch(fields: SiwxFields, expected: ExpectedFields): FieldMismatch | undefined {
  for (const field of order) {
    const [wanted, actual] = [expected[field], fields[field]]
    if (wanted !== undefined && !isExpected(field, wanted, actual)) return { field, expected: wanted, actual }
  }
  return undefined
}

function isExpected(
  field: SiwxField,
  wanted: NonNullable<ExpectedFields[SiwxField]> | null,
  actual: SiwxFields[SiwxField],
): boolean {
  if (wanted === null || actual === undefined) return wanted === null && actual === undefined
  if (field === 'resources')
    return wanted.length === actual.length && [...wanted].every((resource, at) => resource === actual[at])
  if (typeof wanted !== 'string') return wanted.some((value) => value === actual)
  const isSameAddress =
    field === 'address' && /^0x/i.test(wanted) && wanted.toLowerCase() === String(actual).toLowerCase()
  return wanted === actual || isSameAddress
}
