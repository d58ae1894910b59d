import { InvalidChainIdError } from '../../../foundation/errors/names.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'

/** Minimum and maximum length of labels that can be registered. */
const [minLength, maxLength] = [4, 64]

/** Fault of a label: it has fewer than 4 characters, more than 64, or others than letters, digits and hyphens. */
export type LabelError = 'too-short' | 'too-long' | 'characters'

/** Returns what is wrong with a label that the user types; `undefined` if the server can be asked. */
export function checkLabel(label: string): LabelError | undefined {
  // Also the form of encoded names of other scripts, which has hyphens as third and fourth character.
  if (!/^[a-z\d-]*$/i.test(label) || /^-|^..--/.test(label)) return 'characters'
  if (label.length < minLength) return 'too-short'
  if (label.endsWith('-')) return 'characters'
  return label.length > maxLength ? 'too-long' : undefined
}

/**
 * Returns the coin type of an EVM chain (ENSIP-11): 60 for Ethereum.
 *
 * @throws `InvalidChainIdError` if its number is 2^31 or more.
 * @see https://docs.ens.domains/ensip/11
 */
export function toCoinType(chainId: CaipNetworkId): number {
  const id = Number(/^eip155:([1-9]\d{0,9})$/.exec(chainId)?.[1] ?? Number.NaN)
  if (id === 1) return 60
  if (id < 2 ** 31) return 2 ** 31 + id
  throw new InvalidChainIdError({ chainId })
}
