import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { isPlainName } from './isName.js'

/** Maximum length of a name: the maximum of a DNS name. */
const nameMax = 253
/** Maximum length of a label in the encoding of DNS. */
const labelMax = 255

/**
 * Returns a name of plain characters in its normal form (ENSIP-15): in lower case; `undefined` if it is malformed.
 *
 * Other characters need the tables of Unicode, which the kit does not contain.
 *
 * @see https://docs.ens.domains/ensip/15
 */
export function toPlainName(text: string): string | undefined {
  const name = text.toLowerCase()
  const isValid = name.length <= nameMax && name.split('.').every(isLabel)
  return isPlainName(text) && isValid ? name : undefined
}

/** An underscore is only allowed at the start. With hyphens as third and fourth character, it is an encoded label. */
const isLabel = (label: string): boolean => /^_*[a-z\d$-]+$/.test(label) && !/^..--/.test(label)

/** Whether a name that a library has normalized can be looked up: it has no empty label, and none is too long. */
export function isNormalName(name: string): boolean {
  const encoder = new TextEncoder()
  const isLabelValid = (label: string) => label !== '' && encoder.encode(label).length <= labelMax
  return name.length <= nameMax && name.split('.').every(isLabelValid)
}

/**
 * Returns the coin type of a chain (SLIP-44, ENSIP-11); `undefined` if it has none. All test networks of Bitcoin share one.
 *
 * @see https://github.com/satoshilabs/slips/blob/master/slip-0044.md
 */
export function getCoinType(chainId: CaipNetworkId): number | undefined {
  const [namespace, reference] = chainId.split(':')
  if (namespace === 'solana') return 501
  if (namespace === 'bip122') return chainId === bitcoinMainnet ? 0 : 1
  const id = Number(reference)
  if (namespace !== 'eip155' || id >= 2 ** 31) return undefined
  return id === 1 ? 60 : 2 ** 31 + id
}

const bitcoinMainnet: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
