import { expect, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { changeEmail } from '../../login/email/changeEmail.js'
import { verifyEmailChangeCode } from '../../login/email/verifyEmailChangeCode.js'
import { createLoginKit, email } from '../../login/login/login.fixtures.js'
import { loginWithEmail } from '../../login/login/loginWithEmail.js'
import { resendEmail } from '../../login/login/resendEmail.js'
import { selectEmailLogin } from '../../login/login/selectEmailLogin.js'
import { verifyEmailCode } from '../../login/login/verifyEmailCode.js'
import { loginWithPasskey } from '../../login/passkey/loginWithPasskey.js'
import { cancelSocialLogin } from '../../login/social/cancelSocialLogin.js'
import { loginWithSocial } from '../../login/social/loginWithSocial.js'
import { transition } from '../../login/social/machine.js'
import { createSocialKit } from '../../login/social/social.fixtures.js'
import type { SocialEvent } from '../../login/social/types.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { toTelemetry } from './rules.js'

const code = '123456'
const newEmail = 'bob@example.com'

/** A sink that records the names and properties of the events after INITIALIZE, with which each kit begins. */
function createSink() {
  const events: (readonly [string, object])[] = []
  const telemetry = {
    track: ({ event, properties }: { event: string; properties: object }) => {
      if (event !== 'INITIALIZE') events.push([event, properties])
    },
  }
  return { events, telemetry, names: () => events.map(([event]) => event) }
}

test('default: an e-mail login on a new device', async () => {
  const { telemetry, events, names } = createSink()
  const { kit, frame } = createLoginKit({ telemetry })
  frame.emailAction = 'VERIFY_DEVICE'
  const login = loginWithEmail(kit, { email })
  await nextMacrotask()
  frame.confirmDevice()
  await nextMacrotask()
  await verifyEmailCode(kit, { code })
  await login
  await expect.poll(names).toHaveLength(5)
  expect(events).toEqual([
    ['EMAIL_SUBMITTED', {}],
    ['DEVICE_REGISTERED_FOR_EMAIL', {}],
    ['EMAIL_VERIFICATION_CODE_SENT', {}],
    ['EMAIL_VERIFICATION_CODE_PASS', {}],
    ['CONNECT_SUCCESS', { method: 'email', name: '' }],
  ])
})

test('behavior: a code that is sent again has its event; a code without a decision has none', async () => {
  const { telemetry, names } = createSink()
  const { kit, frame, clock } = createLoginKit({ telemetry })
  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  await clock.advance(30_000)
  await resendEmail(kit)
  frame.behavior.set('connectOtp', 'hangs')
  const verified = verifyEmailCode(kit, { code }).catch(() => {})
  await nextMacrotask()
  frame.timeOut()
  await verified
  frame.behavior.set('connectOtp', new LatchkitError({ code: 'frame-load', shortMessage: 'Not loaded.' }))
  await verifyEmailCode(kit, { code }).catch(() => {})
  await expect.poll(names).toContain('EMAIL_VERIFICATION_CODE_FAIL')
  expect(names()).toEqual([
    'EMAIL_SUBMITTED',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_FAIL',
  ])
})

test('behavior: a change of the e-mail address', async () => {
  const { telemetry, names } = createSink()
  const { kit, frame } = createLoginKit({ telemetry })
  frame.emailAction = 'CONNECT'
  await loginWithEmail(kit, { email })
  void openModal(kit)
  await navigate(kit, { route: { view: 'update-email' } })
  const change = changeEmail(kit, { email: newEmail })
  await nextMacrotask()
  await verifyEmailChangeCode(kit, { code })
  await verifyEmailChangeCode(kit, { code })
  await change
  await closeModal(kit)
  await expect.poll(names).toContain('MODAL_CLOSE')
  const codeEvents = ['EMAIL_VERIFICATION_CODE_SENT', 'EMAIL_VERIFICATION_CODE_PASS']
  expect(names()).toEqual([
    'EMAIL_SUBMITTED',
    'CONNECT_SUCCESS',
    'MODAL_OPEN',
    'EMAIL_EDIT',
    ...codeEvents,
    ...codeEvents,
    'MODAL_CLOSE',
  ])
})

test('behavior: the user has chosen the e-mail login', async () => {
  const { telemetry, events, names } = createSink()
  const { kit, frame } = createLoginKit({ telemetry })
  selectEmailLogin(kit)
  frame.emailAction = 'CONNECT'
  await loginWithEmail(kit, { email })
  await expect.poll(names).toHaveLength(3)
  expect(events).toEqual([
    ['EMAIL_LOGIN_SELECTED', {}],
    ['EMAIL_SUBMITTED', {}],
    ['CONNECT_SUCCESS', { method: 'email', name: '' }],
  ])
})

test('behavior: a social login, and one that was cancelled', async () => {
  const { telemetry, events, names } = createSink()
  const { kit, post } = createSocialKit({ telemetry })
  const login = loginWithSocial(kit, { provider: 'google' })
  await nextMacrotask()
  post()
  await login
  void loginWithSocial(kit, { provider: 'x' }).catch(() => {})
  await nextMacrotask()
  cancelSocialLogin(kit)
  await expect.poll(names).toHaveLength(6)
  expect(events).toEqual([
    ['SOCIAL_LOGIN_STARTED', { provider: 'google' }],
    ['SOCIAL_LOGIN_REQUEST_USER_DATA', { provider: 'google' }],
    ['CONNECT_SUCCESS', { method: 'social', name: '' }],
    ['SOCIAL_LOGIN_SUCCESS', { provider: 'google' }],
    ['SOCIAL_LOGIN_STARTED', { provider: 'x' }],
    ['SOCIAL_LOGIN_CANCELED', { provider: 'x' }],
  ])
})

test('behavior: a login with a passkey', async () => {
  const { telemetry, events, names } = createSink()
  const { kit } = createSocialKit({ telemetry })
  await loginWithPasskey(kit)
  await expect.poll(names).toHaveLength(1)
  expect(events).toEqual([['CONNECT_SUCCESS', { method: 'passkey', name: '' }]])
})

test('behavior: a login that is resumed was started on the page before', () => {
  const { kit } = createSocialKit()
  const attempt = { id: '1', provider: 'google', connectorId: 'auth', namespace: 'eip155' } as const
  const uri = 'https://login.example/callback?code=1'
  const toEvents = (input: SocialEvent) =>
    transition({ flow: { status: 'idle' } }, input).emit?.map(
      (fact) => toTelemetry({ ...fact, feature: 'social' }, kit.getState(), kit.config)?.event,
    )
  expect(toEvents({ type: 'start', attempt })).toEqual(['SOCIAL_LOGIN_STARTED'])
  expect(toEvents({ type: 'resume', attempt, uri })).toEqual([undefined, 'SOCIAL_LOGIN_REQUEST_USER_DATA'])
})

test('behavior: no e-mail address, code or user name, even if the frame repeats them in its messages', async () => {
  const { telemetry, events, names } = createSink()
  const world = createSocialKit({ telemetry })
  const { kit, frame, wallet, post } = world
  const text = `${email} has no code ${code}.`
  const refusal = new LatchkitError({ code: 'frame-request', shortMessage: text, details: text })

  void loginWithEmail(kit, { email }).catch(() => {})
  await nextMacrotask()
  frame.behavior.set('connectOtp', refusal)
  await verifyEmailCode(kit, { code }).catch(() => {})
  frame.behavior.clear()
  wallet.behavior = 'rejects'
  await verifyEmailCode(kit, { code })
  frame.behavior.set('connectSocial', refusal)
  const social = loginWithSocial(kit, { provider: 'google' }).catch(() => {})
  await nextMacrotask()
  post()
  await social
  await expect.poll(names).toContain('SOCIAL_LOGIN_ERROR')
  const message = 'The login frame has refused the request.'
  expect(events).toContainEqual(['EMAIL_VERIFICATION_CODE_FAIL', { message }])
  expect(events).toContainEqual(['SOCIAL_LOGIN_ERROR', { provider: 'google', message }])
  for (const secret of [email, code, 'alice']) expect(JSON.stringify(events)).not.toContain(secret)
})
