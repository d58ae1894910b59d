import { getNamespace } from './chains.js'
import { checksumAddress } from './checksumAddress.js'
import { parseDateTime } from './parseDateTime.js'
import type { SiwxField, SiwxFields } from './SiwxFields.js'
import { createPartError } from './SiwxMessageError.js'

/** Limits of one message, so that a request cannot make the server work without bound. */
const maxResources = 100
const maxFieldLength = 2_048
/**
 * A ReCap (EIP-5573) lists the chains of each method; the statement lists the methods.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
const maxRecapLength = 16_384

const pchar = String.raw`(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})`
/**
 * RFC 3986, without the user information before `@`, which can imitate another domain.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986
 */
const domain = /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9._~-]*))(?::\d{1,5})?$/
const uri =
  /^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+(?:#(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*)?$/

type Rule = readonly [requirement: string, isValid: (value: string) => boolean]

const time: Rule = ['be a date and time of RFC 3339', (value) => parseDateTime(value) !== undefined]
const uriRule: Rule = ['be a URI (RFC 3986)', (value) => uri.test(value)]

const rules: Readonly<Record<Exclude<SiwxField, 'address' | 'resources'>, Rule>> = {
  scheme: ['be a URI scheme', (value) => /^[A-Za-z][A-Za-z0-9+.-]*$/.test(value)],
  domain: ['be a host with an optional port', (value) => domain.test(value)],
  statement: [
    "be one line of the characters that EIP-4361 allows: letters, digits, spaces and -._~:/?#[]@!$&'()*+,;=",
    (value) => /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/.test(value),
  ],
  uri: uriRule,
  chainId: ['be a CAIP-2 id, and for eip155 a decimal number', isChainId],
  nonce: ['be 8 to 256 letters and digits', (value) => /^[A-Za-z0-9]{8,256}$/.test(value)],
  issuedAt: time,
  expirationTime: time,
  notBefore: time,
  requestId: [
    'consist of characters of a URI path segment',
    (value) => new RegExp(`^${pchar}*$`).test(value),
  ],
}

const optional: readonly SiwxField[] = [
  'scheme',
  'statement',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
]

/** Throws a `SiwxMessageError` if a field is missing or invalid. */
export function checkFields(fields: SiwxFields): void {
  for (const field of Object.keys(rules) as (keyof typeof rules)[]) {
    const value: unknown = fields[field]
    if (value === undefined && optional.includes(field)) continue
    const [requirement, isValid] = rules[field]
    if (typeof value !== 'string' || value.length > maxFieldLength || !isValid(value))
      throw createPartError(field, requirement, value)
  }
  checkAddress(fields)
  checkResources(fields.resources)
}

function isChainId(value: string): boolean {
  const namespace = getNamespace(value)
  return namespace !== undefined && (namespace !== 'eip155' || /^eip155:(?:0|[1-9]\d*)$/.test(value))
}

function checkAddress({ address, chainId }: SiwxFields): void {
  const namespace = getNamespace(chainId)
  const [requirement, isValid] = (namespace !== undefined && addressRules[namespace]) || caipAddress
  if (typeof address !== 'string' || address.length > 128 || !isValid(address))
    throw createPartError('address', requirement, address)
}

const caipAddress: Rule = ['be an address of CAIP-10', (value) => /^[-.%a-zA-Z0-9]+$/.test(value)]

const addressRules: Readonly<Record<string, Rule | undefined>> = {
  eip155: [
    'be a 20-byte hex address with the checksum of EIP-55',
    (value) => /^0x[0-9a-fA-F]{40}$/.test(value) && checksumAddress(value) === value,
  ],
  solana: ['be a public key of 32 bytes in base58', isSolanaAddress],
  bip122: ['be a Bitcoin address', (value) => /^[a-zA-Z0-9]{14,90}$/.test(value)],
}

/** The digits of base58, in their order. */
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Computes the length of the key without a decoder, which would be more than half of the code that creates a message. */
function isSolanaAddress(value: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)) return false
  const digits = value.replace(/^1+/, '')
  const number = [...digits].reduce((sum, digit) => sum * 58n + BigInt(base58.indexOf(digit)), 0n)
  const bytes = number === 0n ? 0 : Math.ceil(number.toString(16).length / 2)
  // Each leading 1 is a zero byte.
  return value.length - digits.length + bytes === 32
}

function checkResources(resources: unknown): void {
  if (resources === undefined) return
  if (!Array.isArray(resources) || resources.length > maxResources)
    throw createPartError('resources', `be a list of at most ${maxResources} URIs`, resources)
  const [requirement, isValid] = uriRule
  for (const resource of resources)
    if (typeof resource !== 'string' || resource.length > getMaxLength(resource) || !isValid(resource))
      throw createPartError(
        'resources',
        `be a list in which each ${requirement.replace('be ', 'is ')}`,
        resource,
      )
}

function getMaxLength(resource: string): number {
  return resource.startsWith('urn:recap:') ? maxRecapLength : maxFieldLength
}
