import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { closeModal } from './closeModal.js'
import { goBack } from './goBack.js'
import { openModal } from './openModal.js'

const installed = { id: 'io.fake', name: 'Fake Wallet' } as const

function setUp(options: Parameters<typeof createTestKit>[0] = {}) {
  const setup = createTestKit({ adapters: [fakeAdapter({ wallets: [installed] })], ...options })
  setup.kit.mount()
  return { ...setup, views: () => viewsOf(setup.kit.getState().modal) }
}

const viewsOf = (modal: ReturnType<ReturnType<typeof createTestKit>['kit']['getState']>['modal']) =>
  modal.status === 'open' ? modal.stack.map(({ view }) => view) : []

test('default: the modal opens at the wallet, which is asked in the same task', async () => {
  const { kit, adapters, views } = setUp()
  adapters[0].wallet('io.fake').behavior = 'hangs'
  const account = openModal(kit, { view: 'connect', wallet: 'io.fake' })
  expect(views()).toEqual(['connect', 'connecting'])
  expect(kit.getState().connection.eip155?.status).toBe('connecting')
  adapters[0].wallet('io.fake').approve()
  expect(await account).toMatchObject({ namespace: 'eip155' })
  expect(views()).toEqual([])
})

test('behavior: going back shows the list of wallets, and asks no wallet again', async () => {
  const { kit, adapters, views } = setUp()
  adapters[0].wallet('io.fake').behavior = 'rejects'
  void openModal(kit, { view: 'connect', wallet: 'io.fake' })
  await expect.poll(() => kit.getState().connection.eip155).toMatchObject({ outcome: { status: 'declined' } })
  await goBack(kit)
  expect(views()).toEqual(['connect'])
  expect(adapters[0].prompts).toBe(1)
})

test('behavior: a wallet that is not installed shows where to get it', () => {
  const { kit, views } = setUp()
  void openModal(kit, { view: 'connect', wallet: 'io.unknown' })
  expect(views()).toEqual(['connect', 'connecting'])
  expect(kit.getState().connection.eip155?.status).toBe('disconnected')
})

test('behavior: the user accepts the terms first', () => {
  const { kit, adapters, views } = setUp({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://my-dapp.example/terms',
  })
  void openModal(kit, { view: 'connect', wallet: 'io.fake' })
  expect(views()).toEqual(['connect'])
  expect(adapters[0].prompts).toBe(0)
})

test('behavior: without a wallet, or with another view, no wallet is asked', async () => {
  const { kit, adapters, views } = setUp()
  void openModal(kit, { view: 'connect' })
  expect(views()).toEqual(['connect'])
  await closeModal(kit)
  void openModal(kit, { view: 'networks', wallet: 'io.fake' })
  expect(views()).toEqual(['networks'])
  expect(adapters[0].prompts).toBe(0)
})
