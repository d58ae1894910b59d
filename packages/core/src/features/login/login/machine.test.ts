import { expect, test } from 'vitest'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { email, refused as error } from './login.fixtures.js'
import { transition } from './machine.js'
import type { LoginFlow, LoginInput, LoginState } from './types.js'

const attempt = { id: '1', email, connectorId: 'auth', namespace: 'eip155' } as const
const other = { ...attempt, id: '2', email: 'bob@example.com' }
const flows = {
  idle: { status: 'idle' },
  starting: { status: 'starting', ...attempt },
  device: { status: 'verifyDevice', since: 0, isWaiting: true, ...attempt },
  deviceEnded: { status: 'verifyDevice', since: 0, isWaiting: false, error, ...attempt },
  deviceResending: { status: 'verifyDevice', since: 0, isWaiting: true, resendId: 'r', ...attempt },
  otp: { status: 'verifyOtp', wrongCodes: 0, ...attempt },
  otpLast: { status: 'verifyOtp', wrongCodes: 4, error, ...attempt },
  otpResending: { status: 'verifyOtp', wrongCodes: 4, resendId: 'r', ...attempt },
  verifying: { status: 'verifying', wrongCodes: 0, verifyId: 'v', ...attempt },
  verifyingLast: { status: 'verifying', wrongCodes: 4, verifyId: 'v', ...attempt },
  connecting: { status: 'connecting', ...attempt },
  done: { status: 'done', ...attempt },
  failed: { status: 'failed', error, ...attempt },
} satisfies Record<string, LoginFlow>
type FlowName = keyof typeof flows
const names = Object.keys(flows) as FlowName[]

const at = 100_000
const inputs = {
  'start with the same address': { type: 'start', attempt: { ...attempt, id: '2' }, at },
  'start with another address': { type: 'start', attempt: other, at },
  'link sent': { type: 'emailSent', id: '1', action: 'VERIFY_DEVICE', at },
  'code sent': { type: 'emailSent', id: '1', action: 'VERIFY_OTP', at },
  'no e-mail needed': { type: 'emailSent', id: '1', action: 'CONNECT', at },
  'e-mail of another attempt': { type: 'emailSent', id: '2', action: 'CONNECT', at },
  'e-mail failed': { type: 'emailFailed', id: '1', error },
  'link confirmed': { type: 'deviceApproved', id: '1', at },
  'link of another attempt': { type: 'deviceApproved', id: '2', at },
  'link timed out': { type: 'deviceTimedOut', id: '1', at, error },
  'link expired': { type: 'deviceTimedOut', id: '1', at: 600_000, error },
  'link failed': { type: 'deviceFailed', id: '1', error },
  resend: { type: 'resend', resendId: 's', at },
  'resend too early': { type: 'resend', resendId: 's', at: 1_000 },
  verify: { type: 'verify', verifyId: 'w', code: '123456' },
  accepted: { type: 'codeAccepted', verifyId: 'v' },
  'accepted, of another code': { type: 'codeAccepted', verifyId: 'w' },
  rejected: { type: 'codeRejected', verifyId: 'v', error, isAborted: false },
  'not decided': { type: 'codeRejected', verifyId: 'v', error, isAborted: true },
  'wallet connected': { type: 'walletConnected', id: '1' },
  'another wallet connected': { type: 'walletConnected', id: '2' },
  'wallet failed': { type: 'walletFailed', id: '1', error },
  cancel: { type: 'cancel' },
} satisfies Record<string, LoginInput>

/** A short form of a step: the flow, then effects and facts. `=`: ignored. */
function toText(before: LoginState, input: LoginInput): string {
  const { state, run = [], emit = [] } = transition(before, input)
  if (state === before && run.length + emit.length === 0) return '='
  const { flow } = state
  const flags = [
    flow.status,
    'id' in flow && flow.id !== '1' && `#${flow.id}`,
    'wrongCodes' in flow && flow.wrongCodes > 0 && `wrong:${flow.wrongCodes}`,
    'isWaiting' in flow && !flow.isWaiting && 'ended',
    'resendId' in flow && flow.resendId !== undefined && `resend:${flow.resendId}`,
    'error' in flow && flow.error && `error:${flow.error.code}`,
  ]
  const effects = run.map((effect) => (effect.type === 'cancel' ? 'abort' : effect.type))
  const facts = emit.map((fact) => `!${fact.type}`)
  return [...flags.filter(Boolean), ...effects, ...facts].join(' ')
}

