'use client'
import type { OnRampModel, PurchasesModel } from '@latchkit/core'
import { refreshOnRamp, startPurchase, updateOnRamp, watchOnRamp } from '@latchkit/core/actions'
import { toOnRampModel, toPurchasesModel } from '@latchkit/core/views/onramp'
import { useEffect, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
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
  const isConnected = useLatchkitState(
    ({ connection, network }) => connection[network.activeNamespace]?.status === 'connected',
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is of the account that is connected now.
  useEffect(() => watchOnRamp(kit), [kit, isConnected])
  const actions = useMemo(
    () => ({
      update: (parameters: updateOnRamp.Parameters) => updateOnRamp(kit, parameters),
      refresh: () => refreshOnRamp(kit),
      buy: (parameters: startPurchase.Parameters) => startPurchase(kit, parameters),
    }),
    [kit],
  )
  return {
    form: useLatchkitState(toOnRampModel),
    purchases: useLatchkitState(toPurchasesModel),
    ...actions,
  }
}

export declare namespace useLatchkitOnramp {
  type ReturnType = {
    readonly form: OnRampModel
    readonly purchases: PurchasesModel
    /** See the action `updateOnRamp`. */
    readonly update: (parameters: updateOnRamp.Parameters) => void
    /** Reads the quotes now: see the action `refreshOnRamp`. */
    readonly refresh: () => void
    /** Opens the page of the provider: call it in a click. See the action `startPurchase`. */
    readonly buy: (parameters: startPurchase.Parameters) => Promise<startPurchase.ReturnType>
  }
}
