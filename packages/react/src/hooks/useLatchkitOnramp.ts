'use client'
import { onrampBinding } from '@latchkit/core/bindings'
import { toOnRampModel, toPurchasesModel } from '@latchkit/core/views/onramp'
import { useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the purchase that the user prepares, with the offers of all providers, the purchases of this browser, and the actions that
 * change and start one. Quotes are read while the component is mounted. The modal is not needed, and shows the same purchase.
 *
 * @example
 * ```tsx
 * import { useLatchkitOnramp } from '@latchkit/react'
 *
 * export function BuyEther() {
 *   const { form, update, buy } = useLatchkitOnramp()
 *   if (form.status !== 'ready') return null
 *   return (
 *     <>
 *       <button type="button" onClick={() => update({ symbol: 'ETH', amount: '100' })}>Get quotes</button>
 *       {form.offers.map(({ provider, amount, fee }) => (
 *         <button key={provider.id} type="button" onClick={() => buy({ provider: provider.id }).catch(console.warn)}>
 *           {provider.name}: {amount} ETH, fees {fee}
 *         </button>
 *       ))}
 *     </>
 *   )
 * }
 * ```
 */
export function useLatchkitOnramp(): useLatchkitOnramp.ReturnType {
  const { kit } = useLatchkitContext()
  const isConnected = useLatchkitState(onrampBinding.isConnected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is of the account that is connected now.
  useEffect(() => onrampBinding.watch(kit, none), [kit, isConnected])
  return {
    form: useLatchkitState(toOnRampModel),
    purchases: useLatchkitState(toPurchasesModel),
    ...useActions(onrampBinding.createActions, none),
  }
}

export declare namespace useLatchkitOnramp {
  type ReturnType = onrampBinding.State & onrampBinding.Actions
}