const started = 'starting #2 sendEmail !submitted'
const sent = { device: 'verifyDevice storeSent waitForDevice', otp: 'verifyOtp storeSent' }
// Every event in every state in which it is not ignored.
const table: Record<keyof typeof inputs, Partial<Record<FlowName, string>>> = {
  'start with the same address': {
    idle: started,
    starting: 'starting #2 abort sendEmail !cancelled !submitted',
    device: 'starting #2 abort sendEmail !cancelled !submitted',
    deviceEnded: 'starting #2 abort sendEmail !cancelled !submitted',
    deviceResending: 'starting #2 abort sendEmail !notResent !cancelled !submitted',
    otp: 'starting #2 abort sendEmail !cancelled !submitted',
    otpLast: 'starting #2 abort sendEmail !cancelled !submitted',
    otpResending: 'starting #2 abort sendEmail !notResent !cancelled !submitted',
    done: started,
    failed: started,
  },
  'start with another address': {},
  'link sent': {
    starting: `${sent.device} !deviceNeeded`,
    deviceResending: `${sent.device} !resent`,
    otpResending: `${sent.device} !resent !deviceNeeded`,
  },
  'code sent': {
    starting: `${sent.otp} !codeSent !codeNeeded`,
    deviceResending: `${sent.otp} !resent !codeSent !codeNeeded`,
    otpResending: `${sent.otp} !resent !codeSent`,
  },
  'no e-mail needed': {
    starting: 'connecting !verified',
    deviceResending: 'connecting !resent !verified',
    otpResending: 'connecting !resent !verified',
  },
  'e-mail of another attempt': {},
  'e-mail failed': {
    starting: 'failed error:frame-request !failed',
    deviceResending: 'verifyDevice error:frame-request waitForDevice !notResent',
    otpResending: 'verifyOtp wrong:4 error:frame-request !notResent',
  },
  'link confirmed': { device: `${sent.otp} !deviceRegistered !codeSent !codeNeeded` },
  'link of another attempt': {},
  // A request to the frame that has ended is not repeated.
  'link timed out': { device: 'verifyDevice waitForDevice' },
  'link expired': { device: 'verifyDevice ended error:login-link-expired' },
  'link failed': { device: 'verifyDevice ended error:frame-request' },
  resend: {
    device: 'verifyDevice resend:s sendEmail',
    deviceEnded: 'verifyDevice ended resend:s sendEmail',
    otp: 'verifyOtp resend:s sendEmail',
    otpLast: 'verifyOtp wrong:4 resend:s sendEmail',
  },
  'resend too early': {
    device: 'verifyDevice !notResent',
    deviceEnded: 'verifyDevice ended error:frame-request !notResent',
    otp: 'verifyOtp !notResent',
    otpLast: 'verifyOtp wrong:4 error:frame-request !notResent',
  },
  verify: { otp: 'verifying verifyCode', otpLast: 'verifying wrong:4 verifyCode' },
  accepted: {
    verifying: 'connecting !codeAccepted !verified',
    verifyingLast: 'connecting !codeAccepted !verified',
  },
  'accepted, of another code': {},
  rejected: {
    verifying: 'verifyOtp wrong:1 error:frame-request !codeRejected',
    verifyingLast: 'failed error:login-locked !codeRejected !failed',
  },
  'not decided': {
    verifying: 'verifyOtp error:frame-request !codeRejected',
    verifyingLast: 'verifyOtp wrong:4 error:frame-request !codeRejected',
  },
  'wallet connected': { connecting: 'done storeLogin !loggedIn' },
  'another wallet connected': {},
  'wallet failed': { connecting: 'failed error:frame-request !failed' },
  cancel: {
    starting: 'idle abort !cancelled',
    device: 'idle abort !cancelled',
    deviceEnded: 'idle abort !cancelled',
    deviceResending: 'idle abort !notResent !cancelled',
    otp: 'idle abort !cancelled',
    otpLast: 'idle abort !cancelled',
    otpResending: 'idle abort !notResent !cancelled',
    verifying: 'idle abort signOut !codeRejected !cancelled',
    verifyingLast: 'idle abort signOut !codeRejected !cancelled',
    connecting: 'idle abort signOut !cancelled',
    done: 'idle',
    failed: 'idle',
  },
}
table['start with another address'] = table['start with the same address']

const cases = (Object.keys(inputs) as (keyof typeof inputs)[]).flatMap((input) =>
  names.map((name) => ({ input, name, expected: table[input][name] ?? '=' })),
)

test.each(cases)('$name, $input: $expected', (row) => {
  const state: LoginState = { flow: flows[row.name], sent: { at: 0, to: email } }
  expect(toText(state, inputs[row.input])).toBe(row.expected)
})

test.each(names)('behavior: a logout in %s removes what is stored', (name) => {
  const state: LoginState = { flow: flows[name] }
  const step = transition(state, { type: 'loggedOut' })
  expect(step.run).toMatchObject([{ type: 'clearStored' }])
  expect(step.state.flow.status).toBe(name === 'done' ? 'idle' : flows[name].status)
})

test.each(names)('behavior: what is only for telemetry changes nothing in %s', (name) => {
  const state: LoginState = { flow: flows[name] }
  expect(transition(state, { type: 'selected' })).toEqual({ state, emit: [{ type: 'selected' }] })
})

test('behavior: a start within 30 s of the last e-mail fails, and ends the login before it', () => {
  const step = transition(
    { flow: flows.otp, sent: { at: 0, to: email } },
    { type: 'start', attempt: { ...attempt, id: '2' }, at: 10_000 },
  )
  expect(step.state.flow).toMatchObject({ status: 'failed', error: { seconds: 20 } })
  expect(step.emit).toMatchObject([
    { type: 'cancelled', id: '1' },
    { type: 'failed', id: '2' },
  ])
  expect(step.run).toEqual([{ type: 'cancel', key: 'frame' }])
})

test('behavior: a handler that throws counts as a failure that decides nothing', () => {
  const failed = (effect: { type: string }): LoginInput =>
    ({ type: 'failed', effect, error: new AbortedError() }) as LoginInput
  const step = transition({ flow: flows.verifyingLast }, failed({ type: 'verifyCode', ...{ verifyId: 'v' } }))
  expect(step.state.flow).toMatchObject({ status: 'verifyOtp', wrongCodes: 4 })
  const sending = transition({ flow: flows.starting }, failed({ type: 'sendEmail', ...{ id: '1' } }))
  expect(sending.state.flow.status).toBe('failed')
  const waiting = transition({ flow: flows.device }, failed({ type: 'waitForDevice', ...{ id: '1' } }))
  expect(waiting.state.flow).toMatchObject({ isWaiting: false })
  const state: LoginState = { flow: flows.otp }
  expect(transition(state, failed({ type: 'storeSent' }))).toEqual({ state })
})
