import { onrampBinding } from '@latchkit/core/bindings'
import { toOnRampModel, toPurchasesModel } from '@latchkit/core/views/onramp'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the purchase that the user prepares, with the offers of all providers, the purchases of this browser, and the actions that change
 * and start one. Quotes are read until its scope is disposed. The modal is not needed, and shows the same purchase.
 * @example
 * ```ts
 * import { useLatchkitOnramp } from '@latchkit/vue'
 *
 * const { form, update, buy } = useLatchkitOnramp()
 * update({ symbol: 'ETH', amount: '100' })
 * const offer = form.value.status === 'ready' ? form.value.offers[0] : undefined
 * if (offer) await buy({ provider: offer.provider.id })
 * ```
 */
export function useLatchkitOnramp(): useLatchkitOnramp.ReturnType {
  const none = withoutParameters()
  // The form is of the account that is connected now.
  useWatch((kit) => onrampBinding.watch(kit, none.value), useModel(onrampBinding.isConnected))
  return {
    form: useModel(toOnRampModel),
    purchases: useModel(toPurchasesModel),
    ...useActions(onrampBinding.createActions, none),
  }
}

export declare namespace useLatchkitOnramp {
  type ReturnType = Refs<onrampBinding.State> & onrampBinding.Actions
}
