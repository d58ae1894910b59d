import type { EmailDeviceModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const email = 'alice@example.com'

export const fixtures: Fixtures<EmailDeviceModel> = {
  none: { status: 'none' },
  waiting: { status: 'waiting', email, resend: { seconds: 0 } },
  sending: { status: 'sending', email },
  ended: { status: 'ended', email, resend: { seconds: 0 }, failure: { type: 'link-expired' } },
}

export const justSent: EmailDeviceModel = { ...fixtures.waiting, resend: { seconds: 30 } }
export const notResent: EmailDeviceModel = { ...fixtures.waiting, failure: { type: 'unexpected' } }
export const offline: EmailDeviceModel = { ...fixtures.ended, failure: { type: 'unreachable' } }
export const long: EmailDeviceModel = { ...justSent, email: `${'w'.repeat(64)}@${'m'.repeat(60)}.example` }
