import { randomBytes } from 'node:crypto'
import { capabilitiesResponseSchema } from '@latchkit/blockchain-api/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sendText } from '../../chain/rpcProxy/startNode.fixtures.js'
import { account } from '../../data/accountData/balance.fixtures.js'
import { createFakeChain } from '../../data/history/fakeChain.fixtures.js'
import { secret as onRampSecret, startProvider } from '../../money/onramp/onramp.fixtures.js'
import { startGateway } from '../startGateway.js'
import {
  available,
  bareChain,
  bareServer,
  bareUnavailable,
  id,
  type StartOptions,
  startWithChain as start,
  uniswapV2,
  unsupported,
  writeKey,
} from './capabilities.fixtures.js'

test('default: a gateway with one EVM chain and no other setting', async () => {
  const { getCapabilities, getUnavailable, node } = await start()
  expect(await getCapabilities()).toEqual({ version: 1, chains: { [id]: bareChain }, ...bareServer })
  // The document asks no source.
  expect(node.requests).toHaveLength(0)
  expect(await getUnavailable()).toEqual(bareUnavailable)
})

test('default: a gateway without chains', async () => {
  const { url, stop } = await startGateway({ projects: [{ id: 'p', allowedOrigins: [] }] })
  onTestFinished(stop)
  const response = await fetch(`${url}/v1/capabilities?projectId=p`)
  expect(await response.json()).toEqual({ version: 1, chains: {}, ...bareServer })
})

test.each<[string, () => StartOptions, { chain?: object; server?: object; missing?: object }]>([
  ['subscriptions', () => ({ chain: { ws: ['ws://127.0.0.1:1'] } }), { chain: { subscriptions: available } }],
  [
    'pools with a router',
    () => ({ chain: { uniswapV2 } }),
    {
      chain: {
        prices: available,
        swaps: {
          ...available,
          sources: [{ id: 'uniswapV2', name: 'Uniswap V2', ...available }],
        },
      },
      missing: { balances: undefined, prices: undefined, swaps: undefined },
    },
  ],
  [
    'pools without a router',
    () => ({ chain: { uniswapV2: { ...uniswapV2, router: undefined } } }),
    { chain: { prices: available }, missing: { balances: undefined, prices: undefined } },
  ],
  [
    'an aggregator',
    () => ({ swapSources: [{ kind: 'lifi', chainIds: [id, 'eip155:99'], url: 'http://127.0.0.1:1' }] }),
    {
      // The other chain of the aggregator is none of the gateway.
      chain: { swaps: { ...available, sources: [{ id: 'lifi', name: 'LI.FI', ...available }] } },
      missing: { swaps: undefined },
    },
  ],
  [
    'a registry of names',
    () => ({ chain: { ensRegistry: `0x${'1'.repeat(40)}` } }),
    { chain: { identity: available } },
  ],
  [
    'zones',
    () => ({ nameZones: ['example.eth'] }),
    { server: { names: { ...available, zones: ['example.eth'] } } },
  ],
  ['events', () => ({ eventsUrl: 'http://127.0.0.1:1' }), { server: { events: available } }],
  [
    'a public URL',
    () => ({ publicUrl: ['https://gateway.example.com/'] }),
    { server: { relay: { ...available, url: 'wss://gateway.example.com' } } },
  ],
  [
    'an exchange',
    () => ({
      exchanges: [
        {
          ...{ id: 'local', name: 'Local', url: 'http://127.0.0.1:1', key: 'k'.repeat(32) },
          assets: [`${id}/slip44:60`],
        },
      ],
    }),
    {
      server: {
        exchanges: {
          ...available,
          sources: [{ id: 'local', name: 'Local', assets: [`${id}/slip44:60`], ...available }],
        },
      },
    },
  ],
  ['a key of sign-ins', () => ({ signInKeyFile: writeKey() }), { server: { signIn: available } }],
])('param: with %s, which the bare gateway lacks', async (_, getOptions, expected) => {
  const { getCapabilities, getUnavailable } = await start(getOptions())
  expect(await getCapabilities()).toEqual({
    version: 1,
    chains: { [id]: { ...bareChain, ...expected.chain } },
    ...bareServer,
    ...expected.server,
  })
  expect(await getUnavailable()).toEqual({ ...bareUnavailable, ...expected.missing })
})

test('param: with a second chain, an aggregator bridges between both', async () => {
  const { getCapabilities } = await start({
    others: ['eip155:99'],
    swapSources: [{ kind: 'lifi', chainIds: [id, 'eip155:99'], url: 'http://127.0.0.1:1' }],
  })
  const source = { id: 'lifi', name: 'LI.FI', ...available }
  expect((await getCapabilities()).chains).toMatchObject({
    [id]: { bridges: { ...available, sources: [{ ...source, toChainIds: ['eip155:99'] }] } },
    'eip155:99': { bridges: { ...available, sources: [{ ...source, toChainIds: [id] }] } },
  })
})

