import type { SendModel } from '@latchkit/core'
import { recipient } from '../transfer.fixtures.js'
import { fixtures } from './SendView.fixtures.js'

type Ready = Extract<SendModel, { status: 'ready' }>

const withName = (
  text: string,
  name: Ready['recipient']['name'],
  { check = 'preview', ...rest }: Partial<Pick<Ready, 'check'> & Ready['recipient']> = {},
): SendModel => ({ ...fixtures.ready, recipient: { text, name, notices: [], ...rest }, check })

const failed = (text: string, reason: Extract<Ready['recipient']['name'], { status: 'failed' }>['reason']) =>
  withName(text, { status: 'failed', reason }, { check: 'invalid-address' })

export const resolving: SendModel = withName(
  'alice.eth',
  { status: 'resolving' },
  { check: 'resolving-name' },
)

export const resolved: SendModel = withName('alice.eth', {
  status: 'resolved',
  name: 'alice.eth',
  address: recipient,
})

/** Typed in another form, with a label and a name that could look like another one. */
export const unusual: SendModel = withName(
  'ZOË.eth',
  { status: 'resolved', name: 'zoë.eth', address: recipient },
  { label: 'Savings', notices: [{ type: 'unusual-name' }, { type: 'first-transfer' }] },
)

export const longName: SendModel = withName(`${'very-long-'.repeat(20)}name.example.eth`, {
  status: 'resolved',
  name: `${'very-long-'.repeat(20)}name.example.eth`,
  address: recipient,
})

export const notRegistered: SendModel = failed('free.eth', 'not-registered')
export const noAddress: SendModel = failed('alice.eth', 'no-address')
export const unreachable: SendModel = failed('alice.example.eth', 'unreachable')
export const untrusted: SendModel = failed('alice.example.eth', 'untrusted')
export const unusualCharacters: SendModel = failed('аlice.eth', 'unusual-characters')
export const invalidName: SendModel = failed('alice..eth', 'invalid')
export const unsupportedName: SendModel = failed('alice.sol', 'unsupported')
