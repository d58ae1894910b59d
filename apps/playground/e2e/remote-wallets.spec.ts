import { axeViolations } from './axeViolations.js'
import { expect, test } from './remoteFixtures.js'

test('behavior: finds a wallet in the directory, selects it, and offers its download', async ({ remote }) => {
  await remote.visit()
  await remote.button.click()
  await remote.row('All wallets').click()
  await expect(remote.modal).toHaveAccessibleName('All wallets')
  await expect(remote.tile('Harbor')).toBeVisible()
  await remote.modal.getByRole('searchbox').fill('rainb')
  await expect(remote.tile('Rainbow')).toBeVisible()
  await expect(remote.tile('MetaMask')).toHaveCount(0)
  await remote.tile('Rainbow').click()
  await expect(remote.copyLink).toBeEnabled()
  await expect(remote.modal.getByRole('img', { name: /QR code/ })).toBeVisible()
  await remote.modal.getByRole('button', { name: 'Get it' }).click()
  await expect(remote.modal.getByRole('link').first()).toHaveAttribute('href', /^https:/)

  // A wallet that also has a desktop app.
  await remote.modal.getByRole('button', { name: 'Back' }).click()
  await remote.modal.getByRole('button', { name: 'Back' }).click()
  await remote.modal.getByRole('searchbox').fill('ledger')
  await remote.tile('Ledger Live').click()
  await expect(remote.modal.getByRole('tab', { selected: true })).toHaveText('Phone')
  await remote.modal.getByRole('tab', { name: 'Desktop' }).click()
  await expect(remote.modal.getByRole('link', { name: 'Open Ledger Live' })).toHaveAttribute(
    'href',
    /^ledgerlive:\/\/wc\?uri=wc%3A/,
  )
})

test('behavior: an installed wallet in the directory connects in this browser', async ({ remote }) => {
  await remote.visit()
  await remote.button.click()
  await remote.row('All wallets').click()
  await remote.tile('Harbor').click()
  await remote.expectValues({ EVM: 'connected', Solana: 'disconnected' })
  await expect(remote.fact('EVM', 'Wallet')).toHaveText('dev.latchkit.harbor')
})

test('error: does not open a link that another script stored under the SDK’s key', async ({
  remote,
  phone,
  page,
}) => {
  await page.addInitScript(() => {
    const poison = { href: 'javascript:document.title="opened"//', name: 'x' }
    localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify(poison))
    const open = window.open
    window.open = (...given) => {
      document.title = 'opened'
      return open.apply(window, given)
    }
  })
  await remote.visit()
  await remote.openQrCodeView()
  await phone.pair(await remote.code())
  await remote.expectValues({ EVM: 'connected' })
  await page.bringToFront()
  await remote.answer('EVM', 'Sign a message')
  await expect(page).not.toHaveTitle('opened')
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  })

  test('behavior: a tap on a link opens the wallet, which connects and is remembered', async ({
    remote,
    phone,
    page,
  }) => {
    // The app is not installed: Chromium would show a dialog and ignore taps.
    await page.addInitScript(() => {
      addEventListener(
        'click',
        (event) => {
          if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault()
        },
        true,
      )
    })
    await remote.visit()
    await remote.button.tap()
    // A QR code cannot be scanned by the device that shows it.
    await expect(remote.row('All wallets')).toBeVisible()
    await expect(remote.row('WalletConnect')).toHaveCount(0)
    await remote.row('All wallets').tap()
    await remote.modal.getByRole('searchbox').fill('rainb')
    await remote.tile('Rainbow').tap()
    const link = remote.modal.getByRole('link', { name: 'Open Rainbow' })
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^rainbow:\/\/wc\?uri=wc%3A/)
    await expect(remote.modal.getByRole('img', { name: /QR code/ })).toHaveCount(0)
    await link.tap()
    await phone.pair(decodeURIComponent(href.slice(href.indexOf('uri=') + 4)))
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
    await expect(remote.modal).toBeHidden()
    const storedLink = () =>
      page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.deepLink'))?.[1])
    expect(await storedLink()).toBe('rainbow://')
    await expect(await remote.getTelemetry('CONNECT_SUCCESS')).toContainText(/method\W*mobile/)

    await remote.getAction('EVM', 'Disconnect').getByRole('button').tap()
    await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
    expect(await storedLink()).toBeUndefined()
    await expect(page.getByRole('status', { name: 'Pairing' })).toHaveText('No pairing.')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/wc:|symKey|rainbow:\/\//)
    // It is not restored.
    await page.reload()
    await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
    await remote.button.tap()
    await expect(remote.row('Rainbow')).toContainText('Recent')
  })

  test('behavior: offers the QR code for another device’s camera', async ({ remote }) => {
    await remote.visit()
    await remote.button.tap()
    await remote.row('All wallets').tap()
    await remote.modal.getByRole('button', { name: 'Show a QR code' }).tap()
    await expect(remote.modal.getByRole('img', { name: /QR code/ })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`behavior: axe finds no violation in remote wallet views, ${colorScheme}`, async ({
      remote,
      page,
    }) => {
      await remote.visit()
      await remote.button.click()
      await remote.row('All wallets').click()
      await expect(remote.tile('Harbor')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await remote.modal.getByRole('searchbox').fill('rainb')
      await remote.tile('Rainbow').click()
      await expect(remote.copyLink).toBeEnabled()
      expect(await axeViolations(page)).toEqual([])
      await remote.modal.getByRole('button', { name: 'Get it' }).click()
      await expect(remote.modal.getByRole('link').first()).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })
  })
}
