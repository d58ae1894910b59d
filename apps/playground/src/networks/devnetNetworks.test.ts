import { bitcoinCaipNetworkId, solanaCaipNetworkId } from '@latchkit/devnet'
import { expect, test } from 'vitest'
import { devnetBitcoin } from './devnetBitcoin.js'
import { devnetSolana } from './devnetSolana.js'

test('behavior: the pages and the devnet use the same chain names', () => {
  expect(devnetSolana.caipNetworkId).toBe(solanaCaipNetworkId)
  expect(devnetBitcoin.caipNetworkId).toBe(bitcoinCaipNetworkId)
})
