import { expect, test } from 'vitest'
import type { AccountType } from '../../../foundation/schema/account.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { findAddressToActivate } from './findAddressToActivate.js'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** Creates a session whose account addresses are their positions. */
function makeSession(chainId: CaipNetworkId, ...types: readonly [AccountType, ...AccountType[]]): Session {
  const [first, ...rest] = types.map((type, index) => ({ address: `${index}`, type }))
  if (!first) throw new TypeError('A session has an account')
  return { connectorId: 'a', accounts: [first, ...rest], chainId }
}

test.each<[string, Session]>([
  ['the payment account on bip122', makeSession(bitcoin, 'ordinal', 'payment')],
  ['the first of two payment accounts on bip122', makeSession(bitcoin, 'ordinal', 'payment', 'payment')],
  ['the smart account on eip155', makeSession('eip155:1', 'eoa', 'smartAccount')],
])('default: returns %s', (_, session) => {
  expect(findAddressToActivate(session, {})).toBe('1')
})

test.each<[string, Session]>([
  ['the payment account on bip122 is already active', makeSession(bitcoin, 'payment', 'ordinal')],
  ['a bip122 wallet has only ordinals accounts', makeSession(bitcoin, 'ordinal')],
  ['an eip155 wallet has no smart account', makeSession('eip155:1', 'eoa', 'eoa')],
  ['solana has one account type', makeSession('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eoa', 'eoa')],
  ['polkadot has one account type', makeSession('polkadot:91b171bb158e2d3848fa23a9f1c25182', 'eoa', 'eoa')],
  ['cosmos has one account type', makeSession('cosmos:cosmoshub-4', 'eoa', 'eoa')],
])('behavior: returns undefined if %s', (_, session) => {
  expect(findAddressToActivate(session, {})).toBeUndefined()
})

test.each<[string, Session]>([
  ['{ bip122: ordinal }', makeSession(bitcoin, 'payment', 'ordinal')],
  ['{ eip155: eoa }', makeSession('eip155:1', 'smartAccount', 'eoa')],
])('param: configuredTypes: %s', (_, session) => {
  expect(findAddressToActivate(session, { bip122: 'ordinal', eip155: 'eoa' })).toBe('1')
})
