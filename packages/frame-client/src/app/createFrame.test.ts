import { AbortedError, UserRejectedError } from '@latchkit/core'
import { WalletRequestError, WalletResponseError } from '@latchkit/core/errors'
import type { Frame } from '@latchkit/core/ports'
import { type FakeClock, fakeClock, nextMacrotask } from '@latchkit/core/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FrameLoadError, FrameRequestError } from '../client/errors.js'
import type { FrameHandlers } from '../host/createFrameHost.js'
import { FrameHandlerError } from '../host/FrameHandlerError.js'
import { connectHalves, frameUrl, quickClock } from './connectHalves.fixtures.js'
import { createFrame, type FrameOptions } from './createFrame.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const genesis = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const sign = {
  method: 'personal_sign',
  params: ['0x', address],
  chainId: 'eip155:1',
  namespace: 'eip155',
} as const

function setUp(given: FrameHandlers = {}, options: Partial<FrameOptions> = {}) {
  const received: unknown[] = []
  const handlers: FrameHandlers = {
    SYNC_DAPP_DATA: () => void received.push(['SYNC_DAPP_DATA']),
    SYNC_THEME: ({ themeMode, language, themeVariables }) =>
      void received.push(['SYNC_THEME', themeMode, language, ...(themeVariables ? [themeVariables] : [])]),
    SIGN_OUT: () => void received.push(['SIGN_OUT']),
    CONNECT_OTP: ({ otp }) => void received.push(['CONNECT_OTP', otp]),
    GET_USER(payload) {
      received.push(['GET_USER', payload?.chainId])
      return { address, chainId: payload?.chainId ?? 1, email: 'user@my-dapp.example' }
    },
    RPC_REQUEST(request) {
      received.push(request)
      return 'result'
    },
    ...given,
  }
  const hosted = connectHalves(handlers)
  const frame = createFrame({
    url: frameUrl,
    projectId: 'my-dapp',
    title: 'Log in',
    page: hosted.page,
    clock: quickClock,
    ...options,
  })
  onTestFinished(() => frame.destroy())
  return { frame, hosted, received }
}

