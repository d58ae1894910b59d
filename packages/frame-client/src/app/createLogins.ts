import type { Frame, FrameSocialUser } from '@latchkit/core/ports'
import type { FrameRequestArguments } from '../client/createFrameClient.js'
import { FrameRequestError } from '../client/errors.js'
import type { FrameRequestName, FrameResult } from '../protocol/FrameRequests.js'
import { passkeyRequiredCode } from '../protocol/wire.js'

/** Sends a request to the frame. `method`: the method of the wallet that its errors name. */
export type AskFrame = <N extends FrameRequestName>(
  name: N,
  payload: FrameRequestArguments<N>[0],
  signal: AbortSignal | undefined,
  method?: string,
) => Promise<FrameResult<N>>

/** Sends a step that can end with a logged-in user, after a pending sign-out. By default, every result is one. */
export type LogIn = <T>(
  signal: AbortSignal | undefined,
  step: () => Promise<T>,
  isLoggedIn?: (result: T) => boolean,
) => Promise<T>

/** The steps of the logins. */
export type Logins = Pick<
  Frame,
  | 'connectEmail'
  | 'connectDevice'
  | 'connectOtp'
  | 'getSocialUri'
  | 'connectSocial'
  | 'connectPasskey'
  | 'connectFarcaster'
  | 'isConnected'
>

/** Creates the steps of the logins. `askUser` shows the frame, and `ask` does not. */
export function createLogins(ask: AskFrame, askUser: AskFrame, logIn: LogIn): Logins {
  const askPasskey = (signal: AbortSignal | undefined) => askUser('CONNECT_PASSKEY', undefined, signal)

  /** Logs a user in with the passkey if the wallet cannot be opened on this device without it. */
  async function orPasskey<T>(
    step: Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | FrameResult<'CONNECT_PASSKEY'>> {
    try {
      return await step
    } catch (error) {
      if (error instanceof FrameRequestError && error.rpcCode === passkeyRequiredCode)
        return askPasskey(signal)
      throw error
    }
  }

  /** Logs a user in, and returns the name alone. */
  const logInUser = (signal: AbortSignal | undefined, step: () => Promise<FrameSocialUser>) =>
    logIn(signal, async () => {
      const { userName } = await step()
      return { userName }
    })

  return {
    connectEmail: ({ email, signal }) =>
      logIn(
        signal,
        async () => (await ask('CONNECT_EMAIL', { email }, signal)).action,
        (action) => action === 'CONNECT',
      ),
    connectDevice: ({ signal }) =>
      logIn(
        signal,
        () => ask('CONNECT_DEVICE', undefined, signal),
        () => false,
      ),
    connectOtp: ({ otp, signal }) =>
      logIn(signal, async () => {
        await orPasskey(ask('CONNECT_OTP', { otp }, signal), signal)
      }),
    getSocialUri: ({ provider, signal }) =>
      logIn(
        signal,
        async () =>
          provider === 'farcaster'
            ? (await ask('GET_FARCASTER_URI', undefined, signal)).url
            : (await ask('GET_SOCIAL_REDIRECT_URI', { provider }, signal)).uri,
        () => false,
      ),
    connectSocial: ({ uri, signal }) =>
      logInUser(signal, () => orPasskey(ask('CONNECT_SOCIAL', { uri }, signal), signal)),
    connectPasskey: ({ signal }) => logInUser(signal, () => askPasskey(signal)),
    connectFarcaster: ({ signal }) =>
      logInUser(signal, () => orPasskey(ask('CONNECT_FARCASTER', undefined, signal), signal)),
    isConnected: ({ signal }) =>
      logIn(
        signal,
        async () => (await ask('IS_CONNECTED', undefined, signal)).isConnected,
        (isConnected) => isConnected,
      ),
  }
}
