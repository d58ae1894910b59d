'use client'
import type { KitState, LatchkitError } from '@latchkit/core'
import { cancelPairing, pair } from '@latchkit/core/actions'
import { useCallback, useState } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Pairs with a wallet on another device, for apps that render the QR code themselves: `uri` is the content of the code. It is
 * renewed before it expires, until a wallet responds. Returns the pairing that this hook's `pair` requested; a code that only the
 * modal shows is not returned.
 *
 * @example
 * ```tsx
 * import { useLatchkitPairing } from '@latchkit/react'
 *
 * export function OwnCode() {
 *   const { status, uri, pair } = useLatchkitPairing()
 *   const onClick = () => pair().catch((error) => console.log(error.shortMessage))
 *   if (status === 'unavailable') return null
 *   return uri ? <code>{uri}</code> : <button type="button" onClick={onClick}>Show the code</button>
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
      return await pair(kit)
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
     * `unavailable`: the kit has no relay. `waiting`: there is a code that a wallet can read. `declined`, `failed`: how the
     * last one ended. `expired`: the last session has expired, and `pair` makes a new one.
     */
    readonly status: 'unavailable' | 'idle' | 'preparing' | 'waiting' | 'declined' | 'failed' | 'expired'
    /** `wc:…`; the one before it until the new one is there. */
    readonly uri?: string | undefined
    /** When `uri` expires, in ms since the epoch. */
    readonly expiresAt?: number | undefined
    /** Why it failed, or that the session has expired. */
    readonly error?: LatchkitError | undefined
    /** Makes a code, or shows the one that lives, and resolves as soon as it is there. Rejects as the action `pair` does. */
    readonly pair: () => Promise<pair.ReturnType>
    /** Takes the code back. */
    readonly cancel: () => Promise<cancelPairing.ReturnType>
  }
}

/** What became of the last `pair()` of one hook. `ended`: the outcome is shown until another pairing starts. */
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
