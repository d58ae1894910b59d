import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLatchkit, LatchkitError } from '@latchkit/core'
import { showAllWallets } from '@latchkit/core/actions'
import { bitcoin, mainnet, solana } from '@latchkit/core/networks'
import type { Catalogue, CatalogueQuery, CatalogueWallet, Clock } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'

const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const rabbyId = '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1'
const allWallets: CatalogueQuery = { page: 1, entries: 100 }

function open(
  url: string,
  { projectId = 'demo', clock = fakeClock() }: { projectId?: string; clock?: Clock } = {},
) {
  const metadata = { name: '', description: '', url: '', icons: [] }
  const shared = { networks: [mainnet], enableEIP6963: true, enableInjected: true, warn: () => {} }
  return catalogue({ url })({ projectId, metadata, clock, ...shared })
}
function ask(server: Catalogue, query: Partial<CatalogueQuery> = {}, signal = new AbortController().signal) {
  return server.getWallets({ ...allWallets, ...query, signal })
}

/** What does not depend on who tells it: no image, and of a store's page only which one it is. */
function toFacts({ icon: _, appStore, remote = true, namespaces, ...facts }: CatalogueWallet): object {
  const store = appStore?.replace(/^.*\//, '')
  const told = Object.entries({ ...facts, store }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(told), remote, namespaces: [...namespaces].sort() }
}

describe('over the real gateway', () => {
  let gateway: Gateway
  let server: Catalogue
  beforeAll(async () => {
    const projects = [{ id: 'demo', allowedOrigins: ['https://dapp.example'] }]
    gateway = await startGateway({ port: 0, host: '127.0.0.1', projects })
    server = open(`${gateway.url}/`)
  }, 60_000)
  afterAll(() => gateway.stop())
  const namesOf = async (query: Partial<CatalogueQuery>) =>
    (await ask(server, query)).wallets.map(({ name }) => name)

  test('default', async () => {
    const { wallets, count } = await ask(server)
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

  test('behavior: the image is where it says', async () => {
    const { wallets } = await ask(server, { entries: 1 })
    const response = await fetch(wallets[0]?.icon ?? '')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
  })

  test('param: page and entries', async () => {
    const [first, second] = await Promise.all([
      ask(server, { entries: 5 }),
      ask(server, { page: 2, entries: 5 }),
    ])
    const both = await ask(server, { entries: 10 })
    expect([...first.wallets, ...second.wallets]).toEqual(both.wallets)
    expect(second.count).toBe(both.count)
  })

  test('param: search, include, exclude, chains and certified', async () => {
    expect(await namesOf({ search: 'meta' })).toEqual(['MetaMask'])
    expect(await namesOf({ include: [rabbyId, metaMaskId] })).toEqual(['MetaMask', 'Rabby Wallet'])
    expect(await namesOf({ exclude: [metaMaskId] })).not.toContain('MetaMask')
    expect(await namesOf({ chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] })).toContain('Nova Wallet')
    expect(await namesOf({ chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] })).not.toContain('MetaMask')
    expect(await namesOf({ certified: true })).toEqual([])
  })

  test('behavior: the gateway’s folder and the kit’s own list say the same', async () => {
    const networks = [mainnet, solana, bitcoin] as const
    const kit = createLatchkit({ projectId: 'demo', networks })
    await showAllWallets(kit)
    await expect.poll(() => kit.getState().catalogue?.status).toBe('ready')
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
    const { wallets } = await ask(server, { chains })
    expect(wallets.map(toFacts)).toEqual(kit.getState().catalogue?.wallets.map(toFacts))
  })

  test('error: a project the gateway does not know', async () => {
    await expect(ask(open(gateway.url, { projectId: 'other' }))).rejects.toMatchObject({
      code: 'invalid-project-id',
      shortMessage: 'Invalid Project ID',
      metaMessages: [
        'The wallet catalogue does not know the project id “other”.',
        'Set the option `projectId` to one that the service’s operator has given out.',
      ],
    })
  })

  test('error: a question that the gateway does not take', async () => {
    await expect(ask(server, { entries: 1_000 })).rejects.toMatchObject({
      code: 'service-response',
      details: 'HTTP 400: entries is a whole number from 1 to 100',
    })
  })
})

describe('over a server that means ill', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const one of servers.splice(0)) {
      one.closeAllConnections()
      one.close()
    }
  })
  async function serve(listener: RequestListener): Promise<string> {
    const one = createServer(listener)
    servers.push(one)
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(one.address() as AddressInfo).port}`
  }
  const answer = async (body: unknown) =>
    ask(
      open(
        await serve((_, response) => response.end(typeof body === 'string' ? body : JSON.stringify(body))),
      ),
    )

  test('behavior: a wallet without a name or an id is left out, the others are not', async () => {
    const data = [
      null,
      1,
      {},
      { id: 'a' },
      { name: 'b' },
      { id: '../x', name: 'c' },
      { id: '..', name: 'c' },
      { id: 'd', name: 'D' },
    ]
    const { wallets } = await answer({ data, count: 7 })
    expect(wallets).toEqual([{ id: 'd', name: 'D', namespaces: [], injected: [], certified: false }])
  })

  test.each([
    ['mobile_link', 'mobileLink'],
    ['desktop_link', 'desktopLink'],
    ['webapp_link', 'webappLink'],
    ['link_mode', 'universalLink'],
    ['app_store', 'appStore'],
    ['play_store', 'playStore'],
    ['chrome_store', 'chromeStore'],
    ['homepage', 'homepage'],
    ['image_url', 'icon'],
  ] as const)('behavior: %s leads nowhere that would run something', async (field, name) => {
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'http://far.example',
      '',
      7,
      null,
    ]
    const data = bad.map((value, index) => ({ id: `w${index}`, name: 'W', [field]: value }))
    const good = { id: 'good', name: 'W', [field]: 'https://good.example/x' }
    const { wallets } = await answer({ data: [...data, good], count: 8 })
    expect(wallets.map((wallet) => wallet[name])).toEqual([
      ...bad.map(() => undefined),
      'https://good.example/x',
    ])
  })

  test('behavior: fields of another kind count as not there', async () => {
    const strange = {
      id: 'a',
      name: 'A',
      chains: ['eip155:1', 'eip155:10', 'nothing', 'toString:1'],
      image_id: '../../secret',
      rdns: { evil: true },
      badge_type: ['certified'],
      supports_wc: 'no',
      injected: [{ namespace: 'eip155', injected_id: 'isA' }, { namespace: 'x', injected_id: 'y' }, null],
    }
    expect((await answer({ data: [strange], count: 1 })).wallets).toEqual([
      {
        id: 'a',
        name: 'A',
        namespaces: ['eip155'],
        injected: [{ namespace: 'eip155', id: 'isA' }],
        certified: false,
      },
    ])
  })

  test('behavior: certified, and not to be reached by a relay', async () => {
    const data = [{ id: 'a', name: 'A', badge_type: 'certified', supports_wc: false }]
    expect((await answer({ data, count: 1 })).wallets[0]).toMatchObject({ certified: true, remote: false })
  })

  test.each<[string, unknown, number, number]>([
    ['none', undefined, 3, 3],
    ['negative', -1, 3, 3],
    ['a text', '600', 3, 3],
    ['endless', 1e300, 3, 3],
    ['less than is shown', 1, 3, 3],
    ['none, behind a full page', null, 100, 101],
    ['more', 600, 100, 600],
  ])('behavior: a count that is %s loses no wallet', async (_, count, shown, expected) => {
    const data = Array.from({ length: shown }, (_, index) => ({ id: `w${index}`, name: 'W' }))
    const page = await answer({ data, count })
    expect(page).toMatchObject({ count: expected, wallets: { length: shown } })
  })

  test('behavior: one wallet that means ill loses no other', async () => {
    const book = 'x'.repeat(500_000)
    const many = Array.from({ length: 10_000 }, () => ({ namespace: 'eip155', injected_id: 'a' }))
    const data = [
      { id: 'book', name: book },
      { id: 'long', name: 'Long', description: book, rdns: book, homepage: `https://x.example/${book}` },
      { id: 'many', name: 'Many', injected: many },
      { id: 'a/b', name: 'Slash' },
      { id: 'fine', name: 'Fine' },
      { id: 'fine', name: 'Twin' },
    ]
    const { wallets } = await answer({ data, count: 6 })
    expect(wallets.map(({ name }) => name)).toEqual(['Long', 'Many', 'Fine', 'Twin'])
    expect(wallets[0]).toEqual({ id: 'long', name: 'Long', namespaces: [], injected: [], certified: false })
    expect(wallets[1]?.injected).toHaveLength(20)
  })

  test('behavior: more than was asked for is not taken', async () => {
    const data = Array.from({ length: 500 }, (_, index) => ({ id: `w${index}`, name: 'W' }))
    expect((await answer({ data, count: 500 })).wallets).toHaveLength(100)
  })

  test.each<[string, unknown]>([
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['no list', { data: {}, count: 1 }],
    ['a book', `{"data":[],"count":0,"x":"${'x'.repeat(4_000_000)}"}`],
  ])('error: %s', async (_, body) => {
    await expect(answer(body)).rejects.toMatchObject({ code: 'service-response' })
  })

  test.each([
    [401, 'invalid-project-id'],
    [403, 'origin-not-allowed'],
    [404, 'service-response'],
    [429, 'service-unreachable'],
    [503, 'service-unreachable'],
  ])('error: HTTP %i is %s', async (status, code) => {
    const url = await serve((_, response) => response.writeHead(status).end('{"data":[],"count":0}'))
    const error = await ask(open(url)).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(LatchkitError)
    expect(error).toMatchObject({ code })
  })

  test.each([
    ['a reason', '{"reasons":[{"field":"x","description":"x is wrong"}]}', 'HTTP 400: x is wrong'],
    ['no JSON', 'Bad request', 'HTTP 400'],
    ['no text', '{"reasons":[{"description":{}}]}', 'HTTP 400'],
  ])('error: why a question is not taken: %s', async (_, body, details) => {
    const url = await serve((_, response) => response.writeHead(400).end(body))
    await expect(ask(open(url))).rejects.toMatchObject({ code: 'service-response', details })
  })

  test('error: one that is there and cannot help now', async () => {
    const url = await serve((_, response) => response.writeHead(503).end())
    await expect(ask(open(url))).rejects.toMatchObject({
      shortMessage: 'The wallet catalogue is busy or out of order.',
      metaMessages: [`Asked ${url}/getWallets.`, 'Try again in a moment.'],
      details: 'HTTP 503',
    })
  })

  test('error: an answer without an end is not listened to', async () => {
    let hasGone = () => {}
    const gone = new Promise<void>((resolve) => {
      hasGone = resolve
    })
    const url = await serve((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
      }
      response.on('drain', write).on('close', hasGone)
      write()
    })
    await expect(ask(open(url))).rejects.toMatchObject({
      code: 'service-response',
      details: 'It is too long',
    })
    await gone
  })

  test('behavior: every call says who calls', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end('{"data":[],"count":0}')
    })
    await ask(open(`${url}/base/?x=1`), { search: 'a&b', chains: [] })
    expect(asked).toEqual([
      '/base/getWallets?projectId=demo&st=latchkit&sv=source&page=1&entries=100&search=a%26b',
    ])
  })

  test('error: nobody is there', async () => {
    const url = await serve(() => {})
    servers[0]?.close()
    await expect(ask(open(url))).rejects.toMatchObject({
      code: 'service-unreachable',
      shortMessage: 'The wallet catalogue cannot be reached.',
      metaMessages: [`Asked ${url}/getWallets.`, 'Check your connection, and try again.'],
    })
  })

  test('error: called off, before and while it is on its way', async () => {
    const controller = new AbortController()
    const url = await serve(() => controller.abort())
    await expect(ask(open(url), {}, controller.signal)).rejects.toMatchObject({ code: 'aborted' })
    expect(controller.signal.aborted).toBe(true)
    await expect(ask(open('http://127.0.0.1:1'), {}, controller.signal)).rejects.toMatchObject({
      code: 'aborted',
    })
  })

  test('error: no answer within 10 s', async () => {
    const clock = fakeClock()
    const url = await serve(() => void clock.advance(10_000))
    await expect(ask(open(url, { clock }))).rejects.toMatchObject({
      code: 'service-unreachable',
      details: 'No answer within 10000 ms',
    })
  })
})

test('error: an address that is none', () => {
  for (const url of ['', 'gateway', 'javascript:alert(1)', 'http://far.example'])
    expect(() => catalogue({ url })).toThrow(/catalogue\.url: expected an https: URL/)
})
