import { checkPhone, checkWallet, expectConnected, expectDisconnected, expectResult } from '../drive.mjs'

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, devnet, check }) {
  await page.goto(url)
  await check('injected: connect', async () => {
    await page.getByRole('button', { name: 'Injected' }).click()
    await expectConnected(page)
  })
  await checkWallet({ page, check }, { wallet: 'injected' })
  await check('injected: disconnect', async () => {
    await expectResult(page, 'Leave', 'disconnected')
    await expectDisconnected(page)
  })
  await checkPhone({ page, check, devnet }, () => page.getByRole('button', { name: 'WalletConnect' }).click())
}
