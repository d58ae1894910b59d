import { defineFeature, type Feature, type FeatureContext } from '../../../engine/feature.js'
import type { Effects } from '../../../engine/machine.js'
import type { Policy } from '../../../engine/types.js'
import type { LazyRemoteSession } from '../session/createLazyRemoteSession.js'
import { initialState, transition } from './machine.js'
import { storeDeepLink } from './storeDeepLink.js'
import type { PairingEffect, PairingEvent } from './types.js'

/** Creates the pairing feature. The relay is loaded when the first URI is requested. */
export function createPairingFeature(
  remote: LazyRemoteSession,
  { onUri, policy }: { readonly onUri?: ((uri: string) => void) | undefined; readonly policy: Policy },
): Feature {
  const effects: Effects<PairingEffect, PairingEvent, FeatureContext> = {
    async pair({ id }, { clock, send, signal }) {
      const { pair } = await remote.get()
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
      remote.getLoaded()?.adopt(session)
      return undefined
    },
    endUnusedSession({ session }) {
      remote.getLoaded()?.endUnusedSession(session)
      return undefined
    },
    storeDeepLink({ openedWallet }, { storage }) {
      storeDeepLink(storage, openedWallet)
      return undefined
    },
  }
  return defineFeature({ name: 'pairing', initialState, transition, effects, policy })
}
