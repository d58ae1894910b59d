import { expect, test } from 'vitest'
import type { Session } from '../../ports/Adapter.js'
import { isSameSession } from './isSameSession.js'

const session = {
  connectorId: 'a',
  accounts: [
    { address: '0x1', type: 'eoa' },
    { address: '0x3', type: 'eoa' },
  ],
  chainId: 'eip155:1',
  approvedChainIds: ['eip155:1'],
  wallet: { name: 'Wallet', icon: 'https://wallet.example/icon.png' },
} as const satisfies Session

test('default', () => {
  expect(isSameSession(session, structuredClone(session))).toBe(true)
})

test.each<Partial<Session>>([
  { connectorId: 'b' },
  { accounts: [{ address: '0x2', type: 'eoa' }, session.accounts[1]] },
  { accounts: [session.accounts[1], session.accounts[0]] },
  { accounts: [session.accounts[0]] },
  { accounts: [{ address: '0x1', type: 'eoa', publicKey: '02' }, session.accounts[1]] },
  { chainId: 'eip155:2' },
  { approvedChainIds: ['eip155:2'] },
  { approvedChainIds: ['eip155:1', 'eip155:2'] },
  { approvedChainIds: undefined },
  { wallet: { ...session.wallet, name: 'Another' } },
  { wallet: { name: 'Wallet' } },
  { wallet: undefined },
])('behavior: false for another %j', (change) => {
  expect(isSameSession(session, { ...session, ...change })).toBe(false)
  expect(isSameSession({ ...session, ...change }, session)).toBe(false)
})
