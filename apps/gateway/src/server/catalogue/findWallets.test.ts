import { expect, test } from 'vitest'
import { type CatalogueWallet, walletSchema } from './CatalogueWallet.js'
import { findWallets, type WalletFilter } from './findWallets.js'

const wallet = (name: string, more: object = {}): CatalogueWallet =>
  walletSchema.parse({
    id: name.toLowerCase(),
    name,
    homepage: 'https://wallet.example',
    chains: [],
    ...more,
  })

const wallets = [
  wallet('Harbor', { chains: ['eip155:1', 'eip155:10'], badge_type: 'certified', rdns: 'com.harbor' }),
  wallet('Meadow', { chains: ['eip155:1'], custom_chains: ['eip155'], supports_wcpay: true }),
  wallet('Lagoon', { chains: ['solana:main'], rdns: 'com.lagoon' }),
]

test.each<[string, WalletFilter, string[]]>([
  ['no filter', {}, ['Harbor', 'Meadow', 'Lagoon']],
  ['a search in any case', { search: ' ADO ' }, ['Meadow']],
  ['an empty search', { search: '' }, ['Harbor', 'Meadow', 'Lagoon']],
  ['one chain', { chains: ['solana:main'] }, ['Lagoon']],
  ['any of several chains', { chains: ['eip155:10', 'solana:main'] }, ['Harbor', 'Meadow', 'Lagoon']],
  ['a chain only a user can add', { chains: ['eip155:31337'] }, ['Meadow']],
  ['a chain no wallet supports', { chains: ['cosmos:hub'] }, []],
  ['included ids', { include: ['lagoon', 'unknown'] }, ['Lagoon']],
  ['excluded ids', { exclude: ['harbor', 'unknown'] }, ['Meadow', 'Lagoon']],
  ['an id that is included and excluded', { include: ['harbor'], exclude: ['harbor'] }, []],
  ['names in any case', { names: ['HARBOR'] }, ['Harbor']],
  ['a part of a name', { names: ['Har'] }, []],
  ['rdns', { rdns: ['com.lagoon', 'null'] }, ['Lagoon']],
  ['certified', { badge: 'certified' }, ['Harbor']],
  ['not certified', { badge: 'none' }, ['Meadow', 'Lagoon']],
  ['wallets that support payments', { payOnly: true }, ['Meadow']],
  ['several filters at once', { search: 'o', chains: ['eip155:1'], exclude: ['meadow'] }, ['Harbor']],
])('param: %s', (_name, filter, expected) => {
  expect(findWallets(wallets, filter).map(({ name }) => name)).toEqual(expected)
})
