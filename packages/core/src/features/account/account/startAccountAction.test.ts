import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import type { AccountAction } from './accountActions.js'
import { startAccountAction } from './startAccountAction.js'

async function start(action: AccountAction) {
  const { kit } = createTestKit()
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  void openModal(kit, { view: 'account' })
  await startAccountAction(kit, { namespace: 'eip155', action })
  return kit.getState()
}

const namespace = 'eip155'

test.each<[AccountAction, object]>([
  ['connect', { view: 'connect', namespace }],
  ['networks', { view: 'networks' }],
  ['buy', { view: 'onramp', namespace }],
  ['send', { view: 'send', namespace }],
  ['swap', { view: 'swap', namespace }],
  ['receive', { view: 'receive', namespace }],
  ['update-email', { view: 'update-email' }],
  ['smart-sessions', { view: 'smart-sessions', namespace }],
  ['choose-name', { view: 'choose-account-name', namespace }],
  ['accounts', { view: 'switch-account', namespace }],
  ['switch-wallet', { view: 'connect', namespace }],
  ['settings', { view: 'account', namespace, isSettings: true }],
])('default: %s', async (action, route) => {
  const { modal } = await start(action)
  expect(modal).toMatchObject({ status: 'open', stack: [{ view: 'account' }, route] })
})

test('default: profile', async () => {
  const { modal, connection } = await start('profile')
  const session = connection.eip155?.status === 'connected' ? connection.eip155.session : undefined
  const address = session?.accounts[0].address
  expect(address).toBeDefined()
  expect(modal).toMatchObject({ stack: [{ view: 'account' }, { view: 'profile', namespace, address }] })
})

test('default: other-account', async () => {
  const { kit } = createTestKit()
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  void openModal(kit, { view: 'account' })
  await startAccountAction(kit, { namespace: 'solana', action: 'other-account' })
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'account', namespace: 'solana' }] })
})

test.each(['disconnect', 'disconnect-all'] as const)('default: %s', async (action) => {
  const { connection } = await start(action)
  expect(connection.eip155).toMatchObject({ status: 'disconnected' })
})

test('error: login-settings without a login', async () => {
  await expect(start('login-settings')).rejects.toThrow()
})
