import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LatchkitError } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import type { Catalogue, CatalogueQuery, Clock } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'

const allWallets: CatalogueQuery = { page: 1, entries: 100 }

function createCatalogue(
  url: string,
  { projectId = 'demo', clock = fakeClock() }: { projectId?: string; clock?: Clock } = {},
) {
  const metadata = { name: '', description: '', url: '', icons: [] }
  const shared = { networks: [mainnet], enableEIP6963: true, enableInjected: true, warn: () => {} }
  return catalogue({ url })({ projectId, metadata, clock, ...shared })
}
function getWallets(
  server: Catalogue,
  query: Partial<CatalogueQuery> = {},
  signal = new AbortController().signal,
) {
  return server.getWallets({ ...allWallets, ...query, signal })
}

describe('with untrusted responses', () => {
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
  const getWalletsFrom = async (body: unknown) =>
    getWallets(
      createCatalogue(
        await serve((_, response) => response.end(typeof body === 'string' ? body : JSON.stringify(body))),
      ),
    )

  test('behavior: leaves out only wallets without a valid name or id', async () => {
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
    const { wallets } = await getWalletsFrom({ data, count: 7 })
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
  ] as const)('behavior: drops unsafe URLs in %s', async (field, name) => {
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
    const { wallets } = await getWalletsFrom({ data: [...data, good], count: 8 })
    expect(wallets.map((wallet) => wallet[name])).toEqual([
      ...bad.map(() => undefined),
      'https://good.example/x',
    ])
  })

  test('behavior: ignores fields of the wrong type', async () => {
    const malformed = {
      id: 'a',
      name: 'A',
      chains: ['eip155:1', 'eip155:10', 'nothing', 'toString:1'],
      image_id: '../../secret',
      rdns: { evil: true },
      badge_type: ['certified'],
      supports_wc: 'no',
      injected: [{ namespace: 'eip155', injected_id: 'isA' }, { namespace: 'x', injected_id: 'y' }, null],
    }
    expect((await getWalletsFrom({ data: [malformed], count: 1 })).wallets).toEqual([
      {
        id: 'a',
        name: 'A',
        namespaces: ['eip155'],
        injected: [{ namespace: 'eip155', id: 'isA' }],
        certified: false,
      },
    ])
  })

  test('behavior: maps badge_type and supports_wc', async () => {
    const data = [{ id: 'a', name: 'A', badge_type: 'certified', supports_wc: false }]
    expect((await getWalletsFrom({ data, count: 1 })).wallets[0]).toMatchObject({
      certified: true,
      remote: false,
    })
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
    const page = await getWalletsFrom({ data, count })
    expect(page).toMatchObject({ count: expected, wallets: { length: shown } })
  })

  test('behavior: an invalid wallet does not affect the others', async () => {
    const longText = 'x'.repeat(500_000)
    const many = Array.from({ length: 10_000 }, () => ({ namespace: 'eip155', injected_id: 'a' }))
    const data = [
      { id: 'longName', name: longText },
      {
        id: 'long',
        name: 'Long',
        description: longText,
        rdns: longText,
        homepage: `https://x.example/${longText}`,
      },
      { id: 'many', name: 'Many', injected: many },
      { id: 'a/b', name: 'Slash' },
      { id: 'fine', name: 'Fine' },
      { id: 'fine', name: 'Twin' },
    ]
    const { wallets } = await getWalletsFrom({ data, count: 6 })
    expect(wallets.map(({ name }) => name)).toEqual(['Long', 'Many', 'Fine', 'Twin'])
    expect(wallets[0]).toEqual({ id: 'long', name: 'Long', namespaces: [], injected: [], certified: false })
    expect(wallets[1]?.injected).toHaveLength(20)
  })

  test('behavior: ignores wallets beyond the requested number', async () => {
    const data = Array.from({ length: 500 }, (_, index) => ({ id: `w${index}`, name: 'W' }))
    expect((await getWalletsFrom({ data, count: 500 })).wallets).toHaveLength(100)
  })

  test.each<[string, unknown]>([
    ['malformed JSON', '<html>'],
    ['null', 'null'],
    ['data that is not an array', { data: {}, count: 1 }],
    ['too large a response', `{"data":[],"count":0,"x":"${'x'.repeat(4_000_000)}"}`],
  ])('error: %s', async (_, body) => {
    await expect(getWalletsFrom(body)).rejects.toMatchObject({ code: 'service-response' })
  })

  test.each([
    [401, 'invalid-project-id'],
    [403, 'origin-not-allowed'],
    [404, 'service-response'],
    [429, 'service-unreachable'],
    [503, 'service-unreachable'],
  ])('error: HTTP %i is %s', async (status, code) => {
    const url = await serve((_, response) => response.writeHead(status).end('{"data":[],"count":0}'))
    const error = await getWallets(createCatalogue(url)).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(LatchkitError)
    expect(error).toMatchObject({ code })
  })

  test.each([
    ['a reason', '{"reasons":[{"field":"x","description":"x is wrong"}]}', 'HTTP 400: x is wrong'],
    ['malformed JSON', 'Bad request', 'HTTP 400'],
    ['a reason of the wrong type', '{"reasons":[{"description":{}}]}', 'HTTP 400'],
  ])('error: details contain the reason of a refused request: %s', async (_, body, details) => {
    const url = await serve((_, response) => response.writeHead(400).end(body))
    await expect(getWallets(createCatalogue(url))).rejects.toMatchObject({
      code: 'service-response',
      details,
    })
  })

  test('error: HTTP 503 tells the user to try again', async () => {
    const url = await serve((_, response) => response.writeHead(503).end())
    await expect(getWallets(createCatalogue(url))).rejects.toMatchObject({
      shortMessage: 'The wallet catalogue is temporarily unavailable.',
      metaMessages: [`Request: GET ${url}/getWallets`, 'Try again in a moment.'],
      details: 'HTTP 503',
    })
  })

  test('error: aborts a response without an end', async () => {
    let onClose = () => {}
    const closed = new Promise<void>((resolve) => {
      onClose = resolve
    })
    const url = await serve((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
      }
      response.on('drain', write).on('close', onClose)
      write()
    })
    await expect(getWallets(createCatalogue(url))).rejects.toMatchObject({
      code: 'service-response',
      details: 'The response is too large',
    })
    await closed
  })

  test('behavior: every request contains the project id, the SDK and its version', async () => {
    const requests: string[] = []
    const url = await serve((request, response) => {
      requests.push(request.url ?? '')
      response.end('{"data":[],"count":0}')
    })
    await getWallets(createCatalogue(`${url}/base/?x=1`), { search: 'a&b', chains: [] })
    expect(requests).toEqual([
      '/base/getWallets?projectId=demo&st=latchkit&sv=source&page=1&entries=100&search=a%26b',
    ])
  })

  test('error: rejects if the server cannot be reached', async () => {
    const url = await serve(() => {})
    servers[0]?.close()
    await expect(getWallets(createCatalogue(url))).rejects.toMatchObject({
      code: 'service-unreachable',
      shortMessage: 'The wallet catalogue cannot be reached.',
      metaMessages: [`Request: GET ${url}/getWallets`, 'Check your connection, and try again.'],
    })
  })

  test('error: rejects when it is aborted before or during the request', async () => {
    const controller = new AbortController()
    const url = await serve(() => controller.abort())
    await expect(getWallets(createCatalogue(url), {}, controller.signal)).rejects.toMatchObject({
      code: 'aborted',
    })
    expect(controller.signal.aborted).toBe(true)
    await expect(
      getWallets(createCatalogue('http://127.0.0.1:1'), {}, controller.signal),
    ).rejects.toMatchObject({
      code: 'aborted',
    })
  })

  test('error: rejects without a response within 10 s', async () => {
    const clock = fakeClock()
    const url = await serve(() => void clock.advance(10_000))
    await expect(getWallets(createCatalogue(url, { clock }))).rejects.toMatchObject({
      code: 'service-unreachable',
      details: 'No response within 10000 ms',
    })
  })
})

test('error: catalogue() refuses an invalid URL', () => {
  for (const url of ['', 'gateway', 'javascript:alert(1)', 'http://far.example'])
    expect(() => catalogue({ url })).toThrow(/catalogue\.url: expected an https: URL/)
})
