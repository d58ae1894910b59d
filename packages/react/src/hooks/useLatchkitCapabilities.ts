'use client'
import { capabilitiesBinding } from '@latchkit/core/bindings'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns what the wallet connected on `eip155` can do on each chain (EIP-5792), such as execute several calls together. It is read
 * when the wallet or its account changes, without a prompt; `refresh` reads it again. A wallet that tells nothing has none.
 *
 * @param parameters `chainIds`: only these chains (CAIP-2). Default: those that the wallet tells.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```tsx
 * import { useLatchkitCapabilities } from '@latchkit/react'
 *
 * export function BatchHint() {
 *   const { status, capabilities } = useLatchkitCapabilities()
 *   if (status !== 'ready') return null
 *   const atomic = capabilities['eip155:1']?.atomic?.status
 *   return <p>{atomic === 'supported' || atomic === 'ready' ? 'One confirmation' : 'Two confirmations'}</p>
 * }
 * ```
 */
export function useLatchkitCapabilities(
  parameters: useLatchkitCapabilities.Parameters = {},
): useLatchkitCapabilities.ReturnType {
  const { kit } = useLatchkitContext()
  // The caller may create the list in each render.
  const chains = parameters.chainIds?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the list.
  const stable = useMemo(() => ({ chainIds: parameters.chainIds }), [chains])
  const subject = useLatchkitState(capabilitiesBinding.toSubject)
  const [known, setKnown] = useState<capabilitiesBinding.Known>()

  useEffect(() => {
    if (subject === undefined) return undefined
    let isCurrent = true
    capabilitiesBinding.read(kit).then(
      (next) => {
        if (isCurrent) setKnown(next)
      },
      // Disconnected meanwhile, or destroyed: the state of the kit says so.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [subject, kit])

  const refresh = useCallback(async () => {
    const next = await capabilitiesBinding.read(kit)
    const isCurrent = next.subject === capabilitiesBinding.toSubject(kit.getState())
    setKnown((last) => (isCurrent ? next : last))
    return capabilitiesBinding.toState(next.subject, next, stable).capabilities
  }, [kit, stable])

  return { ...capabilitiesBinding.toState(subject, known, stable), refresh }
}

export declare namespace useLatchkitCapabilities {
  type Parameters = capabilitiesBinding.Parameters
  type ReturnType = capabilitiesBinding.State & capabilitiesBinding.Actions
}
