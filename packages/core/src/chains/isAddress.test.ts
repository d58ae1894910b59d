import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import { isAddress } from './isAddress.js'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const solana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const polkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const cosmos = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'
const all = [evm, solana, bitcoin, testnet, polkadot, cosmos]

test.each<[CaipNetworkId, readonly string[]]>([
  ['eip155:1', [evm]],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', [solana]],
  ['bip122:000000000019d6689c085ae165831e93', [bitcoin]],
  ['bip122:000000000933ea01ad0ee984209779ba', [testnet]],
  ['bip122:12a765e31ffd4059bada1e25190f6e98', all],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', all],
  ['cosmos:cosmoshub-4', all],
])('default: on %s', (chainId, addresses) => {
  expect(all.filter((address) => isAddress(address, chainId))).toEqual(addresses)
})

test.each<CaipNetworkId>([
  'eip155:1',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:12a765e31ffd4059bada1e25190f6e98',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'cosmos:cosmoshub-4',
])('error: a text that is invalid on every chain, on %s', (chainId) => {
  const none = [undefined, null, 5, {}, '', 'a b', 'a:b', '<script>', 'a'.repeat(129), evm.replace('A', 'a')]
  const found = none.filter((value) => isAddress(value, chainId))
  // CAIP-10 does not check the EIP-55 checksum.
  const checksOnlyCaip = !/^(?:eip155|solana|bip122:0)/.test(chainId)
  expect(found).toEqual(checksOnlyCaip ? [evm.replace('A', 'a')] : [])
})
