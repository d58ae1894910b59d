import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { nextMacrotask } from '../../../exports/testing.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { createSdkSession, never, type Started, start } from './createRelay.fixtures.js'

/** Adds the internals to the fake SDK that patches replace. */
function addInternals({ provider, approvals, sdk }: Started) {
  const events = new EventEmitter()
  const engine = { events, sendRequest: async () => {}, deleteSession: async () => {} }
  const pairing = { deletePairing: async () => {} }
  const verify = { register: async () => 'attested' }
  Object.assign(provider.client, {
    engine,
    proposal: { getAll: () => [{ id: 1, pairingTopic: 'topic' }] },
    // The SDK rejects the approval of an expired proposal.
    events: { emit: () => approvals[0]?.reject(new Error('Proposal expired')) },
  })
  Object.assign(provider.client.core, { pairing, verify })
  const { connect } = sdk
  sdk.connect = async () => ({ ...(await connect()), uri: 'wc:topic@2?symKey=1' })
  // The SDK adds a listener for the response of each request.
  sdk.request.mockImplementation(
    () => new Promise((_, reject) => events.once('session_request:1', ({ error }) => reject(error))),
  )
  return {
    owners: [provider.client, provider.client.session, provider.client.core.relayer, engine, pairing, verify],
    events,
  }
}

test('behavior: no timer remains after stop, and the socket closes', async () => {
  const started = start([createSdkSession('a')])
  const { relay, clock, stop, socket } = started
  addInternals(started)
  await relay.restore()
  const pairing = relay.pair({ signal: never, onUri: () => {} }).catch((error: unknown) => error)
  const request = relay
    .request({ chainId: 'eip155:1', method: 'personal_sign', params: [] })
    .catch((error: unknown) => error)
  await nextMacrotask()
  // The extension of the session, the proposal and the request.
  expect(clock.pending).toBe(3)
  stop()
  for (const error of await Promise.all([pairing, request])) expect(error).toBeInstanceOf(AbortedError)
  await nextMacrotask()
  expect(clock.pending).toBe(0)
  expect(socket).toEqual({ isOpen: false, isBeating: false })
})

test('behavior: patches a provider that the kit created', async () => {
  const started = start([createSdkSession('a')])
  const { owners, events } = addInternals(started)
  const before = owners.map((owner) => ({ ...owner }))
  await started.relay.restore()
  expect(getChangedMembers(owners, before)).toMatchInlineSnapshot(`
    [
      [
        "connect",
      ],
      [],
      [
        "connected",
      ],
      [
        "sendRequest",
        "deleteSession",
      ],
      [
        "deletePairing",
      ],
      [
        "register",
      ],
    ]
  `)
  expect(events.listenerCount('newListener')).toBe(1)
})

test('behavior: does not patch a provider of the app', async () => {
  const started = start([createSdkSession('a')], { isCreatedByKit: false })
  const { owners, events } = addInternals(started)
  const before = owners.map((owner) => ({ ...owner }))
  await started.relay.restore()
  expect(getChangedMembers(owners, before).flat()).toEqual([])
  expect(events.listenerCount('newListener')).toBe(0)
})

/** Returns the names of the members that are not the same as before, for each object. */
function getChangedMembers(owners: readonly object[], before: readonly object[]): readonly string[][] {
  return owners.map((owner, index) =>
    Object.entries(owner)
      .filter(([name, member]) => member !== Reflect.get(before[index] ?? {}, name))
      .map(([name]) => name),
  )
}
