import { parseEther } from 'viem'
import { film, toFilmPath } from './film.js'
import { expect, test } from './loginFixtures.js'
import { recordFilm } from './recordFilm.js'
import { slowMotion } from './slowMotion.js'
import { createChainClient } from './swapFixtures.js'
import { waitForAnimations } from './waitForAnimations.js'

const recipient = '0x2222222222222222222222222222222222222222'

const devices = {
  desktop: { viewport: { width: 640, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [device, use] of Object.entries(devices))
  test.describe(device, () => {
    test.use(use)

    test(`behavior: strips of a login and of an approval, ${device}`, async ({ login, page, devnet }) => {
      await slowMotion(page, 4)
      const email = `film-${device}@devnet.example`
      await login.visit()
      await film(page, `login-${device}`, async () => {
        await login.button.click()
        await expect(login.emailField).toBeVisible()
      })
      await film(page, `login-to-mail-${device}`, async () => {
        await login.emailField.fill(email)
        await login.emailField.press('Enter')
        await expect(login.modal.filter({ hasText: email }).first()).toBeVisible()
      })
      await login.confirmLink(email)
      await expect(login.codeField).toBeVisible()
      await waitForAnimations(page)
      await film(page, `code-to-connected-${device}`, async () => {
        await login.enterCode(email)
        await expect(login.modal).toBeHidden()
      })
      const address = (await login.getAddress('EVM')) as `0x${string}`
      await createChainClient(devnet).setBalance({ address, value: parseEther('1') })
      await login.visitAccount()
      await login.button.click()
      await login.modal.getByRole('button', { name: 'Send', exact: true }).click()
      await login.modal.getByLabel('Amount').fill('0.1')
      await login.modal.getByLabel('To', { exact: true }).fill(recipient)
      await expect(login.modal.getByRole('button', { name: 'Review' })).toBeEnabled()
      await waitForAnimations(page)
      await film(page, `send-to-approval-${device}`, async () => {
        await login.modal.getByRole('button', { name: 'Review' }).click()
        await expect(login.frame.getByRole('button', { name: 'Open window' })).toBeVisible()
      })
      const request = await login.openWindow()
      const window = await recordFilm(request)
      await login.readToEnd()
      await window.save(toFilmPath(`approval-window-${device}`))
      await film(page, `approval-to-sent-${device}`, async () => {
        await login.approve()
        await expect(login.modal.getByRole('heading', { name: /^Sent / })).toBeVisible()
      })
    })
  })
