import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'

/** A name in a zone of the gateway, in its normal form. */
export type ZoneName = {
  /** `alice.example.eth` */
  readonly name: string
  /** `alice` */
  readonly label: string
  /** `example.eth` */
  readonly zone: string
}

/** Minimum length of labels in lookups. */
const minLookupLength = 3
/** Minimum length of labels that can be registered. */
const minLabelLength = 4
/** Maximum length of labels. */
export const maxLabelLength = 64
/** Labels by which a user could take an account for one of the operator. */
const reservedLabels =
  'admin,administrator,info,official,operator,owner,root,security,support,system,team,wallet'

/**
 * Parses a name, and returns it in its normal form (ENSIP-15).
 *
 * @throws HttpError 400 `name` unless it is a label of 3 to 64 letters, digits or hyphens in one of the zones.
 * @see https://docs.ens.domains/ensip/15
 */
export async function parseName(text: string, zones: readonly string[]): Promise<ZoneName> {
  const [label = '', ...rest] = text.split('.')
  const zone = rest.join('.').toLowerCase()
  if (!zones.includes(zone))
    throw new HttpError(400, 'name', `"name" must be in the zone ${zones.join(' or ')}, got ${quote(text)}`)
  const normal = await parseLabel(label)
  return { name: `${normal}.${zone}`, label: normal, zone }
}

/** @throws HttpError 400 `name` if the label is malformed. */
export async function parseLabel(text: string): Promise<string> {
  const isAllowed =
    /^[a-z\d-]+$/i.test(text) && text.length >= minLookupLength && text.length <= maxLabelLength
  const label = isAllowed ? await normalizeLabel(text) : undefined
  if (label === undefined)
    throw new HttpError(
      400,
      'name',
      `The label of "name" must be ${minLookupLength} to ${maxLabelLength} letters (a to z), digits or hyphens, without a hyphen at its start, at its end, or as both its third and fourth character, got ${quote(text)}`,
    )
  return label
}

async function normalizeLabel(text: string): Promise<string | undefined> {
  if (text.startsWith('-') || text.endsWith('-')) return undefined
  // Imported at the first name: its tables of Unicode take memory.
  const { normalize } = await import('viem/ens')
  try {
    return normalize(text)
  } catch {
    return undefined
  }
}

/**
 * Returns why a label cannot be registered, although it is well-formed; `undefined` if it can be.
 *
 * @param reserved Reserved labels in addition to the built-in ones.
 */
export function getRefusal(label: string, reserved: readonly string[]): string | undefined {
  if (label.length < minLabelLength)
    return `The label of "name" must have at least ${minLabelLength} characters, got ${quote(label)}`
  const skeleton = getSkeleton(label)
  const match = [...reservedLabels.split(','), ...reserved.map((one) => one.toLowerCase())].find(
    (one) => getSkeleton(one) === skeleton,
  )
  if (match === undefined) return undefined
  return match === label
    ? `"name" must not be a reserved name, got ${quote(label)}`
    : `"name" must not look like the reserved name "${match}", got ${quote(label)}`
}

/** Replaces characters that look alike by one of them: two names with the same skeleton look the same. */
export function getSkeleton(name: string): string {
  return name.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
}
