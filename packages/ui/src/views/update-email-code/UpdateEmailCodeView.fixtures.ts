import type { EmailChangeCodeModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const email = 'alice@example.com'

export const fixtures: Fixtures<EmailChangeCodeModel> = {
  none: { status: 'none' },
  ready: { status: 'ready', email },
  verifying: { status: 'verifying', email },
  failed: { status: 'failed', email, failure: { type: 'locked' } },
}

export const unknown: EmailChangeCodeModel = { status: 'ready' }
export const wrong: EmailChangeCodeModel = {
  ...fixtures.ready,
  failure: { type: 'refused', text: 'The code is wrong.' },
}
export const offline: EmailChangeCodeModel = { ...fixtures.ready, failure: { type: 'unreachable' } }
export const long: EmailChangeCodeModel = {
  ...wrong,
  email: `${'w'.repeat(64)}@${'m'.repeat(60)}.example`,
}
