import { toFilmPath } from './film.js'
import { recordFilm } from './recordFilm.js'
import { expect, test } from './remoteFixtures.js'
import { slowMotion } from './slowMotion.js'
import { waitForAnimations } from './waitForAnimations.js'

test.use({ viewport: { width: 640, height: 720 } })

test('behavior: strips of the QR code and of all wallets', async ({ remote, page }) => {
  await slowMotion(page, 4)
  await remote.visit()
  await remote.button.click()
  await expect(remote.row('All wallets')).toBeVisible()
  await waitForAnimations(page)
  const code = await recordFilm(page)
  await remote.row('WalletConnect').click()
  await expect(remote.copyLink).toBeEnabled()
  await waitForAnimations(page)
  await code.save(toFilmPath('qr-code'))
  await remote.modal.getByRole('button', { name: 'Back' }).click()
  await waitForAnimations(page)
  const all = await recordFilm(page)
  await remote.row('All wallets').click()
  await expect(remote.tile('Rainbow')).toBeVisible()
  await waitForAnimations(page)
  await all.save(toFilmPath('all-wallets'))
})
