import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  balanceResponseSchema,
  type CapabilitiesResponse,
  capabilitiesResponseSchema,
  historyResponseSchema,
  nftResponseSchema,
  onRampOptionsResponseSchema,
  priceResponseSchema,
} from '@latchkit/blockchain-api/contract'
import { onTestFinished } from 'vitest'
import { account } from '../../data/accountData/balance.fixtures.js'
import {
  createContracts,
  factory,
  nativePool,
  router,
  stablecoin,
  wrappedNative,
} from '../../data/accountData/pools.fixtures.js'
import { startEvmNode } from '../../data/accountData/startEvmNode.fixtures.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { type GatewayOptions, startGateway } from '../startGateway.js'

/** CAIP-2 id of the chain. */
export const id = 'eip155:42'
/** CAIP-10 id of its native token. */
export const native = `${id}:0x${'e'.repeat(40)}`
/** The status of a capability that works. */
export const available = { status: 'available' }
/** The status of a service that the operator has not set up. */
export const unsupported = { status: 'absent', code: 'unsupported' }
const notIndexed = { status: 'absent', code: 'not_indexed' }

/** What a gateway can do whose operator has set nothing but one EVM chain. */
export const bareChain = {
  node: available,
  subscriptions: unsupported,
  balances: { ...available, isListedOnly: true },
  history: notIndexed,
  nfts: notIndexed,
  prices: { status: 'absent', code: 'unpriced' },
  identity: unsupported,
  swaps: unsupported,
  bridges: unsupported,
  bundler: unsupported,
  paymaster: unsupported,
  permissions: available,
}
/** What it can do that is not of one chain. */
export const bareServer = {
  relay: available,
  walletDirectory: available,
  images: available,
  onramp: unsupported,
  exchanges: unsupported,
  names: unsupported,
  login: unsupported,
  signIn: unsupported,
  events: unsupported,
}
/** Pools with prices, and a router. */
export const uniswapV2 = { factory, router, stablecoin: { address: stablecoin, decimals: 6 }, wrappedNative }

/** Options of the gateway. */
export type StartOptions = Omit<GatewayOptions, 'chains'> & {
  /** Settings of the chain. */
  readonly chain?: object
  /** Further chains. */
  readonly others?: readonly string[]
}

/** Starts a gateway with one EVM chain, whose node answers. */
export async function startWithChain({ chain = {}, others = [], ...options }: StartOptions = {}) {
  const contracts = createContracts([nativePool])
  const node = await startEvmNode({ native: 10n ** 18n, tokens: {}, hasMulticall3: true, contracts }, '0x2a')
  const clock = { ms: Date.UTC(2026, 0, 31, 12) }
  const { url, stop } = await startGateway({
    projects: [{ id: 'p', allowedOrigins: [] }],
    now: () => clock.ms,
    ...options,
    chains: [{ id, http: [node.url], ...chain }, ...others.map((other) => ({ id: other, http: [node.url] }))],
  })
  onTestFinished(stop)
  const request = (path: string, init?: RequestInit) =>
    fetch(`${url}${path}${path.includes('?') ? '&' : '?'}projectId=p`, init)
  const getJson = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await request(path, init)).json()
  const getCapabilities = async (query = ''): Promise<CapabilitiesResponse> =>
    capabilitiesResponseSchema.parse(await getJson(`/v1/capabilities${query}`))
  /** Whatever a client needs to tell the truth: what each list lacks. */
  async function getUnavailable() {
    const prices = JSON.stringify({ projectId: 'p', currency: 'usd', addresses: [native] })
    const read = (path: string) => getJson(`/v1/account/${account}/${path}?chainId=${id}`)
    const swaps = await request(`/v1/convert/tokens?chainId=${id}`)
    const { reasons = [] } = await swaps.json()
    return {
      balances: balanceResponseSchema.parse(await read('balance')).unavailable,
      history: historyResponseSchema.parse(await read('history')).unavailable,
      nfts: nftResponseSchema.parse(await read('nfts')).unavailable,
      onramp: onRampOptionsResponseSchema.parse(await getJson('/v1/onramp/options')).unavailable,
      prices: priceResponseSchema.parse(await getJson('/v1/fungible/price', { method: 'POST', body: prices }))
        .unavailable,
      swaps: swaps.ok ? undefined : reasons[0]?.code,
    }
  }
  return { node, clock, url, request, getCapabilities, getUnavailable }
}

/** What the lists of such a gateway lack. */
export const bareUnavailable = {
  balances: [{ chainId: id, code: 'unpriced' }],
  history: [{ chainId: id, code: 'not_indexed' }],
  nfts: [{ chainId: id, code: 'not_indexed' }],
  onramp: [{ code: 'unsupported' }],
  prices: [{ chainId: id, code: 'unpriced' }],
  swaps: 'unsupported',
}

/** Writes a P-256 key, and returns its path. */
export function writeKey(): string {
  const file = join(createTemporaryFolder(), 'key.pem')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  return file
}
