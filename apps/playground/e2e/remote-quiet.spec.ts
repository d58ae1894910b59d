import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Response } from '@playwright/test'
import { productionOut } from './buildPages.js'
import { expect, test } from './remoteFixtures.js'

/** Names that occur only in WalletConnect's SDK. */
const sdk = /irn_subscribe|wc_sessionPropose/

test('behavior: loads and connects nothing for the relay before the user asks for a QR code', async ({
  remote,
  page,
  site,
}) => {
  const traffic = watchTraffic(page)
  await remote.visit()
  await page.waitForLoadState('networkidle')
  expect(traffic.elsewhere(site.url)).toEqual([])
  expect(traffic.sockets).toEqual([])
  expect((await traffic.scripts()).filter((text) => sdk.test(text))).toEqual([])

  // The wallet list contacts the directory; the relay is contacted only for a QR code.
  await remote.button.click()
  await expect(remote.row('WalletConnect')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(traffic.sockets).toEqual([])
  expect((await traffic.scripts()).filter((text) => sdk.test(text))).toEqual([])

  await remote.row('WalletConnect').click()
  await expect(remote.copyLink).toBeEnabled()
  expect((await traffic.scripts()).filter((text) => sdk.test(text)).length).toBeGreaterThan(0)
  expect(traffic.sockets).toEqual([expect.stringContaining(remote.query.relay)])
  // The clients of the namespaces load with the first request to a wallet.
  expect(traffic.names()).toContainEqual(expect.stringContaining('createWalletConnectSession'))
  expect(traffic.names().filter((name) => /create(Evm|Solana|Bitcoin|Namespace)Client/.test(name))).toEqual(
    [],
  )
  // Only the configured relay and directory.
  const { catalogue } = remote.query
  expect(traffic.elsewhere(site.url).filter((url) => !url.startsWith(catalogue))).toEqual([])
})

test('behavior: connects to the relay on load if there is a session to restore', async ({
  remote,
  phone,
  page,
}) => {
  await remote.visit()
  await remote.connect(phone)
  const traffic = watchTraffic(page)
  await page.reload()
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await expect.poll(() => traffic.sockets).toHaveLength(1)
})

test('param: no relay: shows no QR code and no remote wallets, and sends no requests', async ({
  remote,
  page,
  site,
}) => {
  const traffic = watchTraffic(page)
  await remote.visit({ relay: 'none', catalogue: 'none' })
  await expect(page.getByRole('status', { name: 'Pairing' })).toHaveText('No relay is configured.')
  await remote.button.click()
  await expect(remote.row('Harbor')).toBeVisible()
  await expect(remote.row('WalletConnect')).toHaveCount(0)
  await expect(remote.row('All wallets')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(traffic.elsewhere(site.url)).toEqual([])
  expect(traffic.sockets).toEqual([])
})

test('behavior: a page without a relay has none of its code in any chunk', () => {
  // Proves that the check detects the SDK.
  expect(readChunks('remote').filter((text) => sdk.test(text))).not.toEqual([])
  expect(readChunks('minimal').length).toBeGreaterThan(5)
  expect(readChunks('minimal').filter((text) => sdk.test(text))).toEqual([])
  expect(readChunks('all-chains').filter((text) => sdk.test(text))).toEqual([])
})

/** Returns every chunk of a built page, including dynamic imports. */
function readChunks(page: string): readonly string[] {
  const out = fileURLToPath(new URL(`../${productionOut}`, import.meta.url))
  const seen = new Map<string, string>()
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/([\w.-]+\.js)\b/g)) {
      const file = `${out}/assets/${name}`
      if (seen.has(name) || !existsSync(file)) continue
      const chunk = readFileSync(file, 'utf8')
      seen.set(name, chunk)
      follow(chunk)
    }
  }
  follow(readFileSync(`${out}/${page}.html`, 'utf8'))
  return [...seen.values()]
}

/** Records the requests of a page. */
function watchTraffic(page: Page) {
  const requests: string[] = []
  const sockets: string[] = []
  const scripts: Response[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  page.on('response', (response) => {
    if (response.ok() && new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  return {
    sockets,
    names: () => scripts.map((response) => response.url().slice(response.url().lastIndexOf('/') + 1)),
    scripts: () => Promise.all(scripts.map((response) => response.text())),
    elsewhere: (own: string) => requests.filter((url) => !url.startsWith(own) && !url.startsWith('data:')),
  }
}
