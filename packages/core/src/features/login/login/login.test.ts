import { expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { LoginCooldownError, LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError, UserRejectedError, WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { openModal } from '../../shell/modal/openModal.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { cancelEmailLogin } from './cancelEmailLogin.js'
import { getLoginEmail } from './getLoginEmail.js'
import { createLoginKit, email } from './login.fixtures.js'
import { loginWithEmail } from './loginWithEmail.js'
import { resendEmail } from './resendEmail.js'
import { toEmailDeviceModel } from './toEmailDeviceModel.js'
import { toEmailLoginModel } from './toEmailLoginModel.js'
import { toEmailOtpModel } from './toEmailOtpModel.js'
import { verifyEmailCode } from './verifyEmailCode.js'

const storageKey = 'latchkit.v1.test.email'

test('default: an e-mail address, its code, and the wallet of the frame is connected', async () => {
  const { kit, frame, clock, storage, view } = createLoginKit()
  void openModal(kit)
  const pending = loginWithEmail(kit, { email: ` ${email} ` })
  expect(toEmailLoginModel(kit.getState(), email).status).toBe('sending')
  await nextMacrotask()
  expect(view()).toBe('email-otp')
  expect(toEmailOtpModel(kit.getState(), clock.now())).toEqual({
    status: 'ready',
    email,
    resend: { seconds: 30 },
  })
  await verifyEmailCode(kit, { code: '123456' })
  expect(await pending).toMatchObject({ namespace: 'eip155', connectorId: 'auth' })
  expect(view()).toBeUndefined()
  expect(frame.calls).toEqual([
    ['connectEmail', email],
    ['connectOtp', '123456'],
  ])
  expect(JSON.parse(storage.getItem(storageKey) ?? '')).toEqual({ email })
  expect(getLoginEmail(kit)).toBe(email)
  // What a page without this code has left behind is not the address of a user.
  await disconnect(kit)
  storage.setItem(storageKey, JSON.stringify({ email }))
  expect(getLoginEmail(kit)).toBeUndefined()
})

test('behavior: on a new device, the link comes before the code, which is the second step', async () => {
  const { kit, frame, clock, view } = createLoginKit()
  frame.emailAction = 'VERIFY_DEVICE'
  void openModal(kit)
  const pending = expect(loginWithEmail(kit, { email })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  expect(view()).toBe('email-device')
  expect(toEmailDeviceModel(kit.getState(), clock.now())).toMatchObject({ status: 'waiting', email })
  frame.timeOut()
  await nextMacrotask()
  // One request to the frame is shorter than the user needs.
  expect(frame.calls.filter(([method]) => method === 'connectDevice')).toHaveLength(2)
  frame.confirmDevice()
  await nextMacrotask()
  expect(view()).toBe('email-otp')
  const second = { status: 'ready', email, isNewDevice: true }
  expect(toEmailOtpModel(kit.getState(), clock.now())).toMatchObject(second)
  await expect(verifyEmailCode(kit, { code: '000000' })).rejects.toThrow('The code is wrong.')
  expect(toEmailOtpModel(kit.getState(), clock.now())).toMatchObject(second)
  await goBack(kit)
  expect(view()).toBe('connect')
  await clock.advance(100)
  await pending
})

test('behavior: a link that is not opened within 10 minutes has ended', async () => {
  const { kit, frame, clock } = createLoginKit()
  frame.emailAction = 'VERIFY_DEVICE'
  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  await clock.advance(600_000)
  frame.timeOut()
  await nextMacrotask()
  expect(toEmailDeviceModel(kit.getState(), clock.now())).toMatchObject({
    status: 'ended',
    failure: { type: 'link-expired' },
    resend: { seconds: 0 },
  })
  await resendEmail(kit)
  expect(toEmailDeviceModel(kit.getState(), clock.now())).toMatchObject({ status: 'waiting' })
})

test('behavior: a live session needs no code', async () => {
  const { kit, frame, view } = createLoginKit()
  frame.emailAction = 'CONNECT'
  void openModal(kit)
  expect(await loginWithEmail(kit, { email })).toMatchObject({ connectorId: 'auth' })
  expect(view()).toBeUndefined()
  expect(frame.calls).toEqual([['connectEmail', email]])
})

test('behavior: a wrong code keeps the form, five end the login', async () => {
  const { kit, frame, clock } = createLoginKit()
  const pending = loginWithEmail(kit, { email })
  const settled = expect(pending).rejects.toThrow(LoginLockedError)
  await nextMacrotask()
  for (let count = 0; count < 4; count++) {
    await expect(verifyEmailCode(kit, { code: '000000' })).rejects.toThrow('The code is wrong.')
    expect(toEmailOtpModel(kit.getState(), clock.now())).toMatchObject({
      status: 'ready',
      failure: { type: 'refused', text: 'The code is wrong.' },
    })
  }
  await expect(verifyEmailCode(kit, { code: '000000' })).rejects.toThrow(LoginLockedError)
  await settled
  expect(toEmailOtpModel(kit.getState(), clock.now())).toEqual({
    status: 'failed',
    email,
    failure: { type: 'locked' },
  })
  await expect(verifyEmailCode(kit, { code: '123456' })).rejects.toThrow(ActionIgnoredError)
  expect(frame.isLoggedIn).toBe(false)
})

test('behavior: a frame that does not answer about a code is no wrong code', async () => {
  const { kit, frame, clock } = createLoginKit()
  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  frame.behavior.set('connectOtp', 'hangs')
  for (let count = 0; count < 6; count++) {
    const verified = expect(verifyEmailCode(kit, { code: '123456' })).rejects.toThrow(AbortedError)
    await nextMacrotask()
    frame.timeOut()
    await verified
  }
  expect(toEmailOtpModel(kit.getState(), clock.now())).toMatchObject({
    status: 'ready',
    failure: { type: 'unreachable' },
  })
})

test('behavior: another e-mail is sent after 30 s at the earliest', async () => {
  const { kit, frame, clock } = createLoginKit()
  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  await clock.advance(12_500)
  const error = await resendEmail(kit).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(LoginCooldownError)
  expect(error).toMatchObject({ message: 'Please try again after 18 seconds', seconds: 18 })
  await clock.advance(17_500)
  await resendEmail(kit)
  expect(frame.calls).toEqual([
    ['connectEmail', email],
    ['connectEmail', email],
  ])
  expect(toEmailOtpModel(kit.getState(), clock.now())).toMatchObject({ resend: { seconds: 30 } })
})

test('behavior: the wait outlives a cancellation and a reload, but is not for another address', async () => {
  const storage = fakeStorage()
  const first = createLoginKit({ storage })
  void loginWithEmail(first.kit, { email }).catch(() => {})
  await nextMacrotask()
  cancelEmailLogin(first.kit)
  await expect(loginWithEmail(first.kit, { email })).rejects.toThrow(LoginCooldownError)
  expect(toEmailLoginModel(first.kit.getState(), email)).toMatchObject({
    failure: { type: 'cooldown', seconds: 30 },
  })
  const other = loginWithEmail(first.kit, { email: 'bob@example.com' })
  await nextMacrotask()
  cancelEmailLogin(first.kit)
  await expect(other).rejects.toThrow(AbortedError)
  // After a reload it is not known which address the last e-mail was sent to.
  const second = createLoginKit({ storage, clock: first.clock })
  await expect(loginWithEmail(second.kit, { email })).rejects.toThrow(LoginCooldownError)
})

test('behavior: a refusal of the address keeps the field, without a wait', async () => {
  const { kit, frame, view } = createLoginKit()
  void openModal(kit)
  frame.behavior.set('connectEmail', new Error('broken'))
  await expect(loginWithEmail(kit, { email })).rejects.toThrow('Something went wrong')
  expect(view()).toBe('connect')
  expect(toEmailLoginModel(kit.getState(), email)).toMatchObject({
    status: 'ready',
    failure: { type: 'unexpected' },
  })
  expect(toEmailLoginModel(kit.getState(), 'bob@example.com')).not.toHaveProperty('failure')
  frame.behavior.clear()
  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  expect(view()).toBe('email-otp')
})

test('behavior: the login ends with the modal, and its requests are aborted', async () => {
  const { kit, frame } = createLoginKit()
  void openModal(kit)
  const first = expect(loginWithEmail(kit, { email })).rejects.toThrow(AbortedError)
  await closeModal(kit)
  await first
  await nextMacrotask()
  expect(frame.aborted).toBe(1)
  expect(kit.getState().login?.flow.status).toBe('idle')
})

test('behavior: a login that is cancelled while a code is verified leaves no session in the frame', async () => {
  const { kit, frame, view } = createLoginKit()
  void openModal(kit)
  const login = expect(loginWithEmail(kit, { email })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  frame.behavior.set('connectOtp', 'hangs')
  const code = expect(verifyEmailCode(kit, { code: '123456' })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  expect(view()).toBe('email-otp')
  await closeModal(kit)
  await Promise.all([login, code])
  expect(frame.calls.at(-1)).toEqual(['signOut'])
})

test('behavior: a user who cancels the passkey after the code is back in the list, without a session', async () => {
  const { kit, frame, view } = createLoginKit()
  void openModal(kit)
  const login = expect(loginWithEmail(kit, { email })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  frame.behavior.set('connectOtp', new UserRejectedError())
  await Promise.all([login, expect(verifyEmailCode(kit, { code: '123456' })).rejects.toThrow(AbortedError)])
  expect([view(), kit.getState().login?.flow.status]).toEqual(['connect', 'idle'])
  expect(frame.calls.at(-1)).toEqual(['signOut'])
})

test('behavior: a login that is cancelled while the wallet connects cancels the connection', async () => {
  const { kit, frame, wallet } = createLoginKit()
  wallet.behavior = 'hangs'
  frame.emailAction = 'CONNECT'
  const login = expect(loginWithEmail(kit, { email })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  expect(kit.getState().connection.eip155?.status).toBe('connecting')
  cancelEmailLogin(kit)
  await login
  expect(kit.getState().connection.eip155?.status).toBe('disconnected')
  expect(frame.calls.at(-1)).toEqual(['signOut'])
})

test('behavior: the error of the connection is that of the login', async () => {
  const { kit, frame, wallet } = createLoginKit()
  wallet.behavior = 'rejects'
  frame.emailAction = 'CONNECT'
  await expect(loginWithEmail(kit, { email })).rejects.toThrow(UserRejectedError)
  expect(getLoginEmail(kit)).toBeUndefined()
})

test('behavior: disconnecting removes what is stored; another wallet does not', async () => {
  const { kit, frame, storage } = createLoginKit()
  frame.emailAction = 'CONNECT'
  await loginWithEmail(kit, { email })
  expect(storage.getItem(storageKey)).not.toBeNull()
  await disconnect(kit)
  expect(storage.getItem(storageKey)).toBeNull()
  expect(kit.getState().login).toEqual({ flow: { status: 'idle' } })
})

test('behavior: `signal` cancels its own login only', async () => {
  const { kit } = createLoginKit()
  const controller = new AbortController()
  const first = expect(loginWithEmail(kit, { email, signal: controller.signal })).rejects.toThrow(
    AbortedError,
  )
  const second = loginWithEmail(kit, { email: 'bob@example.com' })
  await first
  controller.abort()
  await nextMacrotask()
  expect(kit.getState().login?.flow).toMatchObject({ status: 'verifyOtp', email: 'bob@example.com' })
  cancelEmailLogin(kit)
  await expect(second).rejects.toThrow(AbortedError)
  const aborted = loginWithEmail(kit, { email: 'eve@example.com', signal: AbortSignal.abort() })
  await expect(aborted).rejects.toThrow(AbortedError)
})

test('error: invalid parameters, and a kit without a login', async () => {
  const { kit } = createLoginKit()
  await expect(loginWithEmail(kit, { email: 'alice@' })).rejects.toThrow(InvalidParameterError)
  await expect(loginWithEmail(kit, { email, namespace: 'solana' })).rejects.toThrow(WalletNotFoundError)
  const code = await verifyEmailCode(kit, { code: '12345x' }).catch((reason: unknown) => reason)
  expect(code).toBeInstanceOf(InvalidParameterError)
  expect(String(code)).not.toContain('12345x')
  await expect(verifyEmailCode(kit, { code: '123456' })).rejects.toThrow(ActionIgnoredError)
  await expect(resendEmail(kit)).rejects.toThrow(ActionIgnoredError)
  expect(() => cancelEmailLogin(kit)).not.toThrow()
  const without = createTestKit().kit
  await expect(loginWithEmail(without, { email })).rejects.toThrow(ConfigError)
  await expect(verifyEmailCode(without, { code: '123456' })).rejects.toThrow(ConfigError)
  await expect(resendEmail(without)).rejects.toThrow(ConfigError)
})

test('behavior: no state and no fact contains a code', async () => {
  const { kit, facts } = createLoginKit()
  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  const verified = verifyEmailCode(kit, { code: '987654' }).catch(() => {})
  const during = JSON.stringify(kit.getState())
  await verified
  expect(during).toContain('verifying')
  expect(during + JSON.stringify(kit.getState()) + JSON.stringify(facts)).not.toContain('987654')
})
