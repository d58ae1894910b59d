import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext, Policy } from '../../../engine/types.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { cancelConnection, connectWallet, createConnectionPolicy } from '../login/connectionPolicy.js'
import { endFrameSession } from '../login/endFrameSession.js'
import { getFrame } from '../login/getFrame.js'
import { writeStoredLogin } from '../login/storedLogin.js'
import { writeStoredSocial } from '../login/storedSocial.js'
import { toFrameError } from '../login/toFrameError.js'
import { initialState, transition } from './machine.js'
import type { PasskeyEffect, PasskeyEvent } from './types.js'

const effects: Effects<PasskeyEffect, PasskeyEvent, Pick<KitContext, 'frame' | 'storage' | 'warn'>> = {
  async ask({ id }, context) {
    try {
      await getFrame(context).connectPasskey({ signal: context.signal })
      return { type: 'verified', id }
    } catch (error) {
      // The user is back where the login was started.
      if (error instanceof UserRejectedError) return { type: 'declined', id }
      return { type: 'notVerified', id, error: toFrameError(error) }
    }
  },
  signOut: (_, context) => endFrameSession(context),
  clearStored(_, { storage }) {
    writeStoredLogin(storage, {})
    writeStoredSocial(storage, undefined)
    return undefined
  },
}

const policy: Policy = {
  passkey: {
    // The user has chosen another login.
    started: () => [
      { feature: 'login', event: { type: 'cancel' } },
      { feature: 'social', event: { type: 'cancel' } },
    ],
    verified: connectWallet,
    cancelled: cancelConnection,
  },
  connection: createConnectionPolicy('passkey'),
}

/** The login with a passkey. */
export const passkeyFeature: Feature = defineFeature({
  name: 'passkey',
  initialState,
  transition,
  effects,
  policy,
})
