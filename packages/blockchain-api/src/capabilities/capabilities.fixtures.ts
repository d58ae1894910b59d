import type { CapabilitiesResponse, ChainCapabilities } from './capabilitiesSchema.js'

const available = { status: 'available' } as const
const unsupported = { status: 'absent', code: 'unsupported' } as const

/** A chain with a node, and with nothing else. */
export const bareChain: ChainCapabilities = {
  node: available,
  subscriptions: unsupported,
  balances: { status: 'available', isListedOnly: true },
  history: { status: 'absent', code: 'not_indexed' },
  nfts: { status: 'absent', code: 'not_indexed' },
  prices: { status: 'absent', code: 'unpriced' },
  identity: unsupported,
  swaps: unsupported,
  bridges: unsupported,
  bundler: unsupported,
  paymaster: unsupported,
  permissions: unsupported,
}

/** A chain with everything. One source of swaps fails. */
export const fullChain: ChainCapabilities = {
  node: available,
  subscriptions: available,
  balances: available,
  history: { status: 'available', fromBlock: 18_000_000 },
  nfts: { status: 'degraded', retryAfterSeconds: 8, fromBlock: 18_000_000 },
  prices: available,
  identity: available,
  swaps: {
    status: 'available',
    sources: [
      { id: 'pools', name: 'Pools', status: 'available' },
      { id: 'lifi', name: 'LI.FI', status: 'degraded', retryAfterSeconds: 30 },
    ],
  },
  bridges: {
    status: 'degraded',
    retryAfterSeconds: 30,
    sources: [
      { id: 'lifi', name: 'LI.FI', status: 'degraded', retryAfterSeconds: 30, toChainIds: ['eip155:10'] },
    ],
  },
  bundler: { status: 'available', entryPoints: ['0x0000000071727De22E5E9d8BAf0edAc6f37da032'] },
  paymaster: { status: 'available', remaining: '1000000000000000000' },
  permissions: available,
}

/** A server with everything. */
export const fullServer: CapabilitiesResponse = {
  version: 1,
  chains: { 'eip155:1': fullChain, 'eip155:8453': bareChain },
  relay: { status: 'available', url: 'wss://gateway.example.com' },
  walletDirectory: available,
  images: available,
  onramp: {
    status: 'available',
    country: 'DE',
    providers: [
      {
        id: 'harbor',
        name: 'Harbor',
        status: 'available',
        paymentCurrencies: [{ id: 'EUR', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
      },
      { id: 'coinbase', name: 'Coinbase', status: 'degraded', retryAfterSeconds: 5 },
      { id: 'meld', name: 'Meld', status: 'absent', code: 'unsupported' },
    ],
  },
  exchanges: {
    status: 'available',
    sources: [{ id: 'local', name: 'Local', status: 'available', assets: ['eip155:1/slip44:60'] }],
  },
  names: { status: 'available', zones: ['example.eth'] },
  login: {
    status: 'available',
    frameOrigin: 'https://login.example.com',
    origins: ['https://*.example.com'],
    email: available,
    passkey: available,
    farcaster: unsupported,
    socials: { google: available },
  },
  signIn: available,
  events: unsupported,
}
