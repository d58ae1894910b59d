import { addressLabelBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the label that the user gave to an address on this device, and a function that changes it.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```ts
 * import { useLatchkitAddressLabel } from '@latchkit/vue'
 *
 * const { label, setLabel } = useLatchkitAddressLabel({ address: () => '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * if (label.value === undefined) await setLabel('Savings')
 * ```
 */
export function useLatchkitAddressLabel(
  parameters: Input<addressLabelBinding.Parameters>,
): useLatchkitAddressLabel.ReturnType {
  const current = useParameters(parameters)
  useWatch(addressLabelBinding.watch, current)
  return {
    ...useState(addressLabelBinding.toState, current, { label: true }),
    ...useActions(addressLabelBinding.createActions, current),
  }
}

export declare namespace useLatchkitAddressLabel {
  type ReturnType = Refs<addressLabelBinding.State> & addressLabelBinding.Actions
}
