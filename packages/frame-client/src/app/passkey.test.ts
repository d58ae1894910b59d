import { AbortedError, UserRejectedError } from '@latchkit/core'
import type { Frame } from '@latchkit/core/ports'
import { nextMacrotask } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { FrameHandlers } from '../host/createFrameHost.js'
import { FrameHandlerError } from '../host/FrameHandlerError.js'
import { passkeyRequiredCode } from '../protocol/wire.js'
import { connectHalves, frameUrl, quickClock } from './connectHalves.fixtures.js'
import { createFrame } from './createFrame.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp(handlers: FrameHandlers) {
  const hosted = connectHalves(handlers)
  const { page } = hosted
  const frame = createFrame({ url: frameUrl, projectId: 'my-dapp', title: 'Log in', page, clock: quickClock })
  onTestFinished(() => frame.destroy())
  return { frame, hosted }
}

const refusing = (parameters: ConstructorParameters<typeof FrameHandlerError>[0]) => () => {
  throw new FrameHandlerError(parameters)
}

test('default: logs in with a passkey, while the frame is visible', async () => {
  let finish = () => {}
  const { frame, hosted } = setUp({
    CONNECT_PASSKEY: () =>
      new Promise((resolve) => {
        finish = () => resolve({ address, chainId: 1, userName: 'alice' })
      }),
  })
  const shown: boolean[] = []
  frame.watchApproval((isOpen) => shown.push(isOpen))
  const login = frame.connectPasskey({})
  await expect.poll(() => hosted.fake.isVisible).toBe(true)
  await nextMacrotask()
  finish()
  expect(await login).toEqual({ userName: 'alice' })
  await expect.poll(() => hosted.fake.isVisible).toBe(false)
  expect(shown).toEqual([true, false])
})

test.each([
  ['a code', 'CONNECT_OTP', (frame: Frame) => frame.connectOtp({ otp: '123456' }), undefined],
  [
    'an account of a provider',
    'CONNECT_SOCIAL',
    (frame: Frame) => frame.connectSocial({ uri: 'https://login.my-dapp.example/callback' }),
    { userName: 'alice' },
  ],
  ['Farcaster', 'CONNECT_FARCASTER', (frame: Frame) => frame.connectFarcaster({}), { userName: 'alice' }],
] as const)(
  'behavior: a login with %s continues with the passkey that the wallet needs',
  async (_, name, logIn, result) => {
    const { frame } = setUp({
      [name]: refusing({ message: 'Use your passkey.', rpcCode: passkeyRequiredCode }),
      CONNECT_PASSKEY: () => ({ address, chainId: 1, userName: 'alice' }),
    })
    expect(await logIn(frame)).toEqual(result)
  },
)

test('error: a user who cancels the passkey of a login is not logged in', async () => {
  const { frame } = setUp({
    CONNECT_OTP: refusing({ message: 'Use your passkey.', rpcCode: passkeyRequiredCode }),
    CONNECT_PASSKEY: refusing({ message: 'Login declined', rpcCode: 4001 }),
  })
  await expect(frame.connectOtp({ otp: '123456' })).rejects.toBeInstanceOf(UserRejectedError)
})

test('behavior: a login with Farcaster that is aborted ends in the frame, which was never visible', async () => {
  let aborted = 0
  const { frame, hosted } = setUp({
    CONNECT_FARCASTER: (_, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          aborted += 1
        })
        controller.abort()
      }),
  })
  const controller = new AbortController()
  await expect(frame.connectFarcaster({ signal: controller.signal })).rejects.toBeInstanceOf(AbortedError)
  await expect.poll(() => aborted).toBe(1)
  expect(hosted.fake.isVisible).toBe(false)
})
