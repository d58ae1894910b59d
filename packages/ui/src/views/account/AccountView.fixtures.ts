import type { AccountModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { harbor, hostile, kestrel } from '../wallets.fixtures.js'

type Connected = Extract<AccountModel, { status: 'connected' | 'disconnecting' }>

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const connected: Connected & { readonly status: 'connected' } = {
  status: 'connected',
  namespace: 'eip155',
  address,
  balance: { status: 'ready', value: 1_284_999_999_999_999_999n, decimals: 18, symbol: 'ETH' },
  wallet: kestrel,
  network: { id: 'eip155:1', name: 'Ethereum', supported: true },
  explorerUrl: `https://etherscan.io/address/${address}`,
  accounts: [{ address, type: 'eoa', active: true }],
}

export const fixtures: Fixtures<AccountModel> = {
  disconnected: { status: 'disconnected' },
  connected,
  disconnecting: { ...connected, status: 'disconnecting' },
}

export const named: Connected = { ...connected, name: 'vitalik.eth' }

export const labelled: Connected = { ...named, label: 'Savings' }

export const withAvatar: Connected = {
  ...named,
  avatar: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#12355b" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#f6c177"/><circle cx="4" cy="7.5" r="2.7" fill="#f6c177"/></svg>')}`,
}

export const brokenAvatar: Connected = { ...named, avatar: 'data:image/png;base64,AAAA' }

export const balanceLoading: Connected = { ...connected, balance: { status: 'loading' } }

export const balanceUnavailable: Connected = { ...connected, balance: { status: 'unavailable' } }

export const zero: Connected = {
  ...connected,
  balance: { status: 'ready', value: 0n, decimals: 18, symbol: 'ETH' },
}

export const dust: Connected = {
  ...connected,
  balance: { status: 'ready', value: 1n, decimals: 18, symbol: 'ETH' },
}

export const unsupported: Connected = {
  ...connected,
  network: { id: 'eip155:1337', name: '1337', reference: '1337', supported: false },
}

export const pendingSignature: Connected = { ...connected, pendingRequest: 'signature' }

export const pendingTransaction: Connected = { ...connected, pendingRequest: 'transaction' }

export const many: Connected = {
  ...connected,
  wallet: harbor,
  accounts: [
    { address, type: 'eoa', active: true },
    { address: second, type: 'eoa', active: false },
    { address: third, type: 'eoa', active: false },
  ],
}

export const solana: Connected = {
  ...connected,
  namespace: 'solana',
  address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', supported: true },
  balance: { status: 'ready', value: 12_345_678_901n, decimals: 9, symbol: 'SOL' },
  explorerUrl: undefined,
  accounts: [{ address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', type: 'eoa', active: true }],
}

export const huge: Connected = {
  ...connected,
  name: 'the-longest-name-anybody-ever-registered-on-any-name-service.eth',
  wallet: hostile,
  network: { name: 'The Extraordinarily Long Name of an Appchain Rollup Testnet', supported: false },
  balance: { status: 'ready', value: 2n ** 256n - 1n, decimals: 18, symbol: 'WRAPPEDSTAKED' },
}

const payments = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ordinals = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

export const bitcoin: Connected = {
  ...connected,
  namespace: 'bip122',
  address: payments,
  network: { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin', supported: true },
  balance: { status: 'ready', value: 21_000_000_0000_0000n, decimals: 8, symbol: 'BTC' },
  explorerUrl: undefined,
  accounts: [
    { address: payments, type: 'payment', active: true },
    { address: ordinals, type: 'ordinal', active: false },
    // One address can have both purposes.
    { address: payments, type: 'ordinal', active: false },
  ],
}