/** A handler that waits for `answer`. */
function createPending() {
  const answers: ((value: string | null) => void)[] = []
  const aborted: string[] = []
  const handler: NonNullable<FrameHandlers['RPC_REQUEST']> = ({ method }, { signal }) =>
    new Promise((resolve) => {
      answers.push(resolve)
      signal.addEventListener('abort', () => aborted.push(method))
    })
  return { handler, answers, aborted }
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const refusing = (parameters: ConstructorParameters<typeof FrameHandlerError>[0]) => () => {
  throw new FrameHandlerError(parameters)
}

describe('login', () => {
  test('default: logs in by e-mail, and tells the frame nothing that the app says about itself', async () => {
    const { frame, received, hosted } = setUp({
      CONNECT_EMAIL: ({ email }) => ({ action: email.startsWith('new') ? 'VERIFY_OTP' : 'VERIFY_DEVICE' }),
      CONNECT_DEVICE: () => undefined,
      IS_CONNECTED: () => ({ isConnected: true }),
    })
    await nextMacrotask()
    expect(hosted.fake.urls).toEqual([])
    expect(await frame.connectEmail({ email: 'new@my-dapp.example' })).toBe('VERIFY_OTP')
    expect(await frame.connectEmail({ email: 'user@my-dapp.example' })).toBe('VERIFY_DEVICE')
    expect(await frame.connectDevice({})).toBeUndefined()
    expect(await frame.connectOtp({ otp: '123456' })).toBeUndefined()
    expect(await frame.isConnected({})).toBe(true)
    expect(received).toEqual([['CONNECT_OTP', '123456']])
  })

  test('default: logs in with an account of a provider', async () => {
    const uri = 'https://login.my-dapp.example/callback?code=1&state=2'
    const { frame } = setUp({
      GET_SOCIAL_REDIRECT_URI: ({ provider }) => ({ uri: `https://${provider}.example/authorize` }),
      CONNECT_SOCIAL: (payload) => ({
        address,
        chainId: 1,
        email: null,
        userName: payload.uri === uri ? 'alice' : 'another',
      }),
    })
    expect(frame.origin).toBe(new URL(frameUrl).origin)
    expect(await frame.getSocialUri({ provider: 'github' })).toBe('https://github.example/authorize')
    expect(await frame.connectSocial({ uri })).toEqual({ userName: 'alice' })
  })

  test('default: a login with Farcaster', async () => {
    const { frame } = setUp({
      GET_FARCASTER_URI: () => ({ url: 'https://farcaster.example/~/siwf' }),
      CONNECT_FARCASTER: () => ({ userName: 'alice' }),
    })
    await frame.signOut()
    expect(await frame.getSocialUri({ provider: 'farcaster' })).toBe('https://farcaster.example/~/siwf')
    expect(await frame.connectFarcaster({})).toEqual({ userName: 'alice' })
    // Logged in again, so that the frame is asked, which does not have the method.
    await expect(frame.switchNetwork({ chainId: 'eip155:1' })).rejects.toMatchObject({ rpcCode: -32601 })
  })

  test.each([
    ['eip155:8453', 8453],
    [genesis, genesis],
  ])('default: getUser converts the chain %s', async (chainId, onWire) => {
    const { frame, received } = setUp()
    expect(await frame.getUser({ chainId })).toEqual({
      address,
      chainId,
      email: 'user@my-dapp.example',
      accounts: [{ address, type: 'eoa' }],
    })
    expect(received.at(-1)).toEqual(['GET_USER', onWire])
  })

  test('behavior: a user can have a decimal chain, no e-mail address, and several accounts', async () => {
    const accounts = [
      { address, type: 'smartAccount' },
      { address, type: 'eoa' },
    ] as const
    const { frame } = setUp({ GET_USER: () => ({ address, chainId: '10', email: null, accounts }) })
    expect(await frame.getUser({ chainId: 'eip155:1' })).toEqual({ address, chainId: 'eip155:10', accounts })
  })

  test('error: rejects a user with a chain that is none', async () => {
    const { frame } = setUp({ GET_USER: () => ({ address, chainId: 'nonsense' }) })
    expect(await rejection(frame.getUser({ chainId: 'eip155:1' }))).toBeInstanceOf(WalletResponseError)
  })

  test('error: rejects with the message of the frame', async () => {
    const { frame } = setUp({ CONNECT_OTP: refusing({ message: 'The code is wrong.' }) })
    const error = await rejection(frame.connectOtp({ otp: '1' }))
    expect(error).toBeInstanceOf(FrameRequestError)
    expect(error).toMatchObject({ shortMessage: 'The code is wrong.' })
  })

  test('error: rejects if the frame does not load, and loads it again with the next call', async () => {
    const { frame, hosted } = setUp()
    hosted.isStopped = true
    const failure = rejection(frame.connectOtp({ otp: '1' }))
    await nextMacrotask()
    hosted.fake.fail(new Error('blocked'))
    const error = await failure
    expect(error).toBeInstanceOf(FrameLoadError)
    expect(error).toMatchObject({ shortMessage: 'Unable to load email login dependency' })
    hosted.isStopped = false
    await frame.connectOtp({ otp: '1' })
    expect(hosted.fake.urls.length).toBe(2)
  })

  test('error: an abort rejects with AbortedError', async () => {
    const { frame } = setUp({ CONNECT_DEVICE: () => new Promise(() => {}) })
    const controller = new AbortController()
    const failure = rejection(frame.connectDevice({ signal: controller.signal }))
    await nextMacrotask()
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
  })

  test('default: changes the e-mail address', async () => {
    const { frame } = setUp({
      UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
      UPDATE_EMAIL_PRIMARY_OTP: () => undefined,
      UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'new@my-dapp.example' }),
    })
    expect(await frame.updateEmail({ email: 'new@my-dapp.example' })).toBe('VERIFY_PRIMARY_OTP')
    expect(await frame.updateEmailPrimaryOtp({ otp: '1' })).toBeUndefined()
    expect(await frame.updateEmailSecondaryOtp({ otp: '2' })).toBe('new@my-dapp.example')
  })
})

