import { expect, test } from 'vitest'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { AdapterEvent } from '../../../ports/Adapter.js'
import type { Relay, RelayEvent, RelayNamespace, RelaySession } from '../../../ports/Relay.js'
import { createRemoteSession } from './createRemoteSession.js'

const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const eip155: RelayNamespace = { accounts: [account], chains: ['eip155:1'], methods: [], events: [] }
const solana: RelayNamespace = {
  accounts: [`${solanaChain}:9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM`],
  chains: [solanaChain],
  methods: [],
  events: [],
}
const base = { expiresAt: 0, peer: { name: 'Phone' } }
const one: RelaySession = { ...base, topic: 'one', namespaces: { eip155 } }
const both: RelaySession = { ...base, topic: 'one', namespaces: { eip155, solana } }
const renamed: RelaySession = { ...one, peer: { name: 'Renamed' } }
const another: RelaySession = { ...base, topic: 'another', namespaces: { solana } }

/** Starts a remote session over a fake relay, and records all notifications of the namespaces and the watchers. */
function start(stored: RelaySession | null = null) {
  const reached: string[] = []
  let emit: (event: RelayEvent) => void = () => {}
  const relay: Relay = {
    start(listener) {
      emit = listener
      return () => {}
    },
    restore: async () => stored,
    pair: () => Promise.reject(new Error('not used')),
    adopt: () => {},
    endUnusedSession: () => {},
    request: async () => undefined,
    disconnect: async () => {},
  }
  const name = (namespace: ChainNamespace, event: AdapterEvent) => `${namespace}: ${event.type}`
  const remote = createRemoteSession(relay, {
    namespaces: ['eip155', 'solana'],
    getPreferredChains: () => [],
    shouldAdopt: () => true,
    emit: (namespace, event) => reached.push(name(namespace, event)),
    onExpired: () => reached.push('expired'),
    onAppRejected: () => reached.push('appRejected'),
  })
  remote.start()
  remote.watch(() => reached.push(`session: ${remote.session?.topic}`))
  return { remote, reached, emit: (event: RelayEvent) => emit(event) }
}

type Started = ReturnType<typeof start>
const { signal } = new AbortController()

test.each<[string, RelaySession | null, (started: Started) => unknown, readonly string[]]>([
  ['an approved session', null, ({ remote }) => remote.adopt(one), ['session: one', 'eip155: session']],
  [
    'a session that replaces another',
    one,
    ({ remote }) => remote.adopt(another),
    ['eip155: disconnected', 'session: another', 'solana: session'],
  ],
  [
    'a changed session',
    one,
    ({ emit }) => emit({ type: 'session', session: renamed }),
    ['eip155: session', 'session: one'],
  ],
  ['an extended session', one, ({ emit }) => emit({ type: 'session', session: one }), ['session: one']],
  [
    'an added namespace',
    one,
    ({ emit }) => emit({ type: 'session', session: both }),
    ['session: one', 'solana: session'],
  ],
  [
    'a session that the wallet or another tab ended',
    one,
    ({ emit }) => emit({ type: 'ended', by: 'wallet' }),
    ['eip155: disconnected', 'session: undefined'],
  ],
  [
    'an expired session',
    one,
    ({ emit }) => emit({ type: 'ended', by: 'expiry' }),
    ['eip155: disconnected', 'session: undefined', 'expired'],
  ],
  [
    'a session that the app ended',
    one,
    ({ remote }) => remote.end(),
    ['eip155: disconnected', 'session: undefined'],
  ],
])(
  'behavior: %s notifies the namespaces that it changes, and the watchers, once',
  async (_, stored, change, expected) => {
    const started = start(stored)
    if (stored) await started.remote.restore('eip155', signal)
    started.reached.length = 0
    await change(started)
    expect(started.reached).toEqual(expected)
  },
)

test('behavior: a restored session notifies the watchers once, and later only the namespaces that restored it', async () => {
  const { remote, reached } = start(both)
  const [first, second] = await Promise.all([
    remote.restore('eip155', signal),
    remote.restore('eip155', signal),
  ])
  expect(first).toEqual(second)
  expect(reached).toEqual(['session: one'])
  await remote.end()
  expect(reached).toEqual(['session: one', 'eip155: disconnected', 'session: undefined'])
})
