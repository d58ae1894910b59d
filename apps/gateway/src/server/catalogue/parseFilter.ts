import { HttpError } from '../http/HttpError.js'
import type { WalletFilter } from './findWallets.js'

/** A page of a filtered list. */
export type WalletQuery = WalletFilter & { readonly page: number; readonly entries: number }

/** Wallets per page. The default is the page size that Latchkit requests (see apps/docs/src/content/docs/concepts/behavior/limits.md, "Limits and times"). */
const entries = { default: 40, max: 100 } as const

/** @throws HttpError 400 that names the invalid parameter. */
export function parseFilter(query: URLSearchParams): WalletQuery {
  return {
    page: number(query, 'page', 1, Number.MAX_SAFE_INTEGER),
    entries: number(query, 'entries', entries.default, entries.max),
    search: query.get('search') ?? undefined,
    chains: list(query, 'chains'),
    include: list(query, 'include'),
    exclude: list(query, 'exclude'),
    names: list(query, 'names'),
    rdns: list(query, 'rdns'),
    badge: badge(query.get('badge_type') ?? query.get('badge')),
    payOnly: query.get('include_pay_only') === 'true',
  }
}

function number(query: URLSearchParams, name: string, defaultValue: number, max: number): number {
  const text = query.get(name)
  if (text === null) return defaultValue
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new HttpError(400, name, `"${name}" must be a whole number from 1 to ${max}, got "${text}"`)
  return value
}

/** Parses a comma-separated list. An empty list is treated as absent. */
function list(query: URLSearchParams, name: string): readonly string[] | undefined {
  const items = (query.get(name) ?? '').split(',').filter(Boolean)
  return items.length > 0 ? items : undefined
}

function badge(text: string | null): 'certified' | 'none' | undefined {
  if (!text) return undefined
  if (text !== 'certified' && text !== 'none')
    throw new HttpError(400, 'badge_type', `"badge_type" must be "certified" or "none", got "${text}"`)
  return text
}