describe('request', () => {
  test('default: sends the request with its chain, and the theme before one that signs', async () => {
    const { frame, received } = setUp()
    const themeVariables = { '--latchkit-accent': '#008080', '--latchkit-radius': '8px' }
    for (const theme of [{ mode: 'dark' }, { language: 'ar' }, { themeVariables }] as const)
      await frame.syncTheme(theme)
    expect(received).toEqual([])
    expect(await frame.request({ ...sign, params: ['0x', address, 1n] })).toBe('result')
    const { params, ...rest } = { ...sign, params: ['0x', address, '0x1'] }
    const { namespace, ...wire } = { ...rest, chainId: 1 }
    expect(received.slice(-2)).toEqual([
      ['SYNC_THEME', 'dark', 'ar', themeVariables],
      { ...wire, chainNamespace: namespace, params },
    ])
  })

  test('behavior: shows the frame until the last request that signs is decided', async () => {
    const { handler, answers } = createPending()
    const { frame, hosted } = setUp({ RPC_REQUEST: handler })
    const opened: boolean[] = []
    frame.watchApproval((isOpen) => opened.push(isOpen))
    await frame.getUser({ chainId: 'eip155:1' })
    expect(hosted.fake.isVisible).toBe(false)
    const first = frame.request(sign)
    const second = frame.request(sign)
    await expect.poll(() => answers.length).toBe(2)
    expect([hosted.fake.isVisible, opened]).toEqual([true, [true]])
    answers[0]?.('one')
    expect(await first).toBe('one')
    expect(hosted.fake.isVisible).toBe(true)
    answers[1]?.('two')
    expect(await second).toBe('two')
    await nextMacrotask()
    expect([hosted.fake.isVisible, opened]).toEqual([false, [true, false]])
  })

  test.each([
    ['eip155:1', 'eip155'],
    [genesis, 'solana'],
  ] as const)(
    'behavior: the settings are shown on %s until the user closes them',
    async (chainId, namespace) => {
      const { handler, answers } = createPending()
      const { frame, hosted } = setUp({ RPC_REQUEST: handler })
      const pending = frame.request({ method: 'latchkit_showSettings', chainId, namespace })
      await expect.poll(() => answers.length).toBe(1)
      expect(hosted.fake.isVisible).toBe(true)
      answers[0]?.(null)
      expect(await pending).toBeNull()
      await nextMacrotask()
      expect(hosted.fake.isVisible).toBe(false)
    },
  )

  test('behavior: a request that reads does not show the frame', async () => {
    const { handler, answers } = createPending()
    const { frame, hosted } = setUp({ RPC_REQUEST: handler })
    const pending = frame.request({ ...sign, method: 'eth_blockNumber', params: [] })
    await expect.poll(() => answers.length).toBe(1)
    expect(hosted.fake.isVisible).toBe(false)
    answers[0]?.('0x1')
    expect(await pending).toBe('0x1')
  })

  test.each([
    ['abortApprovals', (frame: Frame) => frame.abortApprovals()],
    ['the signal', (_: Frame, controller: AbortController) => controller.abort()],
  ])('behavior: %s aborts the approval at the frame, and hides it', async (_, abort) => {
    const { handler, aborted, answers } = createPending()
    const { frame, hosted } = setUp({ RPC_REQUEST: handler })
    const controller = new AbortController()
    const failure = rejection(frame.request({ ...sign, signal: controller.signal }))
    await expect.poll(() => answers.length).toBe(1)
    abort(frame, controller)
    expect(await failure).toBeInstanceOf(AbortedError)
    await expect.poll(() => aborted).toEqual(['personal_sign'])
    expect(hosted.fake.isVisible).toBe(false)
  })

  test('error: a request that the user declined rejects with UserRejectedError', async () => {
    const { frame, hosted } = setUp({ RPC_REQUEST: refusing({ message: 'Declined', rpcCode: 4001 }) })
    expect(await rejection(frame.request(sign))).toBeInstanceOf(UserRejectedError)
    await nextMacrotask()
    expect(hosted.fake.isVisible).toBe(false)
  })

  test('error: a request that the frame aborted rejects with AbortedError', async () => {
    const { frame } = setUp({ RPC_REQUEST: refusing({ message: 'Request was aborted' }) })
    expect(await rejection(frame.request(sign))).toBeInstanceOf(AbortedError)
  })

  test('error: others reject with code and message of the frame', async () => {
    const { frame } = setUp({ RPC_REQUEST: refusing({ message: 'No funds', rpcCode: -32_000 }) })
    const error = await rejection(frame.request(sign))
    expect(error).toBeInstanceOf(WalletRequestError)
    expect(error).toMatchObject({ rpcCode: -32_000, details: 'No funds' })
  })

  test.each([
    ['unknown', { method: 'eth_sign' }, 'Requested RPC call is not allowed'],
    ['of another namespace', { method: 'solana_signMessage' }, 'Action not allowed'],
    ['with a chain of another namespace', { chainId: genesis }, 'Action not allowed'],
    ['of Solana with a chain of another one', { namespace: 'solana' as const }, 'Action not allowed'],
  ])('error: refuses a method that is %s after 300 ms', async (_, change, details) => {
    const clock: FakeClock = fakeClock()
    const { frame, hosted } = setUp({}, { clock })
    let error: unknown
    const settled = rejection(frame.request({ ...sign, ...change })).then((reason) => {
      error = reason
    })
    await clock.advance(299)
    expect(error).toBeUndefined()
    await clock.advance(1)
    await settled
    expect(error).toMatchObject({ rpcCode: 4200, details })
    expect(hosted.fake.urls).toEqual([])
  })

  test('error: a refused method rejects at once when it is aborted', async () => {
    const { frame } = setUp({}, { clock: fakeClock() })
    const controller = new AbortController()
    const failure = rejection(frame.request({ ...sign, method: 'eth_sign', signal: controller.signal }))
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
  })
})

