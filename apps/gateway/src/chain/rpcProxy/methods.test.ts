import { expect, test } from 'vitest'
import { getMethods } from './methods.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test.each([
  ['eip155:1', 'eth_getBalance', 'read'],
  ['eip155:1', 'eth_call', 'read'],
  ['eip155:1', 'eth_sendRawTransaction', 'write'],
  [solana, 'getTokenAccountsByOwner', 'read'],
  [solana, 'sendTransaction', 'write'],
])('default: %s allows %s as a %s', (chainId, method, kind) => {
  expect(getMethods(chainId).get(method)).toBe(kind)
})

test.each([
  ['eip155:1', 'anvil_setBalance'],
  ['eip155:1', 'debug_traceTransaction'],
  ['eip155:1', 'personal_sign'],
  ['eip155:1', 'admin_peers'],
  ['eip155:1', 'eth_accounts'],
  ['eip155:1', 'eth_sendTransaction'],
  ['eip155:1', 'eth_sign'],
  ['eip155:1', 'eth_newFilter'],
  ['eip155:1', 'eth_subscribe'],
  ['eip155:1', 'constructor'],
  ['eip155:1', 'getBalance'],
  [solana, 'requestAirdrop'],
  [solana, 'eth_getBalance'],
])('default: %s does not allow %s', (chainId, method) => {
  expect(getMethods(chainId).has(method)).toBe(false)
})
