import jsQR from 'jsqr'
import { getFocusedName } from './getFocusedName.js'
import { modalRow } from './modalRow.js'
import { expect, test } from './remoteFixtures.js'
import { tabTo } from './tabTo.js'
import { viewportPixels } from './viewportPixels.js'
import { waitForAnimations } from './waitForAnimations.js'

// `QrCode.browser.test.tsx` tests many sizes; this test scans the rendered screen.
for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test(`behavior: the QR code is scannable: ${colorScheme}, ${width} px, with and without logo`, async ({
      remote,
      page,
    }) => {
      await remote.visit()
      await remote.button.click()
      await remote.row('WalletConnect').click()
      expect(await scan()).toBe(await remote.code())
      await remote.modal.getByRole('button', { name: 'Back' }).click()
      await remote.row('All wallets').click()
      await remote.tile('Rainbow').click()
      expect(await scan()).toBe(await remote.code())

      async function scan(): Promise<string | undefined> {
        await expect(remote.copyLink).toBeEnabled()
        await waitForAnimations(page)
        const code = remote.modal.getByRole('img', { name: /QR code/ })
        const { data, width, height } = await viewportPixels(page, code)
        // Most cameras support only dark on light.
        return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
      }
    })
  })
}

test('behavior: the card has the same height before and after the QR code is ready', async ({
  remote,
  page,
}) => {
  let release = () => {}
  const pending = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.routeWebSocket(/./, async (socket) => {
    await pending
    socket.connectToServer()
  })
  await remote.visit()
  await remote.openQrCodeView()
  await expect(remote.modal).toContainText('Preparing the connection')
  await expect(remote.copyLink).toBeDisabled()
  const settled = () =>
    remote.modal.evaluate(async (dialog) => {
      await Promise.all(
        dialog
          .getAnimations({ subtree: true })
          .map(({ effect, finished }) =>
            effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY ? undefined : finished,
          ),
      )
      return dialog.getBoundingClientRect().height
    })
  const before = await settled()
  release()
  await expect(remote.copyLink).toBeEnabled()
  expect(await settled()).toBe(before)
})

test('behavior: by keyboard: opens the directory, searches, selects a wallet, copies its URI, and closes', async ({
  remote,
  page,
}) => {
  await remote.visit()
  await remote.button.focus()
  await page.keyboard.press('Enter')
  // Until the modal is visible, Tab moves through the page.
  await expect(remote.modal).toBeVisible()
  await tabTo(page, 'All wallets')
  await page.keyboard.press('Enter')
  await expect(remote.modal).toHaveAccessibleName('All wallets')
  await expect(remote.tile('Harbor')).toBeVisible()
  await tabTo(page, 'Search wallets')
  await page.keyboard.type('rainb')
  await expect(remote.modal.getByText('1 wallet', { exact: true })).toBeVisible()
  await tabTo(page, 'Rainbow')
  await page.keyboard.press('Enter')
  await expect(remote.copyLink).toBeEnabled()
  await tabTo(page, 'Copy link')
  await page.keyboard.press('Enter')
  await expect(remote.modal).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)

  await tabTo(page, 'Back')
  await page.keyboard.press('Enter')
  await expect(remote.modal).toHaveAccessibleName('All wallets')
  await expect(remote.modal.getByRole('searchbox')).toHaveValue('rainb')
  await expect.poll(() => getFocusedName(page)).not.toBeNull()
  await tabTo(page, 'Back')
  await page.keyboard.press('Enter')
  await expect(modalRow(remote.modal, 'All wallets')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remote.modal).toBeHidden()
  await expect(remote.button).toBeFocused()
})

test('behavior: a screen reader finds the QR code, and the link as its alternative', async ({ remote }) => {
  await remote.visit()
  await remote.openQrCode()
  await expect(remote.modal).toMatchAriaSnapshot(`
    - dialog "Scan with your phone":
      - button "Back"
      - heading "Scan with your phone" [level=2]
      - button "Close"
      - img "QR code for your wallet. If you can’t scan it, copy the link below."
      - status: Open a wallet on your phone and scan this code.
      - button "Copy link"
  `)
})
