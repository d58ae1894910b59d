import { expect, test } from 'vitest'
import { base } from '../networks/base.js'
import { bitcoin } from '../networks/bitcoin.js'
import { mainnet } from '../networks/mainnet.js'
import { solana } from '../networks/solana.js'
import { namespacesOf } from './namespacesOf.js'

test('default: each namespace once, in the order of its first network', () => {
  expect(namespacesOf([solana, mainnet, bitcoin, base, solana])).toEqual(['solana', 'eip155', 'bip122'])
})

test('behavior: none without networks', () => {
  expect(namespacesOf([])).toEqual([])
})
