import { openPageAddress } from '../../../browser/pageAddress.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { SocialProvider } from '../../../foundation/schema/socialProvider.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { Frame, FrameSocialUser } from '../../../ports/Frame.js'
import { endFrameSession } from '../login/endFrameSession.js'
import { findLogin } from '../login/findLogin.js'
import { getFrame } from '../login/getFrame.js'
import { isLoginPending } from '../login/isLoginPending.js'
import { writeStoredLogin } from '../login/storedLogin.js'
import { takePendingSocial, writePendingSocial, writeStoredSocial } from '../login/storedSocial.js'
import { toFrameError } from '../login/toFrameError.js'
import type { SocialEffect, SocialEvent } from './types.js'
import { waitForReturn } from './waitForReturn.js'

/** The effects of the login: requests to the frame, the pop-up and the address of the page, and the storage. */
export const effects: Effects<
  SocialEffect,
  SocialEvent,
  Pick<KitContext, 'frame' | 'clock' | 'storage' | 'warn' | 'getState' | 'namespaces'>
> = {
  async begin({ id, provider, popup }, context) {
    const { clock, signal, send } = context
    const frame = getFrame(context)
    /** Ends with the effect, also when the user has closed the pop-up. */
    const ending = new AbortController()
    const abort = () => ending.abort()
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()

    /** Shows the provider in the pop-up. Returns an event if it does not. */
    async function show(): Promise<SocialEvent | undefined> {
      try {
        const uri = await readUri(frame, provider, ending.signal)
        const ready: SocialEvent = { type: 'uriReady', id, uri }
        if (!popup) return ready
        if (!popup.show(uri)) return { type: 'popupClosed', id }
        send(ready)
        return undefined
      } catch (error) {
        return { type: 'uriFailed', id, error: toFrameError(error) }
      }
    }

    try {
      if (!popup) return await show()
      const frameOrigin = frame.origin
      const isDone = waitForReturn({ popup, frameOrigin, clock, signal: ending.signal }).then(
        (uri): SocialEvent =>
          uri === undefined ? { type: 'popupClosed', id } : { type: 'returned', id, uri },
      )
      return await Promise.race([isDone, show().then((event) => event ?? isDone)])
    } finally {
      signal.removeEventListener('abort', abort)
      ending.abort()
      popup?.close()
    }
  },
  async beginFarcaster({ id }, context) {
    const { signal, send } = context
    const frame = getFrame(context)
    try {
      send({ type: 'uriReady', id, uri: await readUri(frame, 'farcaster', signal) })
    } catch (error) {
      return { type: 'uriFailed', id, error: toFrameError(error) }
    }
    return toVerified(id, () => frame.connectFarcaster({ signal }))
  },
  async verify({ id, uri }, context) {
    const result = await toVerified(id, () =>
      getFrame(context).connectSocial({ uri, signal: context.signal }),
    )
    // The user has cancelled the passkey that the wallet needs.
    const isDeclined = result.type === 'notVerified' && result.error instanceof UserRejectedError
    return isDeclined ? { type: 'cancel' } : result
  },
  async leave({ attempt }, context) {
    const { provider, namespace } = attempt
    const { clock, storage, signal, getState } = context
    const hasModal = getState().modal.status === 'open'
    // Without it, the return would not be continued.
    if (!writePendingSocial(storage, { provider, namespace, hasModal, at: clock.now() }))
      throw new SocialLoginError({ reason: 'start', provider, details: 'The storage cannot be used.' })
    try {
      await getFrame(context).continueSocial({ returnUrl: openPageAddress().href, signal })
      return undefined
    } catch (cause) {
      takePendingSocial(storage, clock.now())
      const error = toFrameError(cause)
      if (error instanceof UserRejectedError) return { type: 'cancel' }
      throw error
    }
  },
  async signOut({ isKept }, context) {
    // A user who has gone back can have submitted an address already: the sign-out would end that login.
    const isUsed = isLoginPending(context.getState()) || findLogin(context)
    return isKept && isUsed ? undefined : endFrameSession(context)
  },
  storeUser({ provider, userName }, { storage }) {
    writeStoredSocial(storage, { provider, ...(userName && { userName }) })
    // The session of an earlier login.
    writeStoredLogin(storage, {})
    return undefined
  },
  clearStored(_, { storage }) {
    writeStoredSocial(storage, undefined)
    return undefined
  },
}

/** Has the frame complete the login. */
async function toVerified(id: string, complete: () => Promise<FrameSocialUser>): Promise<SocialEvent> {
  try {
    const { userName } = await complete()
    return { type: 'verified', id, userName: userName && cleanName(userName) }
  } catch (error) {
    return { type: 'notVerified', id, error: toFrameError(error) }
  }
}

async function readUri(frame: Frame, provider: SocialProvider, signal: AbortSignal): Promise<string> {
  const uri = await frame.getSocialUri({ provider, signal })
  // The pop-up has a page of this origin until it loads the first one, so a `javascript:` URL would be run in this page. So would the URL of a link.
  if (!isWebUrl(uri))
    throw new SocialLoginError({
      reason: 'start',
      provider,
      details: 'The address at the provider is invalid.',
    })
  return uri
}
