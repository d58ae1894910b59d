import type { ConnectingSocialModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const provider = 'google'

export const fixtures: Fixtures<ConnectingSocialModel> = {
  none: { status: 'none' },
  opening: { status: 'opening', provider },
  waiting: { status: 'waiting', provider: 'github' },
  blocked: { status: 'blocked', provider: 'apple' },
  leaving: { status: 'leaving', provider: 'facebook' },
  verifying: { status: 'verifying', provider: 'x' },
  connecting: { status: 'connecting', provider: 'discord' },
  failed: { status: 'failed', provider, failure: { type: 'unexpected' } },
}

export const refused: ConnectingSocialModel = {
  status: 'failed',
  provider,
  failure: { type: 'refused', text: 'temporarily_unavailable' },
}
export const offline: ConnectingSocialModel = { status: 'failed', provider, failure: { type: 'unreachable' } }
