import type { Hex } from '../../foundation/encoding/hex.js'
import { isEvmAddress } from './evmAddress.js'

/**
 * A payment as a link of ERC-681. Amounts in base units.
 *
 * @see https://eips.ethereum.org/EIPS/eip-681
 */
export type EvmPaymentLink = {
  readonly chainId: number
  readonly to: Hex
  readonly amount: bigint
  /** The contract of an ERC-20 token; absent for the native token. */
  readonly token?: Hex | undefined
}

const maxUint256 = 2n ** 256n - 1n
const maxLength = 500

/** Returns the link of a payment: `ethereum:0x…@1?value=…`, or `ethereum:<token>@1/transfer?address=0x…&uint256=…` (ERC-681). */
export function toEvmPaymentLink({ chainId, to, amount, token }: EvmPaymentLink): string {
  return token === undefined
    ? `ethereum:${to}@${chainId}?value=${amount}`
    : `ethereum:${token}@${chainId}/transfer?address=${to}&uint256=${amount}`
}

/**
 * Parses a link of ERC-681, as untrusted input. Without a chain it is one of Ethereum. A number can have an exponent, such as
 * `2.014e18`.
 *
 * @returns `undefined` for anything but a payment with an amount: other functions, names, and repeated or unknown parameters, which could
 * change what is paid.
 */
export function parseEvmPaymentLink(text: string): EvmPaymentLink | undefined {
  if (text.length > maxLength) return undefined
  const match = /^ethereum:(?:pay-)?(0x[\da-fA-F]{40})(?:@([1-9]\d{0,15}))?(\/transfer)?\?([^#]+)$/.exec(text)
  const [, target, chain = '1', transfer, query] = match ?? []
  const chainId = Number(chain)
  if (!isEvmAddress(target) || !Number.isSafeInteger(chainId) || query === undefined) return undefined
  const entries = query.split('&').map((part) => part.split('='))
  const fields = new Map(entries.map(([key = '', value = '']) => [key, value]))
  if (fields.size !== entries.length || entries.some((parts) => parts.length !== 2)) return undefined
  const allowed = transfer ? ['address', 'uint256'] : ['value']
  if ([...fields.keys()].some((key) => !allowed.includes(key))) return undefined
  const amount = parseNumber(fields.get(transfer ? 'uint256' : 'value') ?? '')
  if (amount === undefined) return undefined
  if (!transfer) return { chainId, to: target, amount }
  const to = fields.get('address')
  return isEvmAddress(to) ? { chainId, to, amount, token: target } : undefined
}

/** Parses a number of ERC-681 that is whole, and from 1 to 2^256-1. */
function parseNumber(text: string): bigint | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(\d{1,78})(?:\.(\d{1,78}))?(?:[eE](\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') return undefined
  const places = Number(exponent)
  if (/[1-9]/.test(fraction.slice(places))) return undefined
  const value = BigInt(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`)
  return value > 0n && value <= maxUint256 ? value : undefined
}
