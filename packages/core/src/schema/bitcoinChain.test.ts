import { expect, test } from 'vitest'
import { bitcoin } from '../networks/bitcoin.js'
import { bitcoinTestnet } from '../networks/bitcoinTestnet.js'
import { bitcoinChainIds, bitcoinNetworkOf } from './bitcoinChain.js'

test.each([
  [bitcoin.caipNetworkId, 'mainnet'],
  [bitcoinTestnet.caipNetworkId, 'testnet'],
  [bitcoinChainIds.testnet4, 'testnet'],
  [bitcoinChainIds.signet, 'testnet'],
  [bitcoinChainIds.regtest, 'regtest'],
  ['eip155:1', undefined],
  ['bip122:12a765e31ffd4059bada1e25190f6e98', undefined],
] as const)('default: %s', (chainId, network) => {
  expect(bitcoinNetworkOf(chainId)).toBe(network)
})
