import type { SendModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, network, recipient, usdc } from '../transfer.fixtures.js'

type Ready = Extract<SendModel, { status: 'ready' }>

const empty: Ready = {
  status: 'ready',
  namespace: 'eip155',
  network,
  token: ether,
  canSelectToken: true,
  amount: { text: '', unit: 'token', isMax: false },
  valueDecimals: 18,
  recipient: { text: '', notices: [] },
  check: 'add-amount',
}

const amount: Ready['amount'] = {
  text: '0.25',
  unit: 'token',
  isMax: false,
  units: 25n * 10n ** 16n,
  value: 747_005n * 10n ** 15n,
  other: { unit: 'usd', amount: '747' },
}

export const fixtures: Fixtures<SendModel> = {
  disconnected: { status: 'disconnected' },
  unsupported: { status: 'unsupported' },
  ready: { ...empty, amount, recipient: { text: recipient, notices: [] }, check: 'preview' },
}

export const initial: SendModel = empty

/** The balance is not known yet. */
export const loading: SendModel = { ...empty, token: undefined, check: 'select-token' }

export const inUsd: SendModel = {
  ...empty,
  amount: { ...amount, text: '747', unit: 'usd', other: { unit: 'token', amount: '0.25' } },
  check: 'add-address',
}

export const max: SendModel = {
  ...empty,
  amount: {
    ...amount,
    text: '1.284999999999999999',
    isMax: true,
    units: ether.amount,
    value: ether.value,
  },
  check: 'add-address',
}

export const insufficient: SendModel = {
  ...empty,
  amount: { ...amount, text: '7', units: 7n * 10n ** 18n, value: 20_916_14n * 10n ** 16n },
  recipient: { text: recipient, notices: [] },
  check: 'insufficient-funds',
}

export const incorrect: SendModel = {
  ...empty,
  amount: { text: '1,000.5.', unit: 'token', isMax: false },
  check: 'incorrect-value',
}

export const typo: SendModel = {
  ...empty,
  amount,
  recipient: { text: recipient.replace('d17', 'D17'), error: 'checksum', notices: [] },
  check: 'invalid-address',
}

export const zeroAddress: SendModel = {
  ...empty,
  amount,
  recipient: { text: `0x${'0'.repeat(40)}`, error: 'zero-address', notices: [] },
  check: 'invalid-address',
}

export const lookAlike: SendModel = {
  ...fixtures.ready,
  recipient: {
    text: recipient,
    notices: [{ type: 'look-alike', of: `0x7099${'0'.repeat(32)}79C8` }],
  },
}

export const firstTransfer: SendModel = {
  ...fixtures.ready,
  recipient: { text: recipient, notices: [{ type: 'first-transfer' }] },
}

export const tokenContract: SendModel = {
  ...fixtures.ready,
  recipient: { text: recipient, notices: [{ type: 'token-contract' }] },
}

export const ownAddress: SendModel = {
  ...fixtures.ready,
  recipient: { text: recipient, label: 'Savings', notices: [{ type: 'own-address' }] },
}

/** One token without a price, a symbol and a small balance. */
export const unpriced: SendModel = {
  ...empty,
  token: { ...usdc, symbol: '', name: '', price: undefined, value: undefined },
  canSelectToken: false,
  amount: { text: '12', unit: 'token', isMax: false, units: 12_000_000n },
  check: 'add-address',
}

export const huge: SendModel = {
  ...empty,
  token: { ...ether, symbol: 'A'.repeat(40), amount: 10n ** 60n },
  amount: {
    text: '9'.repeat(60),
    unit: 'token',
    isMax: false,
    units: 10n ** 78n - 1n,
    value: 10n ** 80n,
  },
  recipient: { text: recipient, label: 'W'.repeat(40), notices: [] },
  check: 'insufficient-funds',
}
