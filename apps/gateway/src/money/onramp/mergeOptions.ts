import type { OnRampOptionsResponse } from '@latchkit/blockchain-api/contract'
import { parsePrice } from '../../data/sources/parsePrice.js'
import type { SourceAsset } from './sources/OnRampSource.js'

type PaymentCurrency = OnRampOptionsResponse['paymentCurrencies'][number]
type PurchaseCurrency = OnRampOptionsResponse['purchaseCurrencies'][number]
type Network = PurchaseCurrency['networks'][number]

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Returns the CAIP-2 id of a network of a provider; `undefined` if it is neither of `eip155` nor of `solana`. */
export function toCaipNetworkId({ caip_network_id: given, chain_id, name }: Network): string | undefined {
  if (given !== undefined) return /^(eip155|solana):/.test(given) ? given : undefined
  if (/^[1-9]\d{0,18}$/.test(chain_id)) return `eip155:${chain_id}`
  return /^solana(-mainnet)?$/i.test(name) ? solana : undefined
}

/** Joins the options of all providers. A network is listed once by its chain, with the name that its first provider gives it. */
export function mergeOptions(all: readonly OnRampOptionsResponse[]): OnRampOptionsResponse {
  const payments = new Map<string, PaymentCurrency>()
  const purchases = new Map<string, PurchaseCurrency>()
  for (const { paymentCurrencies, purchaseCurrencies } of all) {
    for (const one of paymentCurrencies) payments.set(one.id, mergePayments(payments.get(one.id), one))
    for (const one of purchaseCurrencies) {
      const merged = mergePurchases(purchases.get(one.symbol), one)
      if (merged.networks.length > 0) purchases.set(one.symbol, merged)
    }
  }
  return { paymentCurrencies: [...payments.values()], purchaseCurrencies: [...purchases.values()] }
}

function mergePayments(before: PaymentCurrency | undefined, one: PaymentCurrency): PaymentCurrency {
  const limits = new Map(before?.payment_method_limits.map((limit) => [limit.id, limit]))
  for (const limit of one.payment_method_limits) {
    const known = limits.get(limit.id)
    limits.set(limit.id, {
      id: limit.id,
      min: known && isLess(known.min, limit.min) ? known.min : limit.min,
      max: known && isLess(limit.max, known.max) ? known.max : limit.max,
    })
  }
  return { id: one.id, payment_method_limits: [...limits.values()] }
}

function mergePurchases(before: PurchaseCurrency | undefined, one: PurchaseCurrency): PurchaseCurrency {
  const networks = new Map(before?.networks.map((network) => [network.caip_network_id, network]))
  for (const network of one.networks) {
    const id = toCaipNetworkId(network)
    if (id !== undefined && !networks.has(id)) networks.set(id, { ...network, caip_network_id: id })
  }
  return { ...(before ?? one), networks: [...networks.values()] }
}

const isLess = (a: string, b: string): boolean => (parsePrice(a) ?? 0n) < (parsePrice(b) ?? 0n)

/**
 * Finds a currency on a network among the options of a provider.
 *
 * @param currency Its symbol or id.
 * @param chainId CAIP-2 id of the network. Default: the first network.
 */
export function findAsset(
  { purchaseCurrencies }: OnRampOptionsResponse,
  currency: string,
  chainId: string | undefined,
): SourceAsset | undefined {
  const found = purchaseCurrencies.find(
    ({ id, symbol }) => symbol.toLowerCase() === currency.toLowerCase() || id === currency,
  )
  for (const network of found?.networks ?? []) {
    const id = toCaipNetworkId(network)
    if (found && id !== undefined && (chainId === undefined || id === chainId))
      return { symbol: found.symbol, network: network.name, chainId: id }
  }
  return undefined
}
