import { expect, test } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { farcasterMs } from '../../../foundation/limits.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { openModal } from '../../shell/modal/openModal.js'
import { email, refused } from '../login/login.fixtures.js'
import { loginWithEmail } from '../login/loginWithEmail.js'
import { verifyEmailCode } from '../login/verifyEmailCode.js'
import { getSocialUser } from './getSocialUser.js'
import { loginWithSocial } from './loginWithSocial.js'
import { createSocialKit } from './social.fixtures.js'
import { toConnectingFarcasterModel } from './toConnectingFarcasterModel.js'

const provider = 'farcaster'

/** A kit whose login with Farcaster waits for the user. */
async function startLogin(before: (world: ReturnType<typeof createSocialKit>) => void = () => {}) {
  const world = createSocialKit()
  const { kit } = world
  before(world)
  void openModal(kit)
  const login = loginWithSocial(kit, { provider })
  login.catch(() => {})
  await nextMacrotask()
  const model = (isPhone = false) => toConnectingFarcasterModel(kit.getState(), { isPhone })
  return { ...world, login, model, status: () => kit.getState().social?.flow.status }
}

test('default: shows the address, waits for the user, and connects the wallet', async () => {
  const { kit, frame, login, model, view, popups, clock } = await startLogin()
  expect([view(), popups]).toEqual(['connecting-farcaster', []])
  expect(model()).toEqual({ status: 'waiting', isPhone: false, url: frame.socialUri })
  expect(model(true)).toEqual({ status: 'waiting', isPhone: true, url: frame.socialUri })
  frame.approveFarcaster()
  expect(await login).toMatchObject({ namespace: 'eip155' })
  expect(frame.calls).toEqual([['getSocialUri', 'farcaster'], ['connectFarcaster']])
  expect(kit.getState().modal.status).toBe('closed')
  expect(getSocialUser(kit)).toEqual({ provider: 'farcaster', userName: 'alice' })
  expect([model(), clock.pending]).toEqual([{ status: 'none' }, 0])
})

test('behavior: until the address is known, the view prepares it', async () => {
  const { model, clock, login } = await startLogin(({ frame }) => frame.behavior.set('getSocialUri', 'hangs'))
  expect(model()).toEqual({ status: 'preparing', isPhone: false })
  await clock.advance(45_000)
  await expect(login).rejects.toMatchObject({ name: 'SocialLoginError', reason: 'timeout' })
  expect(model()).toMatchObject({ status: 'failed', failure: { type: 'unreachable' } })
})

test('behavior: the user declines, and tries again', async () => {
  const { kit, frame, login, model, view } = await startLogin(({ frame }) =>
    frame.behavior.set('connectFarcaster', new UserRejectedError()),
  )
  await expect(login).rejects.toThrow(UserRejectedError)
  expect([view(), model()]).toEqual(['connecting-farcaster', { status: 'declined', isPhone: false }])
  // The session of a user who has cancelled the passkey.
  expect(frame.calls.at(-1)).toEqual(['signOut'])
  frame.behavior.clear()
  const again = loginWithSocial(kit, { provider })
  await nextMacrotask()
  expect([view(), model().status]).toEqual(['connecting-farcaster', 'waiting'])
  frame.approveFarcaster()
  await again
})

test('behavior: the login expires, and the frame is not asked any more', async () => {
  const { frame, login, model, clock } = await startLogin()
  await clock.advance(farcasterMs - 1)
  expect(model().status).toBe('waiting')
  await clock.advance(1)
  await expect(login).rejects.toMatchObject({ name: 'SocialLoginError', reason: 'expired' })
  expect([model().status, frame.aborted, clock.pending]).toEqual(['expired', 1, 0])
})

test('behavior: a login by e-mail that begins before the view of Farcaster is left goes on', async () => {
  const { kit, frame, login, clock } = await startLogin()
  await goBack(kit)
  const emailLogin = loginWithEmail(kit, { email })
  await clock.advance(100)
  await expect(login).rejects.toThrow(AbortedError)
  await nextMacrotask()
  expect([frame.aborted, frame.calls.filter(([name]) => name === 'signOut')]).toEqual([1, []])
  await verifyEmailCode(kit, { code: frame.code })
  await emailLogin
  expect(getSocialUser(kit)).toBeUndefined()
})

test('behavior: a login by e-mail works after the user has left Farcaster', async () => {
  const { kit, frame, login, model, status, clock } = await startLogin()
  await goBack(kit)
  await clock.advance(100)
  await expect(login).rejects.toThrow(AbortedError)
  await nextMacrotask()
  expect([status(), model(), frame.aborted, clock.pending]).toEqual(['idle', { status: 'none' }, 1, 0])
  frame.approveFarcaster()
  const emailLogin = loginWithEmail(kit, { email })
  await nextMacrotask()
  await verifyEmailCode(kit, { code: frame.code })
  await emailLogin
  expect(getSocialUser(kit)).toBeUndefined()
})

test('behavior: closing the modal ends a session that the frame has begun meanwhile', async () => {
  const { kit, frame, login } = await startLogin()
  await closeModal(kit)
  await expect(login).rejects.toThrow(AbortedError)
  expect(frame.calls.at(-1)).toEqual(['signOut'])
})

test('behavior: leaving Farcaster keeps the session of a user who is logged in', async () => {
  const world = createSocialKit()
  const { kit, frame } = world
  frame.emailAction = 'CONNECT'
  await loginWithEmail(kit, { email })
  const login = expect(loginWithSocial(kit, { provider })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  kit.internal.send({ feature: 'social', event: { type: 'cancel' } })
  await login
  await nextMacrotask()
  expect(frame.calls.map(([name]) => name)).toEqual(['connectEmail', 'getSocialUri', 'connectFarcaster'])
})

test.each(['javascript:alert(1)', 'http://accounts.example', ''])('error: %s is not shown', async (uri) => {
  const { login, model } = await startLogin(({ frame }) => {
    frame.socialUri = uri
  })
  await expect(login).rejects.toMatchObject({ name: 'SocialLoginError', reason: 'start' })
  expect(model().status).toBe('failed')
})

test.each(['getSocialUri', 'connectFarcaster'] as const)('error: the frame refuses %s', async (method) => {
  const { login, model } = await startLogin(({ frame }) => frame.behavior.set(method, refused))
  await expect(login).rejects.toThrow(refused)
  expect(model()).toMatchObject({
    status: 'failed',
    failure: { type: 'refused', text: 'The code is wrong.' },
  })
})

test('behavior: the views of the logins replace each other', async () => {
  const { kit, view, login } = await startLogin()
  const social = loginWithSocial(kit, { provider: 'google' })
  social.catch(() => {})
  await expect(login).rejects.toThrow(AbortedError)
  await nextMacrotask()
  expect(view()).toBe('connecting-social')
  await goBack(kit)
  expect(view()).toBe('connect')
})
