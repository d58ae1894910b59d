import type { Latchkit } from '../engine/latchkit.js'
import type { KitState } from '../engine/types.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import { cancelPairing } from '../sources/walletconnect/pairing/cancelPairing.js'
import { createPairing } from '../sources/walletconnect/pairing/createPairing.js'

/**
 * The pairing with a remote wallet: the hook `useLatchkitPairing`, which keeps the status of its own last `pair()`, so that it shows
 * no pairing of the modal.
 */
export const pairingBinding: {
  /** Returns the pairing of the kit, also one that the modal has started. */
  readonly toState: (state: KitState) => pairingBinding.State
  /** Returns the status of `pair()` after a change of the pairing. */
  readonly nextRequest: (
    request: pairingBinding.Request,
    pairing: pairingBinding.State,
  ) => pairingBinding.Request
  /** Returns what the hook shows of the pairing. */
  readonly toShown: (request: pairingBinding.Request, pairing: pairingBinding.State) => pairingBinding.State
  readonly createActions: (
    kit: Latchkit,
    setRequest: (request: pairingBinding.Request) => void,
  ) => pairingBinding.Actions
} = {
  toState({ pairing }) {
    if (!pairing) return { status: 'unavailable' }
    if (pairing.status === 'idle') return pairing.outcome ?? { status: 'idle' }
    const { uri, expiresAt } = pairing.pairing ?? {}
    return uri === undefined ? { status: 'preparing' } : { status: 'waiting', uri, expiresAt }
  },
  nextRequest(request, { status }) {
    const isActive = status === 'preparing' || status === 'waiting'
    if (isActive) return request === 'started' ? 'pending' : request === 'ended' ? 'none' : request
    return request === 'pending' ? 'ended' : request
  },
  toShown(request, pairing) {
    const isShown = request !== 'none' || pairing.status === 'unavailable' || pairing.status === 'expired'
    return isShown ? pairing : { status: 'idle' }
  },
  createActions: (kit, setRequest) => ({
    async pair() {
      setRequest('started')
      try {
        return await createPairing(kit)
      } catch (error) {
        setRequest('ended')
        throw error
      }
    },
    cancel() {
      setRequest('none')
      return cancelPairing(kit)
    },
  }),
}

export declare namespace pairingBinding {
  /** The status of the last `pair()` of one hook. `ended`: the outcome is returned until another pairing starts. */
  type Request = 'none' | 'started' | 'pending' | 'ended'
  type State = {
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
  }
  type Actions = {
    /** Creates a pairing, or reuses a valid one, and resolves with its URI. Rejects like the action `createPairing`. */
    readonly pair: () => Promise<createPairing.ReturnType>
    /** Cancels the pairing. */
    readonly cancel: () => Promise<cancelPairing.ReturnType>
  }
}
