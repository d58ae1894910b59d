import { bitcoinCaipNetworkId, solanaCaipNetworkId } from '@latchkit/devnet'
import { expect, test } from 'vitest'
import { devnetBitcoin } from './devnetBitcoin.js'
import { devnetSolana } from './devnetSolana.js'

test('behavior: the pages name the chains as the devnet does', () => {
  expect(devnetSolana.caipNetworkId).toBe(solanaCaipNetworkId)
  expect(devnetBitcoin.caipNetworkId).toBe(bitcoinCaipNetworkId)
})
