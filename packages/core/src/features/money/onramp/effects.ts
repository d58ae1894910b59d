import type { Config } from '../../../config/config.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { field } from '../../../foundation/encoding/field.js'
import type { OnRampOptions } from '../../../ports/OnRamp.js'
import { OnRampUnavailableError } from './OnRampUnavailableError.js'
import { readPurchases, writePurchase } from './storedPurchases.js'
import type { OnRampEffect, OnRampEvent } from './types.js'

/** Ask the server, and read and write the storage. */
export const effects: Effects<
  OnRampEffect,
  OnRampEvent,
  Pick<KitContext, 'dataApi' | 'storage' | 'clock' | 'config' | 'getState'>
> = {
  async readOptions({ country }, { dataApi, config, getState, signal }) {
    const isAbsent = () => getState().capabilities?.capabilities?.onramp?.status === 'absent'
    try {
      const onramp = await dataApi?.onramp?.()
      // A kit without a server has no providers either.
      const options = onramp ? await onramp.getOptions({ country, signal }) : noOptions
      return { type: 'optionsLoaded', options: toShown(options, config), isFallback: false }
    } catch (error) {
      if (hasNoAnswer(error) && !isAbsent()) {
        // Quotes of the built-in options are estimates. Loaded here, because a server that answers needs none.
        const { fallbackOptions } = await import('./fallback.js')
        return { type: 'optionsLoaded', options: toShown(fallbackOptions, config), isFallback: true }
      }
    }
    return { type: 'optionsLoaded', options: noOptions, isFallback: !isAbsent() }
  },
  async readQuotes({ query }, { dataApi, clock, signal }) {
    try {
      const onramp = await dataApi?.onramp?.()
      const list = await onramp?.getQuotes({ ...query, signal })
      if (list && list.length > 0) return { type: 'quotesLoaded', query, list, at: clock.now() }
    } catch {
      // The form shows that there is no quote.
    }
    return { type: 'quotesFailed', query }
  },
  async startPurchase({ request }, { dataApi, clock, signal }) {
    const { id, query, chainId, provider, quoteId, quotedAmount } = request
    const onramp = await dataApi?.onramp?.()
    if (!onramp) throw new OnRampUnavailableError({ provider: provider.id })
    const { url, purchaseId } = await onramp.startPurchase({
      ...query,
      provider: provider.id,
      quoteId,
      quotedAmount,
      signal,
    })
    const { symbol, payment, amount: paid, address } = query
    const purchase = {
      ...{ id: purchaseId ?? id, isFollowed: purchaseId !== undefined, provider, chainId, address },
      ...{ symbol, payment, paid, status: 'created' as const, startedAt: clock.now() },
    }
    return { type: 'started', id, purchase, url }
  },
  readPurchases(_, { storage, clock }) {
    return { type: 'loaded', purchases: storage ? readPurchases(storage) : [], at: clock.now() }
  },
  storePurchase({ purchase }, { storage }) {
    if (storage) writePurchase(storage, purchase)
    return undefined
  },
  async lookAtPurchase({ id }, { dataApi, clock, signal }) {
    try {
      const onramp = await dataApi?.onramp?.()
      const report = await onramp?.getPurchase({ purchaseId: id, signal })
      return { type: 'looked', id, report, at: clock.now() }
    } catch {
      // It is asked for again: an error says nothing about the purchase.
      return { type: 'looked', id, at: clock.now() }
    }
  },
}

const noOptions: OnRampOptions = { providers: [], payments: [], currencies: [] }

/** Returns whether a server did not answer: one that answers with an error may have no providers. */
function hasNoAnswer(error: unknown): boolean {
  return field(error, 'code') === 'service-unreachable' && field(error, 'status') === undefined
}

/** Leaves out the networks that the app does not have: their tokens would not be seen in it. */
function toShown(
  { currencies, ...options }: OnRampOptions,
  { networkOf }: Pick<Config, 'networkOf'>,
): OnRampOptions {
  const shown = currencies.map((currency) => ({
    ...currency,
    networks: currency.networks.filter(({ chainId }) => networkOf(chainId)),
  }))
  return { ...options, currencies: shown.filter(({ networks }) => networks.length > 0) }
}
