import { findFrameFaults } from './findFrameFaults.js'
import { recordFrames } from './recordFrames.js'
import { expect, test } from './remoteFixtures.js'
import { slowMotion } from './slowMotion.js'
import { waitForAnimations } from './waitForAnimations.js'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('behavior: no view is empty and the header never moves between QR code, list and all wallets', async ({
  remote,
  page,
}) => {
  await slowMotion(page, 3)
  await remote.visit()
  const recording = await recordFrames(page)
  await remote.openQrCode()
  await waitForAnimations(page)
  await remote.modal.getByRole('button', { name: 'Back' }).click()
  await waitForAnimations(page)
  await remote.row('All wallets').click()
  await expect(remote.tile('Rainbow')).toBeVisible()
  await waitForAnimations(page)
  await remote.tile('Rainbow').click()
  await expect(remote.copyLink).toBeEnabled()
  await waitForAnimations(page)
  expect(findFrameFaults(await recording.stop())).toEqual([])
})
