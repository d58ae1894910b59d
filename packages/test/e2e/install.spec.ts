import { expect, test } from '@playwright/test'
import {
  createFakeChain,
  harbor,
  installWallets,
  meadow,
  personas,
  startRpcServer,
} from '../src/exports/index.js'

const html = '<!doctype html><title>App</title>'

test('behavior: installs wallets on a page of any test', async ({ page }) => {
  const chain = createFakeChain()
  const [wallet, other] = await installWallets(page, { chains: [chain], wallets: [harbor, meadow] })
  await page.route('https://app.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('https://app.test/')
  const found = await page.evaluate(async () => {
    const names: string[] = []
    window.addEventListener('eip6963:announceProvider', (event) => {
      if (event instanceof CustomEvent) names.push(event.detail.info.name)
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    const { ethereum } = window as unknown as { ethereum: { request: (args: object) => Promise<unknown> } } // Of the wallet.
    return { names, accounts: await ethereum.request({ method: 'eth_requestAccounts' }) }
  })
  expect(found).toEqual({ names: ['Harbor', 'Meadow'], accounts: [wallet.address] })
  expect(other?.requests).toEqual([])
})

test('behavior: answers the requests of the app to its own RPC URLs', async ({ page }) => {
  await installWallets(page, {
    chains: [createFakeChain(), createFakeChain({ id: 10, appUrls: [/optimism/] })],
  })
  await page.route('https://app.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('https://app.test/')
  const ids = await page.evaluate(async () => {
    const body = JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }])
    const headers = { 'content-type': 'application/json' }
    const urls = ['https://rpc.test/key', 'https://mainnet.optimism.io']
    const responses = urls.map(async (url) => (await fetch(url, { method: 'POST', headers, body })).json())
    return Promise.all(responses)
  })
  expect(ids).toEqual([
    [{ jsonrpc: '2.0', id: 1, result: '0x1' }],
    [{ jsonrpc: '2.0', id: 1, result: '0xa' }],
  ])
})

test('behavior: Phantom is not in frames', async ({ page }) => {
  await installWallets(page, { chains: [createFakeChain()], wallets: [personas.phantom] })
  await page.route('https://app.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `${html}<iframe src="/frame"></iframe>` }),
  )
  await page.route('https://app.test/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto('https://app.test/')
  const hasPhantom = () => 'phantom' in window
  expect(await page.evaluate(hasPhantom)).toBe(true)
  await expect.poll(() => page.frames().length).toBe(2)
  expect(await page.frames()[1]?.evaluate(hasPhantom)).toBe(false)
})

test('behavior: serves a fake chain over HTTP', async ({ request }) => {
  const server = await startRpcServer(createFakeChain({ id: 5 }))
  const response = await request.post(server.rpcUrl, { data: { id: 1, method: 'eth_chainId' } })
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x5' })
  const wrong = await request.post(server.rpcUrl, { data: 'no JSON' })
  expect(await wrong.json()).toMatchObject({ error: { code: -32600 } })
  await server.stop()
})
