import type { RegisterNameModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

type Ready = Extract<RegisterNameModel, { status: 'ready' }>

const empty: Ready = { status: 'ready', label: '', zone: 'example.eth', check: 'empty', suggestions: [] }
const suggestions = ['alice-wallet', 'alice-web3', 'alice-dao', 'alice-pay'].map((label) => ({
  name: `${label}.example.eth`,
  label,
}))

export const fixtures: Fixtures<RegisterNameModel> = {
  disconnected: { status: 'disconnected' },
  unavailable: { status: 'unavailable' },
  ready: { ...empty, label: 'alice', check: 'available', name: 'alice.example.eth', suggestions },
}

export const initial: RegisterNameModel = { ...empty, zone: undefined }
export const tooShort: RegisterNameModel = { ...empty, label: 'ali', check: 'too-short' }
export const wrongCharacters: RegisterNameModel = { ...empty, label: 'ali_ce', check: 'characters' }
export const checking: RegisterNameModel = { ...empty, label: 'alice', check: 'checking' }
export const taken: RegisterNameModel = { ...empty, label: 'alice', check: 'taken', suggestions }
export const offline: RegisterNameModel = { ...empty, label: 'alice', check: 'failed' }
export const declined: RegisterNameModel = { ...fixtures.ready, failure: { type: 'declined' } }

export const refused: RegisterNameModel = {
  ...fixtures.ready,
  failure: {
    type: 'failed',
    name: 'alice.example.eth',
    reason: '"name" must be a free name, got "alice.example.eth", which is registered',
  },
}

/** A failure without a reason. */
export const unreachable: RegisterNameModel = {
  ...fixtures.ready,
  failure: { type: 'failed', name: 'alice.example.eth' },
}

export const long: RegisterNameModel = {
  ...empty,
  label: 'w'.repeat(64),
  zone: `${'m'.repeat(60)}.eth`,
  check: 'available',
  name: `${'w'.repeat(64)}.${'m'.repeat(60)}.eth`,
  suggestions: [{ name: `${'w'.repeat(60)}-pay.${'m'.repeat(60)}.eth`, label: `${'w'.repeat(60)}-pay` }],
}
