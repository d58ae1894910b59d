import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { film } from './film.js'
import { test as base, expect } from './fixtures.js'
import { slowMotion } from './slowMotion.js'
import { getReview, getSwap, openSwap } from './swapFixtures.js'
import { waitForAnimations } from './waitForAnimations.js'

const test = base.extend<DataFixtures>(createGatewayFixtures())
const recipient = '0x2222222222222222222222222222222222222222'

const devices = {
  desktop: { viewport: { width: 640, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [device, use] of Object.entries(devices))
  test.describe(device, () => {
    test.use(use)

    test(`behavior: strips of a transfer, ${device}`, async ({ page, dataUrl }) => {
      await slowMotion(page, 4)
      const dialog = await connectAccount(page, dataUrl)
      await expect(page.locator('.leaving')).toHaveCount(0)
      await film(page, `account-${device}`, async () => {
        await getButton(page).click()
        await expect(dialog.getByRole('tab', { name: 'Tokens' })).toBeVisible()
      })
      await film(page, `account-to-send-${device}`, async () => {
        await dialog.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(dialog.getByLabel('Amount')).toBeVisible()
      })
      await dialog.getByLabel('Amount').fill('0.1')
      await dialog.getByLabel('To', { exact: true }).fill(recipient)
      const review = dialog.getByRole('button', { name: 'Review' })
      await expect(review).toBeEnabled()
      await waitForAnimations(page)
      await film(page, `send-to-review-${device}`, async () => {
        await review.click()
        await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
      })
      await film(page, `review-to-sent-${device}`, async () => {
        await dialog.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(dialog.getByRole('heading', { name: /^Sent / })).toBeVisible()
      })
    })

    test(`behavior: strips of a swap, ${device}`, async ({ page, dataUrl }) => {
      await slowMotion(page, 4)
      const dialog = await connectAccount(page, dataUrl)
      await film(page, `swap-${device}`, () => openSwap(page, { from: 'ETH', to: 'TUSD', amount: '0.1' }))
      await expect(getReview(dialog)).toBeEnabled()
      await film(page, `swap-to-review-${device}`, async () => {
        await getReview(dialog).click()
        await expect(getSwap(dialog)).toBeEnabled()
      })
      await film(page, `review-to-swapped-${device}`, async () => {
        await getSwap(dialog).click()
        await expect(dialog.getByRole('heading', { name: /^Swapped / })).toBeVisible()
      })
    })
  })
