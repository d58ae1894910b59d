import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { toWalletButtonModel } from './toWalletButtonModel.js'

function setUp() {
  const wallets = [
    { id: 'io.fake', name: 'Fake Wallet' },
    { id: 'io.other', name: 'Other Wallet' },
  ]
  const { kit, adapters } = createTestKit({ adapters: [fakeAdapter({ wallets })] })
  kit.mount()
  const read = (walletId = 'io.fake') => toWalletButtonModel(kit.getState(), kit.config, { walletId })
  return { kit, wallet: adapters[0].wallet('io.fake'), read }
}

test('default', () => {
  expect(setUp().read()).toEqual({ status: 'idle', name: 'Fake Wallet' })
})

test('behavior: connecting, connected and disconnected; another wallet stays idle', async () => {
  const { kit, wallet, read } = setUp()
  wallet.behavior = 'hangs'
  const pending = connect(kit, { connectorId: 'io.fake' })
  expect([read().status, read('io.other').status]).toEqual(['connecting', 'idle'])
  wallet.approve()
  await pending
  expect([read().status, read('io.other').status]).toEqual(['connected', 'idle'])
  wallet.behavior = 'approves'
  await disconnect(kit)
  expect(read().status).toBe('idle')
})

test('behavior: a declined request is a failure of that wallet only', async () => {
  const { kit, wallet, read } = setUp()
  wallet.behavior = 'rejects'
  await expect(connect(kit, { connectorId: 'io.fake' })).rejects.toThrow()
  expect([read().status, read('io.other').status]).toEqual(['failed', 'idle'])
})

test('behavior: an unknown wallet has no name', () => {
  const { kit, read } = setUp()
  void openModal(kit)
  expect(read('io.unknown')).toEqual({ status: 'idle' })
})
