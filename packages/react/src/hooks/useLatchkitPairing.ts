'use client'
import type { KitState, LatchkitError } from '@latchkit/core'
import { cancelPairing, pair } from '@latchkit/core/actions'
import { useCallback } from 'react'
import { useShared } from '../LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * The pairing with a wallet on another device, for a page that shows the code by itself: `uri` is what a QR code holds. It is
 * renewed before it expires, until a wallet answers; who does is connected, as the other hooks say.
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
  const { kit } = useShared()
  const begin = useCallback(() => pair(kit), [kit])
  const cancel = useCallback(() => cancelPairing(kit), [kit])
  return { ...useLatchkitState(toCode), pair: begin, cancel }
}

export declare namespace useLatchkitPairing {
  type ReturnType = {
    /**
     * `unavailable`: the kit has no relay. `waiting`: there is a code that a wallet can read. `declined`, `failed`: how the
     * last one ended.
     */
    readonly status: 'unavailable' | 'idle' | 'preparing' | 'waiting' | 'declined' | 'failed'
    /** `wc:…`; the one before it until the new one is there. */
    readonly uri?: string | undefined
    /** When `uri` expires, in ms since the epoch. */
    readonly expiresAt?: number | undefined
    /** Why it failed. */
    readonly error?: LatchkitError | undefined
    /** Makes a code, or shows the one that lives, and resolves as soon as it is there. Rejects as the action `pair` does. */
    readonly pair: () => Promise<pair.ReturnType>
    /** Takes the code back. */
    readonly cancel: () => Promise<cancelPairing.ReturnType>
  }
}

function toCode({ pairing }: KitState): Omit<useLatchkitPairing.ReturnType, 'pair' | 'cancel'> {
  if (!pairing) return { status: 'unavailable' }
  if (pairing.status === 'idle') return pairing.outcome ?? { status: 'idle' }
  const { uri, expiresAt } = pairing.pairing ?? {}
  return uri === undefined ? { status: 'preparing' } : { status: 'waiting', uri, expiresAt }
}
