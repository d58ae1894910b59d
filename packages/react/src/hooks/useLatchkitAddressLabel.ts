'use client'
import type { ChainNamespace, KitState } from '@latchkit/core'
import { getAddressLabel, loadAddressLabels, setAddressLabel } from '@latchkit/core/actions'
import { useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  const { address, namespace } = parameters
  useEffect(() => {
    // Without the code of the labels there is none to show; `setLabel` loads it again.
    loadAddressLabels(kit).catch(() => {})
  }, [kit])
  const select = useCallback(
    (state: KitState) => getAddressLabel({ getState: () => state }, { address, namespace }),
    [address, namespace],
  )
  const label = useLatchkitState(select)
  const setLabel = useCallback(
    (text: string) => setAddressLabel(kit, { address, namespace, label: text }),
    [kit, address, namespace],
  )
  return { label, setLabel }
}

export declare namespace useLatchkitAddressLabel {
  type Parameters = {
    readonly address: string
    readonly namespace?: ChainNamespace | undefined
  }
  type ReturnType = {
    /** At most 40 characters; `undefined` if there is none, and until the stored ones are read. */
    readonly label: string | undefined
    /** Stores a label; an empty one removes it. Rejects if the code cannot be loaded. */
    readonly setLabel: (label: string) => Promise<void>
  }
}
