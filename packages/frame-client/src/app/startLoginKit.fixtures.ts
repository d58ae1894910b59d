import { createLatchkit, type Latchkit, type Network } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import type { Frame } from '@latchkit/core/ports'
import { type FakeStorage, fakeStorage } from '@latchkit/core/testing'
import { onTestFinished } from 'vitest'
import { connectHalves, frameUrl, type HostedPage, quickClock } from './connectHalves.fixtures.js'
import type { Vault } from './createVault.fixtures.js'
import { loginFrame } from './loginFrame.js'

export type LoginKit = {
  readonly kit: Latchkit
  readonly frame: Frame
  readonly hosted: HostedPage
  readonly storage: ReturnType<typeof fakeStorage>
  /** Logs in by e-mail and connects the namespaces. */
  logIn(...namespaces: readonly ('eip155' | 'solana')[]): Promise<void>
}

/** Mounts a kit whose option `login` is the frame with this vault. */
export function startLoginKit(
  vault: Vault,
  networks: readonly [Network, ...Network[]],
  storage: FakeStorage = fakeStorage(),
): LoginKit {
  const hosted = connectHalves(vault.handlers)
  const kit = createLatchkit({
    projectId: 'my-dapp',
    networks,
    storage,
    clock: quickClock,
    login: loginFrame({ url: frameUrl, page: hosted.page }),
  })
  kit.mount()
  onTestFinished(() => kit.destroy())
  const { frame } = kit.internal
  if (!frame) throw new Error('The kit has no frame.')
  return {
    kit,
    frame,
    hosted,
    storage,
    async logIn(...namespaces) {
      if ((await frame.connectEmail({ email: 'user@my-dapp.example' })) === 'VERIFY_OTP')
        await frame.connectOtp({ otp: '123456' })
      for (const namespace of namespaces) await connect(kit, { connectorId: 'auth', namespace })
    },
  }
}
