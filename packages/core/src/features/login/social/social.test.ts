import { describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError, UserRejectedError, WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import type { SocialProvider } from '../../../foundation/schema/socialProvider.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { openModal } from '../../shell/modal/openModal.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { getLoginEmail } from '../login/getLoginEmail.js'
import { refused } from '../login/login.fixtures.js'
import { loginWithEmail } from '../login/loginWithEmail.js'
import { cancelSocialLogin } from './cancelSocialLogin.js'
import { continueSocialLogin } from './continueSocialLogin.js'
import { getSocialUser } from './getSocialUser.js'
import { loginWithSocial } from './loginWithSocial.js'
import { resumeSocialLogin } from './resumeSocialLogin.js'
import { createSocialKit, returnUri } from './social.fixtures.js'

const provider: SocialProvider = 'google'
const storageKey = 'latchkit.v1.test.social'
const statusOf = ({ kit }: ReturnType<typeof createSocialKit>) => kit.getState().social?.flow.status

/** A kit whose login waits for the user in the pop-up. */
async function startLogin(options?: Parameters<typeof createSocialKit>[0]) {
  const world = createSocialKit(options)
  void openModal(world.kit)
  const login = loginWithSocial(world.kit, { provider })
  login.catch(() => {})
  await nextMacrotask()
  return { ...world, login, status: () => statusOf(world) }
}

describe('in a pop-up', () => {
  test('default: opens it at once, shows the provider, and connects the wallet', async () => {
    const world = createSocialKit()
    const { kit, frame, popups, post, storage } = world
    void openModal(kit)
    const login = loginWithSocial(kit, { provider })
    // Before anything asynchronous.
    expect(popups.map(({ shown }) => shown)).toEqual([['https://login.example/loading']])
    await nextMacrotask()
    expect(popups[0]?.shown).toEqual(['https://login.example/loading', frame.socialUri])
    expect([statusOf(world), world.view()]).toEqual(['waiting', 'connecting-social'])
    post()
    expect(await login).toMatchObject({ namespace: 'eip155' })
    expect(frame.calls).toEqual([
      ['getSocialUri', 'google'],
      ['connectSocial', returnUri],
    ])
    expect(popups[0]?.closed).toBe(true)
    expect(world.countListeners()).toBe(0)
    expect(kit.getState().modal.status).toBe('closed')
    expect(getSocialUser(kit)).toEqual({ provider: 'google', userName: 'alice' })
    expect(getLoginEmail(kit)).toBeUndefined()
    expect(storage.getItem(storageKey)).not.toBeNull()
  })

  test.each<[string, Parameters<ReturnType<typeof createSocialKit>['post']>[0]]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another shape', { data: returnUri }],
    ['another page', { data: { resultUri: 'https://login.example/sdk?code=1' } }],
    ['another page of another origin', { data: { resultUri: 'https://evil.example/callback?code=1' } }],
    ['an oversized address', { data: { resultUri: returnUri + 'a'.repeat(20_000) } }],
  ])('behavior: ignores a message of %s', async (_, message) => {
    const { post, status, login } = await startLogin()
    post(message)
    await nextMacrotask()
    expect(status()).toBe('waiting')
    post()
    await login
  })

  test('behavior: a second message is ignored', async () => {
    const { post, frame, login } = await startLogin()
    post()
    post({ data: { resultUri: `${returnUri}2` } })
    await login
    expect(frame.calls.filter(([name]) => name === 'connectSocial')).toEqual([['connectSocial', returnUri]])
  })

  test('behavior: the user closes the pop-up', async () => {
    const { popups, clock, login, view, status, countListeners } = await startLogin()
    Object.assign(popups[0] ?? {}, { closed: true })
    await clock.advance(1_000)
    expect(status()).toBe('waiting')
    await clock.advance(1_000)
    await expect(login).rejects.toThrow(AbortedError)
    expect([status(), view(), countListeners()]).toEqual(['idle', 'connect', 0])
  })

  test('behavior: a message that arrives after the pop-up has closed counts', async () => {
    const { popups, clock, login, post } = await startLogin()
    Object.assign(popups[0] ?? {}, { closed: true })
    await clock.advance(1_500)
    post()
    expect(await login).toMatchObject({ namespace: 'eip155' })
  })

  test('behavior: the user closes the pop-up before it shows the provider', async () => {
    const world = createSocialKit()
    world.frame.behavior.set('getSocialUri', 'hangs')
    const login = expect(loginWithSocial(world.kit, { provider })).rejects.toThrow(AbortedError)
    Object.assign(world.popups[0] ?? {}, { closed: true })
    await world.clock.advance(2_000)
    await login
    expect(world.frame.aborted).toBe(1)
  })

  test('behavior: the user declines at the provider', async () => {
    const { post, login, view, status, frame } = await startLogin()
    post({ data: { resultUri: 'https://login.example/callback?error=access_denied&state=a' } })
    await expect(login).rejects.toThrow(AbortedError)
    expect([status(), view()]).toEqual(['idle', 'connect'])
    expect(frame.calls.map(([name]) => name)).toEqual(['getSocialUri'])
  })

  test('error: the provider refuses', async () => {
    const { post, login, view, status } = await startLogin()
    post({ data: { resultUri: 'https://login.example/callback?error=server_error&state=a' } })
    await expect(login).rejects.toMatchObject({
      name: 'SocialLoginError',
      reason: 'provider',
      details: 'server_error',
    })
    expect([status(), view()]).toEqual(['failed', 'connecting-social'])
  })

  test('error: the address is not known after 45 s', async () => {
    const world = createSocialKit()
    const { kit, frame, popups, clock } = world
    frame.behavior.set('getSocialUri', 'hangs')
    const login = loginWithSocial(kit, { provider })
    login.catch(() => {})
    await clock.advance(44_999)
    expect(statusOf(world)).toBe('opening')
    await clock.advance(1)
    await expect(login).rejects.toMatchObject({ name: 'SocialLoginError', reason: 'timeout' })
    expect([popups[0]?.closed, frame.aborted, clock.pending]).toEqual([true, 1, 0])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,a',
    'http://accounts.example',
    'https://a:b@accounts.example',
    '',
  ])('error: the pop-up does not show %s', async (uri) => {
    const { kit, frame, popups } = createSocialKit()
    frame.socialUri = uri
    await expect(loginWithSocial(kit, { provider })).rejects.toThrow(SocialLoginError)
    expect(popups[0]?.shown).toEqual(['https://login.example/loading'])
    expect(popups[0]?.closed).toBe(true)
  })

  test.each(['getSocialUri', 'connectSocial'] as const)('error: the frame refuses %s', async (method) => {
    const { kit, frame, post, popups, storage } = createSocialKit()
    frame.behavior.set(method, refused)
    const login = expect(loginWithSocial(kit, { provider })).rejects.toThrow(refused)
    await nextMacrotask()
    post()
    await login
    expect(popups[0]?.closed).toBe(true)
    expect(storage.getItem(storageKey)).toBeNull()
    expect(getSocialUser(kit)).toBeUndefined()
  })

  test('behavior: leaving the view cancels, and closes the pop-up', async () => {
    const { kit, popups, login, clock, status, countListeners } = await startLogin()
    await goBack(kit)
    await clock.advance(100)
    await expect(login).rejects.toThrow(AbortedError)
    await nextMacrotask()
    expect([status(), popups[0]?.closed, countListeners(), clock.pending]).toEqual(['idle', true, 0, 0])
  })

  test('behavior: a login that is cancelled while it is verified leaves no session in the frame', async () => {
    const { kit, frame, login, post, status } = await startLogin()
    frame.behavior.set('connectSocial', 'hangs')
    post()
    await nextMacrotask()
    expect(status()).toBe('verifying')
    await closeModal(kit)
    await expect(login).rejects.toThrow(AbortedError)
    expect(frame.calls.at(-1)).toEqual(['signOut'])
  })

  test('behavior: a login that is cancelled while the wallet connects cancels the connection', async () => {
    const { kit, wallet, login, post, frame } = await startLogin()
    wallet.behavior = 'hangs'
    post()
    await nextMacrotask()
    expect(kit.getState().connection.eip155?.status).toBe('connecting')
    cancelSocialLogin(kit)
    await expect(login).rejects.toThrow(AbortedError)
    expect(kit.getState().connection.eip155?.status).toBe('disconnected')
    expect(frame.calls.at(-1)).toEqual(['signOut'])
  })

  test('behavior: a user who cancels the passkey is back in the list, without a session', async () => {
    const { kit, frame, login, post, view, status } = await startLogin()
    frame.behavior.set('connectSocial', new UserRejectedError())
    post()
    await expect(login).rejects.toThrow(AbortedError)
    expect([view(), status(), kit.getState().modal.status]).toEqual(['connect', 'idle', 'open'])
    expect(frame.calls.at(-1)).toEqual(['signOut'])
  })

  test('behavior: the error of the connection is that of the login', async () => {
    const { wallet, login, post } = await startLogin()
    wallet.behavior = 'rejects'
    post()
    await expect(login).rejects.toThrow(UserRejectedError)
  })

  test('behavior: a new login replaces one that waits', async () => {
    const { kit, popups, login, post, view } = await startLogin()
    const second = loginWithSocial(kit, { provider: 'github' })
    await expect(login).rejects.toThrow(AbortedError)
    await nextMacrotask()
    expect(popups.map(({ closed }) => closed)).toEqual([true, false])
    expect(view()).toBe('connecting-social')
    post({ source: popups[0] })
    await nextMacrotask()
    expect(kit.getState().social?.flow).toMatchObject({ status: 'waiting', provider: 'github' })
    post()
    await second
    expect(getSocialUser(kit)).toMatchObject({ provider: 'github' })
  })

  test('behavior: a login that is being verified is not replaced', async () => {
    const { kit, frame, popups, post, login } = await startLogin()
    frame.behavior.set('connectSocial', 'hangs')
    post()
    await nextMacrotask()
    await expect(loginWithSocial(kit, { provider })).rejects.toThrow(ActionIgnoredError)
    expect(popups[1]?.closed).toBe(true)
    cancelSocialLogin(kit)
    await expect(login).rejects.toThrow(AbortedError)
  })

  test('behavior: it ends a login by e-mail that waits for the user', async () => {
    const { kit, post } = createSocialKit()
    const email = expect(loginWithEmail(kit, { email: 'alice@example.com' })).rejects.toThrow(AbortedError)
    await nextMacrotask()
    const login = loginWithSocial(kit, { provider })
    await email
    await nextMacrotask()
    post()
    await login
  })

  test('behavior: `signal` cancels its own login only', async () => {
    const { kit, post } = createSocialKit()
    const controller = new AbortController()
    const first = expect(loginWithSocial(kit, { provider, signal: controller.signal })).rejects.toThrow(
      AbortedError,
    )
    await nextMacrotask()
    controller.abort()
    await first
    const second = loginWithSocial(kit, { provider })
    await nextMacrotask()
    post()
    await second
    const aborted = loginWithSocial(kit, { provider, signal: AbortSignal.abort() })
    await expect(aborted).rejects.toThrow(AbortedError)
  })

  test('behavior: disconnecting removes what is stored', async () => {
    const { kit, login, post, storage } = await startLogin()
    post()
    await login
    await disconnect(kit)
    expect(storage.getItem(storageKey)).toBeNull()
    expect(getSocialUser(kit)).toBeUndefined()
    expect(kit.getState().social?.flow.status).toBe('idle')
  })

  test('behavior: the name is shown in one line, without invisible characters', async () => {
    const { kit, frame, login, post } = await startLogin()
    frame.userName = 'al\u202Eice\n'
    post()
    await login
    expect(getSocialUser(kit)).toEqual({ provider: 'google', userName: 'alice' })
  })
})

