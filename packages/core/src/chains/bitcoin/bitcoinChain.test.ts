import { expect, test } from 'vitest'
import { bitcoin } from '../../foundation/networks/bitcoin.js'
import { bitcoinTestnet } from '../../foundation/networks/bitcoinTestnet.js'
import { bitcoinChainIds, bitcoinChainNameOf, bitcoinNetworkOf } from './bitcoinChain.js'

test.each([
  [bitcoin.caipNetworkId, 'mainnet', 'mainnet'],
  [bitcoinTestnet.caipNetworkId, 'testnet', 'testnet'],
  [bitcoinChainIds.testnet4, 'testnet', 'testnet4'],
  [bitcoinChainIds.signet, 'testnet', 'signet'],
  [bitcoinChainIds.regtest, 'regtest', 'regtest'],
  ['eip155:1', undefined, undefined],
  ['bip122:12a765e31ffd4059bada1e25190f6e98', undefined, undefined],
] as const)('default: %s', (chainId, network, name) => {
  expect(bitcoinNetworkOf(chainId)).toBe(network)
  expect(bitcoinChainNameOf(chainId)).toBe(name)
})
