import { expect, test } from 'vitest'
import { ethers5 } from './v5/ethers5.js'
import { ethers } from './v6/ethers.js'

test.each([
  ['ethers', ethers],
  ['ethers5', ethers5],
])('error: %s with an unknown option name', (name, create: (options: object) => unknown) => {
  const wallet = { id: 'a', name: 'A', getProvider: () => {} }
  expect(() => create({ walets: [] })).toThrow(
    `${name}.walets: unknown option. Did you mean "${name}.wallets"?`,
  )
  expect(() => create({ wallets: [{ ...wallet, rnds: 'a.b' }] })).toThrow(
    `${name}.wallets[0].rnds: unknown option. Did you mean "${name}.wallets[0].rdns"?`,
  )
  expect(() => create({ wallets: [wallet] })).not.toThrow()
})