describe('in this window', () => {
  test('behavior: a pop-up that is blocked, when the user continues', async () => {
    const { kit, frame, status, storage, view } = await startLogin({ isBlocked: true })
    expect([status(), view(), frame.calls]).toEqual([
      'blocked',
      'connecting-social',
      [['getSocialUri', 'google']],
    ])
    continueSocialLogin(kit)
    expect(frame.calls.slice(1)).toEqual([['continueSocial', 'https://my-dapp.example/a?b=c']])
    await nextMacrotask()
    expect(status()).toBe('leaving')
    expect(JSON.parse(storage.getItem('latchkit.v1.test.social_provider') ?? '')).toMatchObject({
      provider: 'google',
      namespace: 'eip155',
      hasModal: true,
    })
  })

  test('behavior: Telegram, at once', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    const { frame, popups, status } = await startLogin()
    expect(frame.calls.map(([name]) => name)).toEqual(['getSocialUri', 'continueSocial'])
    expect([popups.length, status()]).toEqual([0, 'leaving'])
  })

  test('error: without a storage it is not left', async () => {
    const { kit, frame, login, storage } = await startLogin({ isBlocked: true })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    storage.setItem = () => {
      throw new Error('full')
    }
    continueSocialLogin(kit)
    await expect(login).rejects.toMatchObject({ name: 'SocialLoginError', reason: 'start' })
    expect(frame.calls).toEqual([['getSocialUri', 'google']])
    warned.mockRestore()
  })

  const page = `https://my-dapp.example/a?b=c&result_uri=${encodeURIComponent(returnUri)}`

  async function comeBack(options: Parameters<typeof createSocialKit>[0] = {}) {
    const storage = fakeStorage()
    const before = await startLogin({ isBlocked: true, storage })
    continueSocialLogin(before.kit)
    const world = createSocialKit({ storage, page, clock: before.clock, ...options })
    await nextMacrotask()
    return world
  }

  test('default: the login is continued, and the return is removed from the address', async () => {
    const world = await comeBack()
    resumeSocialLogin(world.kit.internal)
    expect(world.replaced).toEqual(['of the router https://my-dapp.example/a?b=c'])
    expect([statusOf(world), world.view()]).toEqual(['verifying', 'connecting-social'])
    await nextMacrotask()
    expect(world.frame.calls).toEqual([['connectSocial', returnUri]])
    expect(world.kit.getState().modal.status).toBe('closed')
    expect(getSocialUser(world.kit)).toEqual({ provider: 'google', userName: 'alice' })
    // Once: the back button of the browser shows the address again.
    resumeSocialLogin(world.kit.internal)
    expect(world.frame.calls).toHaveLength(1)
  })

  test('behavior: a user who has declined is back where the login was started', async () => {
    const uri = 'https://login.example/callback?error=access_denied&state=a'
    const world = await comeBack({ page: `https://my-dapp.example/?result_uri=${encodeURIComponent(uri)}` })
    resumeSocialLogin(world.kit.internal)
    expect([statusOf(world), world.view()]).toEqual(['idle', 'connect'])
  })

  test('behavior: a return that this browser has not asked for is removed only', async () => {
    const world = createSocialKit({ page })
    resumeSocialLogin(world.kit.internal)
    await nextMacrotask()
    expect([world.replaced.length, world.frame.calls.length, world.view()]).toEqual([1, 0, undefined])
  })

  test('behavior: a return after 20 minutes is removed only', async () => {
    const world = await comeBack()
    await world.clock.advance(20 * 60_000)
    resumeSocialLogin(world.kit.internal)
    await nextMacrotask()
    expect([world.replaced.length, world.frame.calls.length]).toEqual([1, 0])
  })

  test('behavior: a return of another origin is left to the app', async () => {
    const evil = `https://my-dapp.example/?result_uri=${encodeURIComponent('https://evil.example/callback?code=1')}`
    const world = await comeBack({ page: evil })
    resumeSocialLogin(world.kit.internal)
    await nextMacrotask()
    expect([world.replaced, world.frame.calls]).toEqual([[], []])
  })
})

test('error: invalid parameters, and a kit without a login', async () => {
  const { kit, popups } = createSocialKit()
  const unknown = 'myspace' as SocialProvider
  await expect(loginWithSocial(kit, { provider: unknown })).rejects.toThrow(InvalidParameterError)
  await expect(loginWithSocial(kit, { provider, namespace: 'solana' })).rejects.toThrow(WalletNotFoundError)
  await expect(loginWithSocial(createTestKit().kit, { provider })).rejects.toThrow(ConfigError)
  expect(popups).toEqual([])
  expect(() => continueSocialLogin(kit)).not.toThrow()
  expect(() => cancelSocialLogin(kit)).not.toThrow()
})
