import type { NetworkRow } from '@latchkit/core'

export const ethereum: NetworkRow = {
  id: 'eip155:1',
  name: 'Ethereum',
  namespace: 'eip155',
  testnet: false,
  active: true,
}

export const base: NetworkRow = { ...ethereum, id: 'eip155:8453', name: 'Base', active: false }
export const arbitrum: NetworkRow = { ...ethereum, id: 'eip155:42161', name: 'Arbitrum One', active: false }
export const optimism: NetworkRow = { ...ethereum, id: 'eip155:10', name: 'OP Mainnet', active: false }
export const polygon: NetworkRow = { ...ethereum, id: 'eip155:137', name: 'Polygon', active: false }
export const sepolia: NetworkRow = {
  ...ethereum,
  id: 'eip155:11155111',
  name: 'Sepolia',
  testnet: true,
  active: false,
}

export const notApproved: NetworkRow = { ...polygon, disabled: 'not-approved' }

export const solana: NetworkRow = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  namespace: 'solana',
  testnet: false,
  active: false,
}

export const bitcoin: NetworkRow = {
  id: 'bip122:000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  namespace: 'bip122',
  testnet: false,
  active: false,
  disabled: 'not-connected',
}

export const longName: NetworkRow = {
  ...base,
  id: 'eip155:424242',
  name: 'The Extraordinarily Long Name of an Appchain Rollup Testnet',
  testnet: true,
}

export const solanaDevnet: NetworkRow = {
  ...solana,
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  testnet: true,
}

export const solanaTestnet: NetworkRow = {
  ...solanaDevnet,
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
}

export const bitcoinTestnet: NetworkRow = {
  ...bitcoin,
  id: 'bip122:000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  testnet: true,
  disabled: undefined,
}

export const polkadot: NetworkRow = {
  ...solana,
  id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  namespace: 'polkadot',
}

export const cosmos: NetworkRow = {
  ...solana,
  id: 'cosmos:cosmoshub-4',
  name: 'Cosmos Hub',
  namespace: 'cosmos',
}
