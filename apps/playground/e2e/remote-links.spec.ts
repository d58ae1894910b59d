import { devices, type Page } from '@playwright/test'
import type { RemoteWallets } from './RemoteWallets.js'
import { expect, test } from './remoteFixtures.js'

/** Where a page can be that is opened on a phone, and how a wallet's link opens there. */
const places = {
  'iOS Safari': { device: 'iPhone 15', target: '_self', encoded: 1, enter: async () => {} },
  'Telegram on Android': {
    device: 'Pixel 7',
    target: '_blank',
    encoded: 2,
    enter: (page: Page) => page.addInitScript({ content: 'window.TelegramWebviewProxy = {}' }),
  },
  'a page installed as an app': {
    device: 'Pixel 7',
    target: '_blank',
    encoded: 1,
    // No test's browser can be told to install a page: what the page is told is the same.
    enter: (page: Page) =>
      page.addInitScript(() => {
        const ask = window.matchMedia.bind(window)
        window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query)
      }),
  },
} as const

for (const [place, { device, target, encoded, enter }] of Object.entries(places)) {
  const { userAgent, viewport, isMobile, hasTouch } = devices[device] as (typeof devices)['Pixel 7']
  test.describe(place, () => {
    test.use({ userAgent, viewport, isMobile, hasTouch })

    test(`behavior: in ${place} the link is there for the first tap, and the same code when one comes back`, async ({
      remote,
      phone,
      page,
    }) => {
      await enter(page)
      await page.clock.install()
      await remote.visit()
      await remote.button.tap()
      const link = await chooseRainbow(remote)
      await expect(link).toHaveAttribute('target', target)
      const href = (await link.getAttribute('href')) ?? ''
      const [, given = ''] = /^rainbow:\/\/wc\?uri=(.*)$/.exec(href) ?? []
      let uri = given
      for (let time = 0; time < encoded; time += 1) uri = decodeURIComponent(uri)
      expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
      expect(uri).not.toContain('%')

      // The wallet is asked in its own app, three minutes long; the page was closed and comes back.
      await page.keyboard.press('Escape')
      await expect(remote.modal).toBeHidden()
      await page.clock.fastForward('03:00')
      await remote.button.tap()
      await expect(await chooseRainbow(remote)).toHaveAttribute('href', href)
      await phone.pair(uri)
      await remote.say({ EVM: 'connected', Solana: 'connected' })
    })
  })
}

test.describe('in a frame', () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7'] as (typeof devices)['Pixel 7']
  test.use({ userAgent, viewport, isMobile, hasTouch })

  test('behavior: in a frame of another page the link leaves the frame', async ({ remote, page, site }) => {
    const { relay, catalogue } = remote.query
    const source = `${site.url}/remote.html?${new URLSearchParams({ relay, catalogue })}`
    await page.route(`${site.url}/host`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe title="Dapp" style="inline-size:380px;block-size:800px" src="${source.replaceAll('&', '&amp;')}"></iframe>`,
      }),
    )
    await page.goto(`${site.url}/host`)
    const frame = page.frameLocator('iframe')
    await frame.locator('.site-header [data-latchkit="connect"]').tap()
    const modal = frame.getByRole('dialog')
    await modal.getByRole('button', { name: /^All wallets/ }).tap()
    await modal.getByRole('searchbox').fill('rainb')
    // What was found stands still: the tile is not elsewhere when the finger is there.
    await expect(modal.getByRole('listitem')).toHaveCount(1)
    await modal.getByRole('button', { name: /^Rainbow/ }).tap()
    await expect(modal.getByRole('link', { name: 'Open Rainbow' })).toHaveAttribute('target', '_top')
  })
})

async function chooseRainbow(remote: RemoteWallets) {
  await remote.row('All wallets').tap()
  await remote.modal.getByRole('searchbox').fill('rainb')
  await expect(remote.modal.getByRole('listitem')).toHaveCount(1)
  await remote.tile('Rainbow').tap()
  // Not made when it is tapped, which would be too late: the browser opens an app only inside the gesture.
  const link = remote.modal.getByRole('link', { name: 'Open Rainbow' })
  await expect(link).toBeVisible()
  return link
}
