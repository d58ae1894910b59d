import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { isPayErrorCode } from '../../../foundation/errors/pay.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { safeImageUrl } from '../../../foundation/schema/url.js'
import { toValue } from '../send/rules.js'
import type { Payment } from './types.js'
import type { PayFailure, PaySummary } from './view.js'

type State = Partial<Pick<KitState, 'portfolio'>>

/** Returns what every view of a payment shows. */
export function toSummary(payment: Payment, config: Config, state: State): PaySummary {
  const { asset, amount, recipient } = payment
  const { chainId, symbol, name, decimals } = asset
  const network = config.networkOf(chainId)
  const value = toAssetValue(amount, asset, state)
  return {
    merchant: toMerchant(config),
    asset: { symbol, name, decimals },
    amount,
    ...(value !== undefined && { value }),
    recipient,
    network: { id: chainId, name: network?.name ?? chainId, image: config.chainImages[chainId] },
  }
}

function toMerchant({ metadata: { name, url, icons } }: Config): PaySummary['merchant'] {
  const icon = safeImageUrl(icons[0])
  const host = getHost(url)
  return { name, ...(host && { host }), ...(icon && { icon }) }
}

function getHost(url: string): string | undefined {
  try {
    return new URL(url).host
  } catch {
    // An app can give any text.
    return undefined
  }
}

/**
 * Returns what an amount is worth in units of 10^-18 US dollars; `undefined` without a price, which comes from the token of the connected
 * account. Without an address, the asset is the native currency.
 */
export function toAssetValue(
  amount: bigint,
  asset: Pick<Payment['asset'], 'namespace' | 'chainId' | 'address'>,
  { portfolio }: State,
): bigint | undefined {
  const tokens = portfolio?.[asset.namespace]
  const list = tokens && 'list' in tokens ? tokens.list : undefined
  const token = list?.tokens.find(
    ({ chainId, address }) =>
      chainId === asset.chainId && address?.toLowerCase() === asset.address?.toLowerCase(),
  )
  return token && toValue(amount, token)
}

/** Returns the part of an error that a view shows. */
export function toPayFailure(error: LatchkitError): PayFailure {
  return isPayErrorCode(error.code)
    ? { kind: 'pay', code: error.code }
    : { kind: 'other', failure: toFailure(error) }
}
