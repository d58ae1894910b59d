import { expect, test } from 'vitest'
import {
  closeModal,
  connect,
  createPairing,
  disconnect,
  navigate,
  openModal,
  recordOpenedWallet,
} from '../../../exports/actions.js'
import { createTestKit, fakeRelay, nextMacrotask } from '../../../exports/testing.js'
import type { TelemetryEvent } from '../../../ports/Telemetry.js'

const key = 'latchkit.v1.test.deepLink'
const openedWallet = { walletId: 'w', name: 'Wallet', href: 'wallet://wc?uri=wc%3Ax' }

function start() {
  const relay = fakeRelay()
  const events: Omit<TelemetryEvent, 'at'>[] = []
  let received = (_: TelemetryEvent) => {}
  const track = (told: TelemetryEvent) => {
    const { event, properties } = told
    events.push({ event, properties })
    received(told)
  }
  const made = createTestKit({ relay, telemetry: { track } })
  made.kit.mount()
  /** Returns all CONNECT_SUCCESS events so far; later events of the modal are not included. */
  async function successes() {
    const networks = new Promise<void>((resolve) => {
      received = ({ event }) => event === 'CLICK_NETWORKS' && resolve()
    })
    void openModal(made.kit, { view: 'networks' })
    await networks
    return events.filter(({ event }) => event === 'CONNECT_SUCCESS')
  }
  return { ...made, relay, successes }
}

test('default: stores the deep link and the recent wallet, and CONNECT_SUCCESS has the method mobile', async () => {
  const { kit, relay, storage, successes } = start()
  relay.behavior = 'waits'
  void openModal(kit)
  await navigate(kit, { route: { view: 'connecting-remote', walletId: 'w' } })
  await nextMacrotask()
  await recordOpenedWallet(kit, openedWallet)
  relay.approve()
  await nextMacrotask()
  expect(storage.getItem(key)).toBe('wallet://')
  expect(kit.getState().wallets.recent).toMatchObject([{ id: 'w', name: 'Wallet' }])
  expect(kit.getState().modal.status).toBe('closed')
  expect(await successes()).toEqual([
    { event: 'CONNECT_SUCCESS', properties: { method: 'mobile', name: 'Wallet' } },
  ])
})

test('behavior: after a scan, CONNECT_SUCCESS has the method qrcode, and the stored deep link is removed', async () => {
  const { kit, storage, successes } = start()
  storage.setItem(key, 'old://')
  await connect(kit, { connectorId: 'walletConnect' })
  await nextMacrotask()
  expect(storage.getItem(key)).toBeNull()
  expect(await successes()).toEqual([
    { event: 'CONNECT_SUCCESS', properties: { method: 'qrcode', name: 'Fake Phone' } },
  ])
})

test('behavior: disconnecting clears the pairing and the stored deep link', async () => {
  const { kit, relay, storage } = start()
  relay.behavior = 'waits'
  await createPairing(kit)
  await recordOpenedWallet(kit, openedWallet)
  relay.approve()
  await nextMacrotask()
  expect(storage.getItem(key)).not.toBeNull()
  await disconnect(kit)
  await nextMacrotask()
  expect(storage.getItem(key)).toBeNull()
  expect(storage.getItem('latchkit.v1.test.connector.eip155')).toBeNull()
  expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  expect(kit.getState().connection.eip155).toEqual({ status: 'disconnected' })
})

test('behavior: reopening the modal within 4 min shows the same URI, which is cancelled when it expires', async () => {
  const { kit, relay, clock } = start()
  relay.behavior = 'waits'
  void openModal(kit)
  await navigate(kit, { route: { view: 'connecting-remote' } })
  await nextMacrotask()
  await closeModal(kit)
  await clock.advance(60_000)
  expect(relay.waiting).toBe(1)
  void openModal(kit)
  await navigate(kit, { route: { view: 'connecting-remote' } })
  await nextMacrotask()
  expect(relay.uris).toHaveLength(1)
  await closeModal(kit)
  await clock.advance(240_000)
  expect(relay.uris).toHaveLength(1)
  expect(relay.waiting).toBe(0)
  expect(clock.pending).toBe(0)
})

test('behavior: creates no pairing before the user requests one', async () => {
  const { kit, relay } = start()
  void openModal(kit)
  await nextMacrotask()
  expect(relay.uris).toEqual([])
})