test('param: with an index, tells the first block that it has', async () => {
  const chain = createFakeChain()
  for (const _ of [1, 2, 3]) chain.mine()
  const node = await chain.startNode()
  const { url, stop } = await startGateway({
    projects: [{ id: 'p', allowedOrigins: [] }],
    chains: [{ id: 'eip155:1', http: [node.url], index: { fromBlock: 2 } }],
  })
  onTestFinished(stop)
  const read = async () => {
    const response = await fetch(`${url}/v1/capabilities?projectId=p`)
    return capabilitiesResponseSchema.parse(await response.json()).chains['eip155:1']
  }
  const indexed = { ...available, fromBlock: 2 }
  await vi.waitFor(async () => expect(await read()).toMatchObject({ history: indexed, nfts: indexed }), {
    ...{ timeout: 60_000, interval: 200 },
  })
  const getMissing = async (list: string) => {
    const response = await fetch(`${url}/v1/account/${account}/${list}?chainId=eip155:1&projectId=p`)
    return (await response.json()).unavailable
  }
  expect([await getMissing('history'), await getMissing('nfts')]).toEqual([undefined, undefined])
  node.respond = sendText('', 502)
  const degraded = { status: 'degraded', retryAfterSeconds: expect.any(Number), fromBlock: 2 }
  await vi.waitFor(
    async () =>
      expect(await read()).toMatchObject({ history: degraded, nfts: degraded, node: { status: 'degraded' } }),
    { timeout: 60_000, interval: 200 },
  )
  const failed = [{ chainId: 'eip155:1', code: 'failed' }]
  expect(await getMissing('history')).toEqual(failed)
}, 180_000)

test('param: with a provider of purchases, tells its limits, and its health', async () => {
  const provider = await startProvider()
  const gateway = await start({
    onramp: {
      defaultCountry: 'DE',
      providers: [{ type: 'rest', id: 'harbor', name: 'Harbor', url: provider.url, secret: onRampSecret }],
    },
  })
  const { getCapabilities, getUnavailable, clock } = gateway
  const harbor = { id: 'harbor', name: 'Harbor' }
  const paymentCurrencies = [{ id: 'USD', limits: [{ id: 'card', min: '10', max: '500' }] }]
  expect((await getCapabilities()).onramp).toEqual({
    ...available,
    country: 'DE',
    providers: [{ ...harbor, ...available, paymentCurrencies }],
  })
  expect(await getUnavailable()).toEqual({ ...bareUnavailable, onramp: undefined })
  expect((await getCapabilities('?country=fr')).onramp).toMatchObject({ country: 'FR' })
  expect(provider.requests.map(({ path }) => path)).toEqual(['/options?country=DE', '/options?country=FR'])

  provider.state.isDown = true
  const degraded = { status: 'degraded', retryAfterSeconds: 5 }
  expect((await getCapabilities('?country=IT')).onramp).toEqual({
    ...degraded,
    country: 'IT',
    providers: [{ ...harbor, ...degraded }],
  })
  const count = provider.requests.length
  clock.ms += 4_500
  // It is not asked again before the time to retry.
  expect((await getCapabilities('?country=IT')).onramp).toMatchObject({ ...degraded, retryAfterSeconds: 1 })
  expect(provider.requests).toHaveLength(count)

  provider.state.isDown = false
  provider.state.options = { paymentCurrencies: [], purchaseCurrencies: [] }
  clock.ms += 500
  // It sells nothing there.
  expect((await getCapabilities('?country=ES')).onramp).toEqual(unsupported)
})

test('param: with a bundler and a paymaster, tells what the project still pays', async () => {
  const key = (digit: string): `0x${string}` => `0x${digit.repeat(64)}`
  const sponsorship = { chains: [id], maxPerOperation: '1000', budgetPerDay: '5000', budgetPerMonth: '4000' }
  const { getCapabilities, clock } = await start({
    projects: [
      { id: 'p', allowedOrigins: [], sponsorship: { ...sponsorship, validUntil: '2026-02-01T00:00:00Z' } },
    ],
    bundler: {
      chains: [
        {
          chainId: id,
          entryPoints: ['0.8'],
          executorKey: key('1'),
          paymaster: { addresses: { '0.8': `0x${'2'.repeat(40)}` }, signerKey: key('3') },
        },
      ],
    },
  })
  expect((await getCapabilities()).chains[id]).toMatchObject({
    bundler: { ...available, entryPoints: ['0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'] },
    paymaster: { ...available, remaining: '4000' },
  })
  clock.ms = Date.UTC(2026, 1, 1)
  expect((await getCapabilities()).chains[id]?.paymaster).toEqual(unsupported)
})

test('param: with the login service, tells the ways to log in, the frame and the origins', async () => {
  const { getCapabilities } = await start({
    projects: [{ id: 'p', allowedOrigins: ['https://app.example.com', 'example.com'] }],
    login: {
      frameOrigin: 'https://login.example.com',
      mail: { url: 'smtp://127.0.0.1:1', from: 'login@example.com' },
      pepper: 'a pepper of at least 32 characters',
      keks: [{ version: 1, key: randomBytes(32).toString('base64url') }],
      recoveryUrl: 'https://recovery.example.com',
      recoveryKeys: { keys: [] },
      socials: [{ id: 'google', clientId: 'c', clientSecret: 's' }],
    },
  })
  expect((await getCapabilities()).login).toEqual({
    ...available,
    frameOrigin: 'https://login.example.com',
    origins: ['https://app.example.com', 'https://example.com', 'http://example.com'],
    email: available,
    passkey: available,
    farcaster: unsupported,
    socials: { google: available },
  })
})
