import type { NetworkRow, ReceiveModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import {
  arbitrum,
  base,
  bitcoin as bitcoinNetwork,
  ethereum,
  longName,
  optimism,
  polygon,
  sepolia,
  solana as solanaNetwork,
} from '../networks.fixtures.js'
import { harbor, hostile, kestrel, polyglot } from '../wallets.fixtures.js'

type Ready = Extract<ReceiveModel, { status: 'ready' }>

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** The parts of a model that depend on the networks, the active one first. */
function on(active: NetworkRow, ...others: readonly NetworkRow[]): Pick<Ready, 'network' | 'networks'> {
  const { id, name, testnet } = active
  return {
    network: { id, name, testnet },
    networks: [{ ...active, active: true, disabled: undefined }, ...others],
  }
}

/** The parts of a model that depend on the address. */
function at(address: string): Pick<Ready, 'address' | 'qrText'> {
  return { address, qrText: address }
}

const ready: Ready = {
  status: 'ready',
  namespace: 'eip155',
  ...at(address),
  type: 'eoa',
  wallet: kestrel,
  ...on(ethereum, base, arbitrum, optimism, polygon),
  types: ['eoa'],
  accounts: [{ address, type: 'eoa', active: true }],
  isDeployedPerNetwork: false,
}

export const fixtures: Fixtures<ReceiveModel> = { disconnected: { status: 'disconnected' }, ready }

export const named: Ready = { ...ready, name: 'vitalik.eth' }

export const testNetwork: Ready = { ...ready, ...on(sepolia, { ...ethereum, active: false }, base) }

export const oneNetwork: Ready = { ...ready, ...on(ethereum) }

export const unknownNetwork: Ready = {
  ...ready,
  network: { id: 'eip155:1337', name: '1337', reference: '1337', testnet: false },
  networks: [{ ...ethereum, active: false }, base],
}

export const huge: Ready = {
  ...ready,
  name: 'the-longest-name-anybody-ever-registered-on-any-name-service.eth',
  wallet: hostile,
  ...on(longName, ethereum, base),
}

export const smartAccount: Ready = {
  ...ready,
  wallet: harbor,
  type: 'smartAccount',
  types: ['smartAccount', 'eoa'],
  accounts: [
    { address, type: 'smartAccount', active: true },
    { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa', active: false },
  ],
  isDeployedPerNetwork: true,
}

const solanaAddress = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

export const solana: Ready = {
  ...ready,
  namespace: 'solana',
  ...at(solanaAddress),
  ...on(solanaNetwork),
  accounts: [{ address: solanaAddress, type: 'eoa', active: true }],
}

const payments = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ordinals = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

export const bitcoin: Ready = {
  ...ready,
  namespace: 'bip122',
  ...at(payments),
  type: 'payment',
  wallet: polyglot,
  ...on(bitcoinNetwork),
  types: ['payment', 'ordinal'],
  accounts: [
    { address: payments, type: 'payment', active: true },
    { address: ordinals, type: 'ordinal', active: false },
  ],
}

export const bitcoinOrdinals: Ready = { ...bitcoin, ...at(ordinals), type: 'ordinal' }
