import { onTestFinished } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { createFakeFrame, type FakeFrame } from '../../../testing/createFakeFrame.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import type { FakeWallet } from '../../../testing/fakeWallet.js'

export const email = 'alice@example.com'

/** A refusal of the frame. */
export const refused: LatchkitError = new LatchkitError({
  code: 'frame-request',
  shortMessage: 'The code is wrong.',
})

/** A mounted kit with a login frame, its wallet, and an installed wallet. */
export function createLoginKit(options: Parameters<typeof createTestKit>[0] = {}): TestKit & {
  readonly frame: FakeFrame
  /** The wallet of the frame. */
  readonly wallet: FakeWallet
  /** The name of the current view. */
  readonly view: () => string | undefined
} {
  const frame = createFakeFrame()
  const adapter = fakeAdapter({ wallets: [{ id: 'auth', type: 'auth' }, { id: 'io.fake' }] })
  const world = createTestKit({ adapters: [adapter], ...options })
  const { kit } = world
  Object.defineProperty(kit.internal, 'frame', { value: frame, enumerable: true })
  kit.mount()
  onTestFinished(() => kit.destroy())
  const view = () => {
    const { modal } = kit.getState()
    return modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
  }
  return { ...world, frame, wallet: adapter.wallet('auth'), view }
}
