'use client'
import { addressLabelBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the label that the user gave to an address on this device, and a function that changes it.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```tsx
 * import { useLatchkitAddressLabel } from '@latchkit/react'
 *
 * export function Recipient({ address }: { address: string }) {
 *   const { label, setLabel } = useLatchkitAddressLabel({ address })
 *   return <button type="button" onClick={() => setLabel('Savings')}>{label ?? address}</button>
 * }
 * ```
 */
export function useLatchkitAddressLabel(
  parameters: useLatchkitAddressLabel.Parameters,
): useLatchkitAddressLabel.ReturnType {
  const { address, namespace } = parameters
  const stable = useMemo(() => ({ address, namespace }), [address, namespace])
  useWatch(addressLabelBinding.watch, none)
  return {
    ...useModel(addressLabelBinding.toState, stable),
    ...useActions(addressLabelBinding.createActions, stable),
  }
}

export declare namespace useLatchkitAddressLabel {
  type Parameters = addressLabelBinding.Parameters
  type ReturnType = addressLabelBinding.State & addressLabelBinding.Actions
}
