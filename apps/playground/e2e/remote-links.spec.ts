import { devices, type Page } from '@playwright/test'
import type { RemoteWallets } from './RemoteWallets.js'
import { expect, test } from './remoteFixtures.js'

/** Environments of a page on a phone, and how a wallet's link opens in each. */
const places = {
  'iOS Safari': { device: 'iPhone 15', target: '_self', encoded: 1, enter: async () => {} },
  'Telegram on Android': {
    device: 'Pixel 7',
    target: '_blank',
    encoded: 2,
    enter: (page: Page) => page.addInitScript({ content: 'window.TelegramWebviewProxy = {}' }),
  },
  'an installed web app': {
    device: 'Pixel 7',
    target: '_blank',
    encoded: 1,
    // Browsers under test cannot install an app, so the media query is emulated.
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

    test(`behavior: in ${place} the link is ready for the first tap, and the URI is the same after returning`, async ({
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

      // The user leaves for the wallet app for three minutes with the page closed, and returns.
      await page.keyboard.press('Escape')
      await expect(remote.modal).toBeHidden()
      await page.clock.fastForward('03:00')
      await remote.button.tap()
      await expect(await chooseRainbow(remote)).toHaveAttribute('href', href)
      await phone.pair(uri)
      await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
    })
  })
}

test.describe('in an iframe', () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7'] as (typeof devices)['Pixel 7']
  test.use({ userAgent, viewport, isMobile, hasTouch })

  test('behavior: in an iframe of another origin the link opens outside the frame', async ({
    remote,
    page,
    site,
  }) => {
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
    // The results must not move while the user taps.
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
  // The link must exist before the tap: the browser opens an app only in response to a gesture.
  const link = remote.modal.getByRole('link', { name: 'Open Rainbow' })
  await expect(link).toBeVisible()
  return link
}
