import { expect, test } from 'vitest'
import { toWalletChainId } from './toWalletChainId.js'

const current = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const withAccounts = (...chainIds: readonly string[]) => ({
  namespaces: { solana: { accounts: chainIds.map((chainId) => `${chainId}:address`) } },
})

test('default: the earlier id, if the wallet uses only that one', () => {
  expect(toWalletChainId(current, withAccounts(former))).toBe(former)
})

test.each([
  ['the wallet uses both ids', current, withAccounts(former, current)],
  ['the wallet uses the present id', current, withAccounts(current)],
  ['the chain had no other id', 'eip155:1', withAccounts(former)],
  ['there is no session', current, undefined],
  ['the session has no namespaces', current, {}],
] as const)('behavior: the id is unchanged if %s', (_, chainId, stored) => {
  expect(toWalletChainId(chainId, stored)).toBe(chainId)
})
