import { openPopup } from '../../../browser/openPopup.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { OnRampUnavailableError } from './OnRampUnavailableError.js'
import { isSameQuery, select, toQuery } from './rules.js'

/**
 * Starts the purchase that the user prepared with a provider, and opens the page where the user pays in a pop-up window. Call it in
 * the event handler of a click: browsers block windows that open later. The purchase is followed from then on: see `watchPurchases`.
 *
 * @param parameters `isPageOpened`: whether to open the page; default true. Without it, the app shows `url` itself.
 * @returns The id of the purchase, and the URL of its page. `isPageOpen` is false if the browser has blocked the window.
 * @throws see `startPurchase.ErrorType`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { startPurchase } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { purchaseId } = await startPurchase(kit, { provider: 'cards' })
 * ```
 */
export async function startPurchase(
  kit: Latchkit,
  parameters: startPurchase.Parameters,
): Promise<startPurchase.ReturnType> {
  checkParameters(kit, parameters, 'startPurchase(kit, { provider })')
  const { internal } = kit
  const { isPageOpened = true } = parameters
  const request = toRequest(kit, parameters.provider)
  if (!request) throw new OnRampUnavailableError({ provider: parameters.provider })
  // Before the first `await`, so that the browser allows it.
  const popup = isPageOpened ? openPopup() : undefined
  try {
    const { id } = request
    const { purchase, url } = await internal.request<{
      readonly purchase: { readonly id: string }
      readonly url: string
    }>({ feature: 'onramp', event: { type: 'start', request } }, (fact) => {
      if (fact.feature !== 'onramp' || fact.type === 'settled' || fact.id !== id) return undefined
      return fact.type === 'started' ? { value: fact } : { error: fact.error }
    })
    const isPageOpen = popup?.show(url) ?? false
    if (isPageOpened && !isPageOpen)
      internal.send({ feature: 'onramp', event: { type: 'blocked', id: purchase.id } })
    return { purchaseId: purchase.id, url, isPageOpen }
  } catch (error) {
    popup?.close()
    throw error
  }
}

export declare namespace startPurchase {
  type Parameters = {
    /** Id of the provider. */
    readonly provider: string
    readonly isPageOpened?: boolean | undefined
  }
  type ReturnType = { readonly purchaseId: string; readonly url: string; readonly isPageOpen: boolean }
  /** `LatchkitError`: an error of the server. `OnRampUnavailableError` if nothing is prepared, or the provider is unknown. */
  type ErrorType = OnRampUnavailableError | LatchkitError
}

function toRequest({ getState, internal }: Latchkit, id: string) {
  const { onramp } = getState()
  if (!onramp?.form || onramp.options.status !== 'ready') return undefined
  const { value } = onramp.options
  const query = toQuery(onramp)
  const selection = select(onramp.form, value)
  const provider = value.providers.find((one) => one.id === id)
  if (!query || !selection || !provider) return undefined
  const { quotes } = onramp
  const list = 'list' in quotes && isSameQuery(quotes.query, query) ? quotes.list : undefined
  const quote = list?.find((one) => one.provider === id)
  const { name, icon } = provider
  return {
    id: internal.newId(),
    query,
    chainId: selection.network.chainId,
    provider: { id, name, ...(icon !== undefined && { icon }) },
    ...(quote?.quoteId !== undefined && { quoteId: quote.quoteId }),
    ...(quote && { quotedAmount: quote.amount }),
  }
}
