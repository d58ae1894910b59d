import type { Fixtures } from '../Fixtures.fixtures.js'
import type { AccountButtonModel } from './AccountButtonView.js'

export const fixtures: Fixtures<AccountButtonModel> = {
  connected: { status: 'connected', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
  restoring: { status: 'restoring', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
}

export const withBalance: AccountButtonModel = {
  ...fixtures.connected,
  name: 'vitalik.eth',
  balance: { status: 'ready', value: 1_284_999_999_999_999_999n, decimals: 18, symbol: 'ETH' },
}

export const withoutBalanceYet: AccountButtonModel = { ...fixtures.connected, balance: { status: 'loading' } }

export const huge: AccountButtonModel = {
  ...withBalance,
  name: 'the-longest-name-anybody-ever-registered-on-any-name-service.eth',
}
