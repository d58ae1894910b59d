import type { UpdateEmailModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const current = 'alice@example.com'

export const fixtures: Fixtures<UpdateEmailModel> = {
  ready: { status: 'ready', current, email: 'bob@example.com', check: 'valid' },
  sending: { status: 'sending', current, email: 'bob@example.com', check: 'valid' },
}

export const unchanged: UpdateEmailModel = { ...fixtures.ready, email: current, check: 'unchanged' }
export const unknown: UpdateEmailModel = { status: 'ready', email: '', check: 'short' }
export const offline: UpdateEmailModel = { ...fixtures.ready, failure: { type: 'unreachable' } }
export const long: UpdateEmailModel = {
  ...fixtures.ready,
  email: `${'w'.repeat(64)}@${'m'.repeat(60)}.example`,
}