describe('signOut', () => {
  test('default: aborts what is pending, and sends no request after it', async () => {
    const { handler, answers, aborted } = createPending()
    const { frame, received } = setUp({ RPC_REQUEST: handler })
    await frame.getUser({ chainId: 'eip155:1' })
    const failure = rejection(frame.request(sign))
    await expect.poll(() => answers.length).toBe(1)
    await Promise.all([frame.signOut(), frame.signOut()])
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(aborted).toEqual(['personal_sign'])
    for (const request of [
      () => frame.request(sign),
      () => frame.request({ ...sign, method: 'eth_accounts' }),
      () => frame.switchNetwork({ chainId: 'eip155:1' }),
      () => frame.updateEmail({ email: 'a@my-dapp.example' }),
      () => frame.updateEmailPrimaryOtp({ otp: '1' }),
      () => frame.updateEmailSecondaryOtp({ otp: '1' }),
    ])
      expect(await rejection(request())).toMatchObject({ rpcCode: 4100 })
    expect(received.at(-1)).toEqual(['SIGN_OUT'])
    expect(received.filter((one) => String(one) === 'SIGN_OUT').length).toBe(1)
  })

  test('behavior: a login sends requests again', async () => {
    const { frame } = setUp()
    await frame.signOut()
    await frame.connectOtp({ otp: '123456' })
    expect(await frame.request(sign)).toBe('result')
  })

  test('behavior: a login that began before the sign-out does not', async () => {
    let answer = () => {}
    const { frame } = setUp({
      CONNECT_OTP: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
    })
    const login = rejection(frame.connectOtp({ otp: '123456' }))
    await nextMacrotask()
    const ended = frame.signOut()
    answer()
    await ended
    expect(await login).toBeInstanceOf(AbortedError)
    expect(await rejection(frame.request(sign))).toMatchObject({ rpcCode: 4100 })
  })

  test('behavior: a login waits for a pending sign-out', async () => {
    const { frame, received } = setUp()
    await frame.getUser({ chainId: 'eip155:1' })
    const ended = frame.signOut()
    await frame.connectOtp({ otp: '1' })
    await ended
    expect(received.slice(-2)).toEqual([['SIGN_OUT'], ['CONNECT_OTP', '1']])
    expect(await frame.request(sign)).toBe('result')
  })

  test('behavior: waits for 3 s', async () => {
    const clock = fakeClock()
    const { frame } = setUp({ SIGN_OUT: () => new Promise(() => {}) }, { clock })
    let isDone = false
    const ended = frame.signOut().then(() => {
      isDone = true
    })
    await clock.advance(2_999)
    expect(isDone).toBe(false)
    await clock.advance(1)
    await ended
    expect(isDone).toBe(true)
  })

  test('error: a sign-out that fails keeps the login', async () => {
    const { frame } = setUp({ SIGN_OUT: refusing({ message: 'Offline' }) })
    expect(await rejection(frame.signOut())).toMatchObject({ shortMessage: 'Offline' })
    expect(await frame.request(sign)).toBe('result')
  })
})

test('default: destroy rejects all calls', async () => {
  const { frame, hosted } = setUp()
  const failure = rejection(frame.getUser({ chainId: 'eip155:1' }))
  frame.destroy()
  expect(await failure).toBeInstanceOf(AbortedError)
  expect(await rejection(frame.getUser({ chainId: 'eip155:1' }))).toBeInstanceOf(AbortedError)
  expect(hosted.fake.frameWindow).toBeNull()
})
