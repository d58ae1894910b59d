import { expect, test } from 'vitest'
import type { AccountType } from '../../foundation/schema/account.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { Session } from '../../ports/Adapter.js'
import { getPreferredAccount } from './getPreferredAccount.js'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** Creates a session whose account addresses are their positions. */
function makeSession(chainId: CaipNetworkId, ...types: readonly [AccountType, ...AccountType[]]): Session {
  const [first, ...rest] = types.map((type, index) => ({ address: `${index}`, type }))
  if (!first) throw new TypeError('A session has an account')
  return { connectorId: 'a', accounts: [first, ...rest], chainId }
}

test.each<[string, Session, string | undefined]>([
  ['bip122: payment before ordinal', makeSession(bitcoin, 'ordinal', 'payment'), '1'],
  ['bip122: the first payment account', makeSession(bitcoin, 'ordinal', 'payment', 'payment'), '1'],
  ['bip122: the payment account is already active', makeSession(bitcoin, 'payment', 'ordinal'), undefined],
  ['bip122: only ordinals accounts', makeSession(bitcoin, 'ordinal'), undefined],
  ['eip155: the smart account', makeSession('eip155:1', 'eoa', 'smartAccount'), '1'],
  ['eip155: an external wallet without smart accounts', makeSession('eip155:1', 'eoa', 'eoa'), undefined],
  ['solana', makeSession('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eoa', 'eoa'), undefined],
  ['polkadot', makeSession('polkadot:91b171bb158e2d3848fa23a9f1c25182', 'eoa', 'eoa'), undefined],
  ['cosmos', makeSession('cosmos:cosmoshub-4', 'eoa', 'eoa'), undefined],
])('default: the first account of the default type on %s', (_, session, expected) => {
  expect(getPreferredAccount(session, {})).toBe(expected)
})

test.each<[string, Session, string | undefined]>([
  ['ordinal', makeSession(bitcoin, 'payment', 'ordinal'), '1'],
  ['eoa', makeSession('eip155:1', 'smartAccount', 'eoa'), '1'],
])('param: chosen: %s', (_, session, expected) => {
  expect(getPreferredAccount(session, { bip122: 'ordinal', eip155: 'eoa' })).toBe(expected)
})
