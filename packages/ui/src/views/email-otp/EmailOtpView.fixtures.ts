import type { EmailOtpModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const email = 'alice@example.com'

export const fixtures: Fixtures<EmailOtpModel> = {
  none: { status: 'none' },
  ready: { status: 'ready', email, resend: { seconds: 0 } },
  sending: { status: 'sending', email },
  verifying: { status: 'verifying', email },
  connecting: { status: 'connecting', email },
  failed: { status: 'failed', email, failure: { type: 'locked' } },
}

/** The link of the device was the first step. */
export const secondStep: EmailOtpModel = { ...fixtures.ready, resend: { seconds: 27 }, isNewDevice: true }
export const waiting: EmailOtpModel = { ...fixtures.ready, resend: { seconds: 27 } }
export const wrong: EmailOtpModel = {
  ...waiting,
  failure: { type: 'refused', text: 'The code is wrong.' },
}
export const offline: EmailOtpModel = { ...fixtures.ready, failure: { type: 'unreachable' } }
export const unexpected: EmailOtpModel = { ...fixtures.failed, failure: { type: 'unexpected' } }
export const long: EmailOtpModel = {
  ...wrong,
  email: `${'w'.repeat(64)}@${'m'.repeat(60)}.example`,
  failure: { type: 'refused', text: 'w'.repeat(200) },
}
