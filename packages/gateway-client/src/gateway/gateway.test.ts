import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLatchkit } from '@latchkit/core'
import { bitcoin, mainnet, solana } from '@latchkit/core/networks'
import type { DataApiFactory, LoginFactory } from '@latchkit/core/ports'
import { localSignIn } from '@latchkit/core/siwx'
import { walletConnect } from '@latchkit/core/walletconnect'
import { expect, onTestFinished, test } from 'vitest'
import { gateway } from './gateway.js'
import { gateway as gatewayWithLogin } from './gatewayWithLogin.js'

const url = 'https://gateway.example.com/base/'
const loginUrl = 'https://login.example.com/sdk'
const signIn = { projectId: 'demo' }
const projectId = 'demo'

test('default: sets relay, catalogue and data API of a kit', () => {
  const given = { projectId, networks: [mainnet] } as const
  const completed = gateway({ url }).complete(given)
  expect(completed).toMatchObject({
    relay: expect.any(Function),
    catalogue: expect.any(Function),
    dataApi: expect.any(Function),
  })
  expect(given).toEqual({ projectId, networks: [mainnet] })
  const { internal } = createLatchkit({ ...given, gateway: gateway({ url }) })
  expect(internal.catalogue).toBeDefined()
  expect(internal.dataApi).toBeDefined()
  expect(internal.frame).toBe(undefined)
})

test('default: requests nothing when the kit is created, and the data of an account from the server', async () => {
  const requests: string[] = []
  const server = createServer(({ url: path = '' }, response) => {
    requests.push(path.replace(/\?.*/, ''))
    response.end(JSON.stringify({ http: ['eip155:1'], ws: [], balances: [] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const kit = createLatchkit({
    projectId,
    networks: [mainnet],
    gateway: gatewayWithLogin({ url: own, loginUrl, signIn }),
  })
  expect(requests).toEqual([])
  const { signal } = new AbortController()
  await kit.internal.dataApi?.getBalances({ chainId: 'eip155:1', address: '0x1', signal })
  expect(requests).toEqual(['/v1/supported-chains', '/v1/account/0x1/balance'])
})

test('behavior: the gateway is the first RPC server of EVM chains and Solana, and wallets receive the others', () => {
  const { config } = createLatchkit({
    projectId: 'my dapp',
    networks: [mainnet, solana, bitcoin],
    gateway: gateway({ url }),
  })
  const [first, second, third] = config.networks
  const at = 'https://gateway.example.com/base/v1?chainId='
  expect(first.rpcUrls).toEqual({
    ...mainnet.rpcUrls,
    gateway: { http: [`${at}eip155%3A1&projectId=my+dapp`] },
  })
  expect(second.rpcUrls.gateway?.http).toEqual([
    `${at}${encodeURIComponent(solana.caipNetworkId)}&projectId=my+dapp`,
  ])
  expect(third).toBe(bitcoin)
  expect(mainnet.rpcUrls).not.toHaveProperty('gateway')
})

test('param: loginUrl and signIn set the login and the sign-in', () => {
  const server = gatewayWithLogin({ url, loginUrl, signIn })
  const kit = createLatchkit({ projectId, networks: [mainnet], gateway: server })
  expect(kit.internal.frame?.origin).toBe('https://login.example.com')
  expect(kit.config.siwx).toBe(server.signIn)
  expect(server.signIn.getToken).toBeTypeOf('function')
})

test('param: relay has the options of walletConnect; false sets none', () => {
  const given = { projectId, networks: [mainnet] } as const
  expect(gateway({ url, relay: false }).complete(given)).toMatchObject({ relay: undefined })
  expect(gateway({ url, relay: { onUri: () => {} } }).complete(given)).toMatchObject({
    relay: expect.any(Function),
  })
})

test('behavior: an option that is given beside the gateway is used instead', () => {
  const own = {
    relay: walletConnect({ relayUrl: 'wss://relay.example.com' }),
    login: (() => ({})) as LoginFactory,
    catalogue: () => ({ getWallets: async () => ({ wallets: [], count: 0 }) }),
    // Never called.
    dataApi: (() => ({})) as unknown as DataApiFactory,
    siwx: localSignIn(),
  }
  const server = gatewayWithLogin({ url, loginUrl, signIn })
  expect(server.complete({ projectId, networks: [mainnet], ...own })).toMatchObject(own)
  const undefinedOnes = { relay: undefined, catalogue: undefined, dataApi: undefined }
  expect(server.complete({ projectId, networks: [mainnet], ...undefinedOnes })).toMatchObject({
    relay: expect.any(Function),
    catalogue: expect.any(Function),
    dataApi: expect.any(Function),
  })
  const siweConfig = {
    getNonce: async () => '',
    createMessage: () => '',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
  }
  expect(createLatchkit({ projectId, networks: [mainnet], gateway: server, siweConfig }).config.siwx).toBe(
    siweConfig,
  )
})

test.each<[string, unknown, string]>([
  ['no URL', { url: 'gateway.example.com' }, 'gateway.url: expected an https: URL'],
  [
    'another login',
    { url, loginUrl: 'ftp://login.example.com' },
    'login.url: must be an https: URL, got "ftp://login.example.com"',
  ],
  ['an unknown option', { url, dataApi: true }, 'gateway.dataApi: unknown option.'],
])('error: %s', (_, options, message) => {
  // The check of names is only in development builds, which Vitest makes.
  expect(() => gatewayWithLogin(options as Parameters<typeof gatewayWithLogin>[0])).toThrow(message)
})

test('error: the options of the login are unknown without it', () => {
  expect(() => gateway({ url, ...{ loginUrl } })).toThrow('gateway.loginUrl: unknown option.')
})

test('error: a sign-in of another project than the kit', () => {
  const server = gatewayWithLogin({ url, signIn: { projectId: 'other' } })
  expect(() => createLatchkit({ projectId, networks: [mainnet], gateway: server })).toThrow(
    'gateway.signIn.projectId: must be the "projectId" of the kit, "demo", got "other"',
  )
})

test('error: the options are validated after the gateway has completed them', () => {
  const networks = 'mainnet' as never
  expect(() => createLatchkit({ projectId, networks, gateway: gateway({ url }) })).toThrow(
    'networks: expected a list',
  )
})
