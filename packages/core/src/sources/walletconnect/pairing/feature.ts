import { readPlatform } from '../../../browser/platform.js'
import { defineFeature, type Feature, type FeatureContext } from '../../../engine/feature.js'
import type { Effects } from '../../../engine/machine.js'
import type { Lazy } from '../session/createLazyRemoteSession.js'
import type { RemoteSession } from '../session/createRemoteSession.js'
import type { completePairing } from './completePairing.js'
import { initialState } from './initialState.js'
import type { transition } from './machine.js'
import { createPairingPolicy } from './policy.js'
import { storeDeepLink } from './storeDeepLink.js'
import { transitionBeforeLoad } from './transitionBeforeLoad.js'
import type { PairingEffect, PairingEvent, PairingInput, PairingState } from './types.js'

/** The remote session, and the code of this feature that loads with it. */
export type LoadedPairing = {
  readonly remote: RemoteSession
  readonly transition: typeof transition
  readonly completePairing: typeof completePairing
}

/** The context of the pairing feature. */
export type PairingContext = {
  readonly relay: Lazy<LoadedPairing>
  readonly onUri?: ((uri: string) => void) | undefined
  /** Returns whether no namespace has an adapter for installed wallets. */
  readonly hasOnlyRemoteWallets: () => boolean
}

/**
 * Creates the pairing feature, which loads with the machines of the kit. The relay is loaded when the first URI is
 * requested.
 */
export function createPairingFeature({ relay, onUri, hasOnlyRemoteWallets }: PairingContext): Feature {
  const effects: Effects<PairingEffect, PairingEvent, FeatureContext> = {
    async pair({ id }, { clock, send, signal }) {
      const { pair } = (await relay.get()).remote
      const session = await pair({
        signal,
        onUri(uri, signsIn) {
          send({ type: 'uriArrived', id, uri, at: clock.now(), signsIn })
          if (!signal.aborted) onUri?.(uri)
        },
        onSigned: () => send({ type: 'signed', id }),
      })
      return { type: 'approved', id, session }
    },
    adopt({ session }) {
      // The relay is always loaded here, because the session was paired through it.
      relay.getLoaded()?.remote.adopt(session)
      return undefined
    },
    endUnusedSession({ session }) {
      relay.getLoaded()?.remote.endUnusedSession(session)
      return undefined
    },
    storeDeepLink({ openedWallet }, { storage }) {
      storeDeepLink(storage, openedWallet)
      return undefined
    },
  }
  return defineFeature({
    name: 'pairing',
    initialState,
    // The `pair` effect, and a stored session, load the machine.
    transition: (state: PairingState, input: PairingInput) =>
      (relay.getLoaded()?.transition ?? transitionBeforeLoad)(state, input),
    effects,
    policy: createPairingPolicy(readPlatform, hasOnlyRemoteWallets, () => relay.getLoaded()?.completePairing),
  })
}
