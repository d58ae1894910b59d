import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Response } from '@playwright/test'
import { productionOut } from './buildPages.js'
import { expect, test } from './remoteFixtures.js'

/** What is in WalletConnect's own code and in nothing of ours. */
const sdk = /irn_subscribe|wc_sessionPropose/

test('behavior: nothing of the relay is loaded or connected before somebody asks for a code', async ({
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

  // The list of wallets asks the catalogue, and the relay only once a code is wanted.
  await remote.button.click()
  await expect(remote.row('WalletConnect')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(traffic.sockets).toEqual([])
  expect((await traffic.scripts()).filter((text) => sdk.test(text))).toEqual([])

  await remote.row('WalletConnect').click()
  await expect(remote.copyLink).toBeEnabled()
  expect((await traffic.scripts()).filter((text) => sdk.test(text)).length).toBeGreaterThan(0)
  expect(traffic.sockets).toEqual([expect.stringContaining(remote.query.relay)])
  // The relay and the catalogue of its configuration, and nobody else.
  const { catalogue } = remote.query
  expect(traffic.elsewhere(site.url).filter((url) => !url.startsWith(catalogue))).toEqual([])
})

test('behavior: a session of last time is what connects by itself', async ({ remote, phone, page }) => {
  await remote.visit()
  await remote.connect(phone)
  const traffic = watchTraffic(page)
  await page.reload()
  await remote.say({ EVM: 'connected', Solana: 'connected' })
  await expect.poll(() => traffic.sockets).toHaveLength(1)
})

test('param: no relay: no code, no list of remote wallets, and nothing is asked for', async ({
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

test('behavior: a page without a relay has nothing of it in any of its chunks', () => {
  // The other page has, or this would show nothing.
  expect(chunksOf('remote').filter((text) => sdk.test(text))).not.toEqual([])
  expect(chunksOf('minimal').length).toBeGreaterThan(5)
  expect(chunksOf('minimal').filter((text) => sdk.test(text))).toEqual([])
  expect(chunksOf('all-chains').filter((text) => sdk.test(text))).toEqual([])
})

/** Every chunk of a built page: those it starts with, and all that these name, loaded at once or ever. */
function chunksOf(page: string): readonly string[] {
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

/** What a page asks for, from now on. */
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
    scripts: () => Promise.all(scripts.map((response) => response.text())),
    elsewhere: (own: string) => requests.filter((url) => !url.startsWith(own) && !url.startsWith('data:')),
  }
}
