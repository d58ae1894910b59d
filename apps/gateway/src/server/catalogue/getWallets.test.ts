import { catalogue } from '@latchkit/blockchain-api'
import { createLatchkit } from '@latchkit/core'
import { showAllWallets } from '@latchkit/core/actions'
import { bitcoin, mainnet, solana } from '@latchkit/core/networks'
import type { Catalogue, CatalogueQuery, CatalogueWallet } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../app/startGateway.js'

const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const rabbyId = '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1'
const allWallets: CatalogueQuery = { page: 1, entries: 100 }

function createCatalogue(url: string, { projectId = 'demo' }: { projectId?: string } = {}) {
  const metadata = { name: '', description: '', url: '', icons: [] }
  const shared = { networks: [mainnet], enableEIP6963: true, enableInjected: true, warn: () => {} }
  return catalogue({ url })({ projectId, metadata, clock: fakeClock(), ...shared })
}
function getWallets(server: Catalogue, query: Partial<CatalogueQuery> = {}) {
  return server.getWallets({ ...allWallets, ...query, signal: new AbortController().signal })
}

/** Returns the fields that are the same in both sources: without the image, and with only the last part of a store URL. */
function toFacts({ icon: _, appStore, remote = true, namespaces, ...facts }: CatalogueWallet): object {
  const store = appStore?.replace(/^.*\//, '')
  const entries = Object.entries({ ...facts, store }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(entries), remote, namespaces: [...namespaces].sort() }
}

let gateway: Gateway
let server: Catalogue
beforeAll(async () => {
  const projects = [{ id: 'demo', allowedOrigins: ['https://dapp.example'] }]
  gateway = await startGateway({ port: 0, host: '127.0.0.1', projects })
  server = createCatalogue(`${gateway.url}/`)
}, 180_000)
afterAll(() => gateway.stop())
const namesOf = async (query: Partial<CatalogueQuery>) =>
  (await getWallets(server, query)).wallets.map(({ name }) => name)

test('default: returns the wallets of the gateway', async () => {
  const { wallets, count } = await getWallets(server)
  expect(count).toBe(wallets.length)
  expect(count).toBeGreaterThan(40)
  expect(wallets[0]).toEqual({
    id: metaMaskId,
    name: 'MetaMask',
    icon: `${gateway.url}/getWalletImage/metamask?projectId=demo`,
    homepage: 'https://metamask.io/',
    namespaces: ['eip155', 'solana'],
    remote: true,
    mobileLink: 'metamask://',
    universalLink: 'https://metamask.app.link',
    appStore: 'https://apps.apple.com/app/metamask/id1438144202',
    playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
    chromeStore: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    rdns: 'io.metamask',
    injected: [{ namespace: 'solana', id: 'MetaMask' }],
    certified: false,
  })
})

test('behavior: the icon URL returns an image', async () => {
  const { wallets } = await getWallets(server, { entries: 1 })
  const response = await fetch(wallets[0]?.icon ?? '')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
})

test('param: page and entries select a part of the list', async () => {
  const [first, second] = await Promise.all([
    getWallets(server, { entries: 5 }),
    getWallets(server, { page: 2, entries: 5 }),
  ])
  const both = await getWallets(server, { entries: 10 })
  expect([...first.wallets, ...second.wallets]).toEqual(both.wallets)
  expect(second.count).toBe(both.count)
})

test('param: search, include, exclude, chains and certified filter the list', async () => {
  expect(await namesOf({ search: 'meta' })).toEqual(['MetaMask'])
  expect(await namesOf({ include: [rabbyId, metaMaskId] })).toEqual(['MetaMask', 'Rabby Wallet'])
  expect(await namesOf({ exclude: [metaMaskId] })).not.toContain('MetaMask')
  expect(await namesOf({ chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] })).toContain('Nova Wallet')
  expect(await namesOf({ chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] })).not.toContain('MetaMask')
  expect(await namesOf({ certified: true })).toEqual([])
})

test('behavior: the gateway returns the wallets of the built-in list of the kit with the same facts, and others after them', async () => {
  const networks = [mainnet, solana, bitcoin] as const
  const kit = createLatchkit({ projectId: 'demo', networks })
  await showAllWallets(kit)
  await expect.poll(() => kit.getState().directory?.status).toBe('ready')
  const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
  const { wallets } = await getWallets(server, { chains })
  const builtIn = kit.getState().directory?.wallets.map(toFacts) ?? []
  expect(wallets.slice(0, builtIn.length).map(toFacts)).toEqual(builtIn)
  expect(wallets.length).toBeGreaterThan(builtIn.length)
})

test('error: rejects if the gateway does not know the project', async () => {
  await expect(getWallets(createCatalogue(gateway.url, { projectId: 'other' }))).rejects.toMatchObject({
    code: 'invalid-project-id',
    shortMessage: 'Invalid Project ID',
    metaMessages: [
      'The wallet catalogue does not know the project id “other”.',
      'Set the option `projectId` to one that the service’s operator has given out.',
    ],
  })
})

test('error: rejects with the reason of the gateway for an invalid request', async () => {
  await expect(getWallets(server, { entries: 1_000 })).rejects.toMatchObject({
    code: 'service-response',
    details: 'HTTP 400: "entries" must be a whole number from 1 to 100, got "1000"',
  })
})
