'use client'
import { pairingBinding } from '@latchkit/core/bindings'
import { useMemo, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Pairs with a remote wallet, for apps that render the QR code themselves: `uri` is the content of the code. The URI is renewed
 * before it expires, until a wallet responds. The hook returns the pairing that its own `pair` created, not one of the modal.
 *
 * @example
 * ```tsx
 * import { useLatchkitPairing } from '@latchkit/react'
 *
 * export function PairingCode() {
 *   const { status, uri, pair } = useLatchkitPairing()
 *   const onClick = () => pair().catch((error) => console.log(error.shortMessage))
 *   if (status === 'unavailable') return null
 *   return uri ? <code>{uri}</code> : <button type="button" onClick={onClick}>Show the URI</button>
 * }
 * ```
 */
export function useLatchkitPairing(): useLatchkitPairing.ReturnType {
  const { kit } = useLatchkitContext()
  const pairing = useLatchkitState(pairingBinding.toState)
  const [request, setRequest] = useState<pairingBinding.Request>('none')
  const current = pairingBinding.nextRequest(request, pairing)
  if (current !== request) setRequest(current)
  const actions = useMemo(() => pairingBinding.createActions(kit, setRequest), [kit])
  return { ...pairingBinding.toShown(current, pairing), ...actions }
}

export declare namespace useLatchkitPairing {
  type ReturnType = pairingBinding.State & pairingBinding.Actions
}
