import { expect, test } from 'vitest'
import type { Session } from '../../ports/Adapter.js'
import { isSameSession } from './isSameSession.js'

const session: Session = {
  connectorId: 'a',
  accounts: [{ address: '0x1', type: 'eoa' }],
  chainId: 'eip155:1',
  approvedChainIds: ['eip155:1'],
  wallet: { name: 'Wallet', icon: 'https://wallet.example/icon.png' },
}

test('default', () => {
  expect(isSameSession(session, structuredClone(session))).toBe(true)
})

test.each<Partial<Session>>([
  { connectorId: 'b' },
  { accounts: [{ address: '0x2', type: 'eoa' }] },
  { chainId: 'eip155:2' },
  { approvedChainIds: ['eip155:1', 'eip155:2'] },
  { approvedChainIds: undefined },
  { wallet: { ...session.wallet, name: 'Another' } },
  { wallet: { name: 'Wallet' } },
  { wallet: undefined },
])('behavior: false for another %j', (change) => {
  expect(isSameSession(session, { ...session, ...change })).toBe(false)
})
