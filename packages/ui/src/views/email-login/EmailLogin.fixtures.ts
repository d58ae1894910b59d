import type { EmailLoginModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

type Ready = Extract<EmailLoginModel, { status: 'ready' }>

const email = 'alice@example.com'

export const fixtures: Fixtures<EmailLoginModel> = {
  ready: { status: 'ready', email, check: 'valid' },
  sending: { status: 'sending', email, check: 'valid' },
}

export const empty: Ready = { status: 'ready', email: '', check: 'short' }
export const invalid: Ready = { status: 'ready', email: 'alice@', check: 'invalid' }
export const cooldown: Ready = { ...fixtures.ready, failure: { type: 'cooldown', seconds: 12 } }
export const offline: Ready = { ...fixtures.ready, failure: { type: 'unreachable' } }
export const unexpected: Ready = { ...fixtures.ready, failure: { type: 'unexpected' } }

export const refused: Ready = {
  ...fixtures.ready,
  failure: { type: 'refused', text: 'Too many requests. Try again in 10 minutes.' },
}

export const long: Ready = {
  status: 'ready',
  email: `${'w'.repeat(64)}@${'m'.repeat(60)}.example`,
  check: 'valid',
}
