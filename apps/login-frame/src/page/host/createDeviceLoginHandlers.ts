import type { FrameHandlers } from '@latchkit/frame-client/host'
import type { Vault, VaultUser } from '../../shared/vault/Vault.js'
import { joinSignals } from '../rpc/joinSignals.js'

/** The requests of the logins that wait for the user outside of the frame: by e-mail, and with Farcaster. */
type DeviceLoginHandlers = Pick<
  Required<FrameHandlers>,
  'CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP' | 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER'
>

/** Creates the handlers of the logins that wait for the user outside of the frame. */
export function createDeviceLoginHandlers({
  vault,
  projectId,
  stopDevice,
  setUser,
}: {
  readonly vault: Vault
  readonly projectId: string
  /** Ends the wait of another login. Returns the signal that ends the next wait. */
  readonly stopDevice: () => AbortSignal
  readonly setUser: (user: VaultUser) => void
}): DeviceLoginHandlers {
  return {
    CONNECT_EMAIL({ email }, { origin }) {
      stopDevice()
      return vault.startEmail({ email, app: { projectId, origin } })
    },
    async CONNECT_DEVICE() {
      await vault.waitForDevice({ signal: stopDevice() })
    },
    async CONNECT_OTP({ otp }) {
      setUser(await vault.verifyCode({ code: otp }))
    },
    GET_FARCASTER_URI(_, { origin }) {
      stopDevice()
      return vault.startFarcaster({ app: { projectId, origin } })
    },
    CONNECT_FARCASTER: (_, { signal }) =>
      joinSignals([signal, stopDevice()], async (joined) => {
        const connected = await vault.waitForFarcaster({ signal: joined })
        setUser(connected)
        return { userName: connected.userName ?? '' }
      }),
  }
}
