import { checkWallet, expectConnected, expectDisconnected, expectResult } from './drive.mjs'

/**
 * Drives a page with the elements of `@latchkit/html`.
 *
 * @param {import('./drive.mjs').Drive} drive
 */
export async function driveElements({ page, url, check }) {
  await page.goto(url)
  await check('connect', async () => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: /harbor/i }).click()
    await expectConnected(page)
  })
  await checkWallet({ page, check }, { wallet: 'Harbor' })
  await check('the element shows the account', () =>
    page.getByRole('button', { name: 'Account 0xf39F…2266' }).waitFor(),
  )
  await check('disconnect, also after a reload', async () => {
    await expectResult(page, 'Leave', 'disconnected')
    await page.reload()
    await expectDisconnected(page)
  })
}
