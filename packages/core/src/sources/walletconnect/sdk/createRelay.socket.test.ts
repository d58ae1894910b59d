import { expect, test } from 'vitest'
import { mainnet } from '../../../exports/networks.js'
import { nextMacrotask } from '../../../exports/testing.js'
import { toProposal } from '../protocol/proposal.js'
import { createSdkSession, never, start, withAbort } from './createRelay.fixtures.js'
import { createRelay } from './createRelay.js'

const open = { isOpen: true, isBeating: true }
const closed = { isOpen: false, isBeating: false }

test('default: open while a session exists, and closed without one', async () => {
  const { relay, socket, emit, clock } = start([createSdkSession('a')])
  await relay.restore()
  await clock.advance(60_000)
  expect(socket).toEqual(open)
  emit('session_delete', { topic: 'a'.repeat(64) })
  await clock.advance(1_000)
  expect(socket).toEqual(closed)
  const none = start()
  await none.relay.restore()
  await none.clock.advance(1_000)
  expect(none.socket).toEqual(closed)
})

test('behavior: stays open between the pairing and its session', async () => {
  const { relay, socket, approvals, clock } = start()
  const paired = relay.pair({ signal: never, onUri: () => {} })
  await nextMacrotask()
  approvals[0]?.resolve(createSdkSession('b'))
  const session = await paired
  await nextMacrotask()
  expect(socket).toEqual(open)
  relay.adopt(session)
  await clock.advance(60_000)
  expect(socket).toEqual(open)
})

test('behavior: stays open while a cancelled proposal can still be approved', async () => {
  const { relay, socket, approvals, clock } = start()
  const { signal, abort } = withAbort()
  const paired = relay.pair({ signal, onUri: () => {} })
  await nextMacrotask()
  abort()
  await expect(paired).rejects.toMatchObject({ code: 'aborted' })
  await clock.advance(240_000)
  expect(socket).toEqual(open)
  approvals[0]?.reject(new Error('Proposal expired'))
  await nextMacrotask()
  await clock.advance(1_000)
  expect(socket).toEqual(closed)
})

test('behavior: stays open until the wallet has received the end of the session', async () => {
  const { relay, socket, sdk, sessions, clock } = start([createSdkSession('a')])
  await relay.restore()
  let tell = () => {}
  sdk.disconnect = (topic) =>
    new Promise((resolve) => {
      tell = () => {
        sessions.delete(topic)
        resolve()
      }
    })
  const left = relay.disconnect()
  await clock.advance(10_000)
  expect(socket).toEqual(open)
  tell()
  await left
  await clock.advance(1_000)
  expect(socket).toEqual(closed)
})

test('behavior: closed while the kit is unmounted, and open again after it is mounted', async () => {
  const { relay, socket, stop } = start([createSdkSession('a')])
  await relay.restore()
  stop()
  expect(socket).toEqual(closed)
  relay.start(() => {})
  expect(socket).toEqual(open)
})

test('behavior: closes a socket that opens after it was released', async () => {
  const { relay, socket, emit, clock } = start()
  await relay.restore()
  await clock.advance(1_000)
  socket.isOpen = true
  emit('relayer_connect', undefined)
  expect(socket.isOpen).toBe(false)
})

test('behavior: stays open while another kit with the same SDK core uses it', async () => {
  const { relay, socket, provider, clock } = start([createSdkSession('a')])
  await relay.restore()
  const load = async () => provider
  const other = createRelay({
    load,
    isCreatedByKit: true,
    proposal: toProposal([mainnet], {}),
    name: 'test',
    clock,
    warn: () => {},
  })
  const stopOther = other.start(() => {})
  await other.restore()
  stopOther()
  await clock.advance(1_000)
  expect(socket).toEqual(open)
})

test('behavior: does not open or close the socket of the dapp’s own provider', async () => {
  const { relay, socket, clock } = start([], { isCreatedByKit: false })
  socket.isOpen = true
  await relay.restore()
  await clock.advance(1_000)
  expect(socket).toEqual(open)
})

test('behavior: a cancelled pairing leaves no listeners', async () => {
  const { relay, approvals, countListeners, clock } = start()
  const counts = () =>
    ['relayer_connect', 'relayer_error', 'session_delete', 'latchkit_holding'].map(countListeners)
  await relay.restore()
  const before = counts()
  for (let at = 0; at < 50; at += 1) {
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: abort })
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    approvals[at]?.reject(new Error('Proposal expired'))
    await nextMacrotask()
  }
  await clock.advance(1_000)
  expect(counts()).toEqual(before)
})
