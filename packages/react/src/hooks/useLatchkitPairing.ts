'use client'
import type { KitState, LatchkitError } from '@latchkit/core'
import { cancelPairing, createPairing } from '@latchkit/core/actions'
import { useCallback, useState } from 'react'
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
  const pairing = useLatchkitState(toPairingState)
  const [request, setRequest] = useState<Request>('none')
  const current = nextRequest(request, pairing.status === 'preparing' || pairing.status === 'waiting')
  if (current !== request) setRequest(current)
  const startPairing = useCallback(async () => {
    setRequest('started')
    try {
      return await createPairing(kit)
    } catch (error) {
      setRequest('ended')
      throw error
    }
  }, [kit])
  const cancel = useCallback(() => {
    setRequest('none')
    return cancelPairing(kit)
  }, [kit])
  const isShown = current !== 'none' || pairing.status === 'unavailable' || pairing.status === 'expired'
  return { ...(isShown ? pairing : { status: 'idle' as const }), pair: startPairing, cancel }
}

export declare namespace useLatchkitPairing {
  type ReturnType = {
    /**
     * `unavailable`: the kit has no relay. `waiting`: there is a URI that a wallet can scan. `declined`, `failed`: the outcome
     * of the last pairing. `expired`: the last session has expired; `pair` creates a new one.
     */
    readonly status: 'unavailable' | 'idle' | 'preparing' | 'waiting' | 'declined' | 'failed' | 'expired'
    /** A `wc:` URI. The previous URI stays until it is renewed. */
    readonly uri?: string | undefined
    /** The time at which `uri` expires, in ms since the epoch. */
    readonly expiresAt?: number | undefined
    /** The cause of `failed` or `expired`. */
    readonly error?: LatchkitError | undefined
    /** Creates a pairing, or reuses a valid one, and resolves with its URI. Rejects like the action `createPairing`. */
    readonly pair: () => Promise<createPairing.ReturnType>
    /** Cancels the pairing. */
    readonly cancel: () => Promise<cancelPairing.ReturnType>
  }
}

/** The status of the last `pair()` of one hook. `ended`: the outcome is returned until another pairing starts. */
type Request = 'none' | 'started' | 'pending' | 'ended'

function nextRequest(request: Request, isActive: boolean): Request {
  if (isActive) return request === 'started' ? 'pending' : request === 'ended' ? 'none' : request
  return request === 'pending' ? 'ended' : request
}

function toPairingState({ pairing }: KitState): Omit<useLatchkitPairing.ReturnType, 'pair' | 'cancel'> {
  if (!pairing) return { status: 'unavailable' }
  if (pairing.status === 'idle') return pairing.outcome ?? { status: 'idle' }
  const { uri, expiresAt } = pairing.pairing ?? {}
  return uri === undefined ? { status: 'preparing' } : { status: 'waiting', uri, expiresAt }
}
