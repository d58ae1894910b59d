import type { ChainChoice, ConnectingMultiChainModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { hostile, nimbus, polyglot } from '../wallets.fixtures.js'

const ethereum: ChainChoice = {
  namespace: 'eip155',
  network: { name: 'Ethereum' },
  networkCount: 12,
  connected: false,
}

const solana: ChainChoice = {
  namespace: 'solana',
  network: { name: 'Solana' },
  networkCount: 1,
  connected: false,
}

const bitcoin: ChainChoice = {
  namespace: 'bip122',
  network: { name: 'Bitcoin Testnet' },
  networkCount: 1,
  connected: false,
}

type Ready = Extract<ConnectingMultiChainModel, { status: 'ready' }>

export const fixtures: Fixtures<ConnectingMultiChainModel> = {
  ready: { status: 'ready', wallet: nimbus, chains: [ethereum, solana] },
  'not-installed': { status: 'not-installed', wallet: nimbus, getUrl: 'https://example.com/nimbus' },
}

export const someConnected: Ready = {
  ...fixtures.ready,
  wallet: polyglot,
  chains: [{ ...ethereum, connected: true }, { ...solana, networkCount: 3, connected: true }, bitcoin],
}

export const every: Ready = {
  ...fixtures.ready,
  wallet: polyglot,
  chains: [
    ethereum,
    solana,
    bitcoin,
    { namespace: 'polkadot', network: { name: 'Polkadot' }, networkCount: 1, connected: false },
    { namespace: 'cosmos', network: { name: 'Cosmos Hub' }, networkCount: 2, connected: false },
  ],
}

export const long: Ready = {
  ...fixtures.ready,
  wallet: hostile,
  chains: [
    {
      ...ethereum,
      network: { name: 'The Extraordinarily Long Name of an Appchain Rollup Testnet' },
      networkCount: 1200,
      connected: true,
    },
    solana,
  ],
}

export const none: Ready = { ...fixtures.ready, chains: [] }

export const withoutGetUrl: ConnectingMultiChainModel = { status: 'not-installed', wallet: nimbus }
