import type { ListedToken } from '../../../foundation/schema/network.js'
import { safeImageUrl } from '../../../foundation/schema/url.js'

const addresses: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Returns a token that an app lists on a network of a namespace; `undefined` if it is invalid. An unsafe image is left out. Development
 * builds reject an invalid one when the kit is created: see `reviewNetwork`.
 */
export function toListedToken(value: unknown, namespace: unknown): ListedToken | undefined {
  const { address, name, symbol, decimals, icon } = Object(value) as Readonly<Record<string, unknown>>
  const isValid =
    typeof address === 'string' &&
    typeof name === 'string' &&
    typeof symbol === 'string' &&
    typeof decimals === 'number' &&
    Number.isInteger(decimals) &&
    decimals > 0 &&
    decimals < 256 &&
    addresses[String(namespace)]?.test(address)
  if (!isValid) return undefined
  const image = typeof icon === 'string' ? safeImageUrl(icon) : undefined
  return { address, name, symbol, decimals, ...(image !== undefined && { icon: image }) }
}
