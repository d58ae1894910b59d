import type { GrantedPermission, PermissionRequest } from '@latchkit/core'
import { describePermission, parsePermission, toPermissionJson } from '@latchkit/permissions'
import { isAddress, parseUnits } from 'viem'
import { testDollar } from '../parts/testDollar.js'

/** Tokens that users can be charged in. */
export const assets = {
  TUSD: { token: testDollar, symbol: 'TUSD', decimals: 6 },
  ETH: { token: undefined, symbol: 'ETH', decimals: 18 },
} as const

/** The fields of the form. */
export type PermissionForm = {
  readonly asset: keyof typeof assets
  /** Decimal text. */
  readonly amount: string
  /** In seconds. */
  readonly period: number
  /** The only recipient; any account if it is empty. */
  readonly recipient: string
}

/**
 * Returns the request of ERC-7715, whose first period begins now.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function toRequest(
  { asset, amount, period, recipient }: PermissionForm,
  now: number,
): PermissionRequest {
  const { token, decimals } = assets[asset]
  const limit = { amount: parseUnits(amount, decimals), period, start: Math.floor(now / 1_000) }
  if (recipient !== '' && !isAddress(recipient)) throw new Error('The payee must be an address.')
  const to = recipient === '' ? undefined : recipient
  return toPermissionJson(
    token
      ? { type: 'erc20-token-periodic', token, ...limit, recipient: to }
      : { type: 'native-token-periodic', ...limit, recipients: to && [to] },
  )
}

/** Returns the asset of a permission of this card. */
export const toAsset = ({ permission: { data } }: GrantedPermission) =>
  'tokenAddress' in data ? assets.TUSD : assets.ETH

/** Returns a permission in words. */
export function toSentences(granted: GrantedPermission): readonly string[] {
  const { permission: json, expiry, sessionKey, grantedAt } = granted
  const permission = parsePermission(json, { now: Math.floor(grantedAt / 1_000) })
  return describePermission({ permission, expiry, sessionKey }, { token: toAsset(granted) })
}
