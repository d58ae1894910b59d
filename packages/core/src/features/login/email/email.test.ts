import { expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { getLoginEmail } from '../login/getLoginEmail.js'
import { createLoginKit, email } from '../login/login.fixtures.js'
import { loginWithEmail } from '../login/loginWithEmail.js'
import { changeEmail } from './changeEmail.js'
import { toEmailChangeCodeModel } from './toEmailChangeCodeModel.js'
import { toUpdateEmailModel } from './toUpdateEmailModel.js'
import { verifyEmailChangeCode } from './verifyEmailChangeCode.js'

const newEmail = 'bob@example.com'

/** A user who is logged in, at the view of the new address. */
async function setUp() {
  const world = createLoginKit()
  const { kit, frame } = world
  frame.emailAction = 'CONNECT'
  await loginWithEmail(kit, { email })
  void openModal(kit)
  await navigate(kit, { route: { view: 'update-email' } })
  const model = (text?: string) => toUpdateEmailModel(kit.getState(), text, getLoginEmail(kit))
  return { ...world, model }
}

test('default: a code of the current address, then one of the new address', async () => {
  const { kit, view, model } = await setUp()
  expect(model()).toEqual({ status: 'ready', current: email, email, check: 'unchanged' })
  const pending = changeEmail(kit, { email: newEmail })
  expect(model(newEmail)).toMatchObject({ status: 'sending', check: 'valid' })
  await nextMacrotask()
  expect(view()).toBe('update-email-primary')
  expect(toEmailChangeCodeModel(kit.getState(), 'primary', email)).toEqual({ status: 'ready', email })
  await verifyEmailChangeCode(kit, { code: '123456' })
  expect(view()).toBe('update-email-secondary')
  expect(toEmailChangeCodeModel(kit.getState(), 'secondary', email)).toEqual({
    status: 'ready',
    email: newEmail,
  })
  await verifyEmailChangeCode(kit, { code: '123456' })
  expect(await pending).toBe(newEmail)
  expect(view()).toBe('account')
  expect(getLoginEmail(kit)).toBe(newEmail)
})

test('behavior: a user without an address enters one code', async () => {
  const { kit, frame, view } = await setUp()
  frame.changeAction = 'VERIFY_SECONDARY_OTP'
  const pending = changeEmail(kit, { email: newEmail })
  await nextMacrotask()
  expect(view()).toBe('update-email-secondary')
  await verifyEmailChangeCode(kit, { code: '123456' })
  expect(await pending).toBe(newEmail)
})

test('behavior: a wrong code keeps the view, five end the change', async () => {
  const { kit } = await setUp()
  const settled = expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(LoginLockedError)
  await nextMacrotask()
  for (let count = 0; count < 4; count++)
    await expect(verifyEmailChangeCode(kit, { code: '000000' })).rejects.toThrow('The code is wrong.')
  expect(toEmailChangeCodeModel(kit.getState(), 'primary', email)).toMatchObject({
    status: 'ready',
    failure: { type: 'refused' },
  })
  await expect(verifyEmailChangeCode(kit, { code: '000000' })).rejects.toThrow(LoginLockedError)
  await settled
  expect(toEmailChangeCodeModel(kit.getState(), 'primary', email)).toMatchObject({
    status: 'failed',
    failure: { type: 'locked' },
  })
  await expect(verifyEmailChangeCode(kit, { code: '123456' })).rejects.toThrow(ActionIgnoredError)
  expect(getLoginEmail(kit)).toBe(email)
})

test('behavior: the change ends with its views, and its requests are aborted', async () => {
  const { kit, frame, clock, view } = await setUp()
  const first = expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  await goBack(kit)
  await clock.advance(100)
  await first
  expect(view()).toBe('update-email')
  frame.behavior.set('updateEmailPrimaryOtp', 'hangs')
  const second = expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  const code = expect(verifyEmailChangeCode(kit, { code: '123456' })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  await closeModal(kit)
  await Promise.all([second, code])
  expect(frame.aborted).toBe(1)
  expect(kit.getState().email).toEqual({ status: 'idle' })
})

test('behavior: a newer change replaces the one before, unless a code is being verified', async () => {
  const { kit, frame } = await setUp()
  const first = expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(AbortedError)
  const controller = new AbortController()
  const second = expect(
    changeEmail(kit, { email: 'carol@example.com', signal: controller.signal }),
  ).rejects.toThrow(AbortedError)
  await first
  await nextMacrotask()
  frame.behavior.set('updateEmailPrimaryOtp', 'hangs')
  const code = expect(verifyEmailChangeCode(kit, { code: '123456' })).rejects.toThrow(AbortedError)
  await expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(ActionIgnoredError)
  controller.abort()
  await Promise.all([second, code])
})

test('behavior: a refusal of the address is shown with that address only', async () => {
  const { kit, frame, view, model } = await setUp()
  frame.behavior.set('updateEmail', new Error('broken'))
  await expect(changeEmail(kit, { email: newEmail })).rejects.toThrow('Something went wrong')
  expect(view()).toBe('update-email')
  expect(model(newEmail)).toMatchObject({ failure: { type: 'unexpected' } })
  expect(model('bobby@example.com')).not.toHaveProperty('failure')
})

test('behavior: a change that the user declines in the frame shows no failure', async () => {
  const { kit, frame, view, model } = await setUp()
  frame.behavior.set('updateEmail', new UserRejectedError())
  await expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(UserRejectedError)
  expect(view()).toBe('update-email')
  expect(model(newEmail)).toMatchObject({ status: 'ready' })
  expect(model(newEmail)).not.toHaveProperty('failure')
})

test('behavior: disconnecting ends the change, and closes its views', async () => {
  const { kit, view } = await setUp()
  const pending = expect(changeEmail(kit, { email: newEmail })).rejects.toThrow(AbortedError)
  await nextMacrotask()
  await disconnect(kit)
  await pending
  expect(view()).toBeUndefined()
})

test('error: invalid parameters, and a kit without a login', async () => {
  const { kit } = await setUp()
  await expect(changeEmail(kit, { email: 'bob' })).rejects.toThrow(InvalidParameterError)
  await expect(verifyEmailChangeCode(kit, { code: '1' })).rejects.toThrow(InvalidParameterError)
  const aborted = changeEmail(kit, { email: newEmail, signal: AbortSignal.abort() })
  await expect(aborted).rejects.toThrow(AbortedError)
  const without = createTestKit().kit
  await expect(changeEmail(without, { email: newEmail })).rejects.toThrow(ConfigError)
  await expect(verifyEmailChangeCode(without, { code: '123456' })).rejects.toThrow(ConfigError)
})
