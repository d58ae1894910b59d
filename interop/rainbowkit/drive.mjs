import { checkPhone, checkWallet, expectConnected, expectDisconnected } from '../drive.mjs'

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, devnet, check }) {
  await page.goto(url)
  const choose = async (/** @type {string} */ wallet) => {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
  }
  await check('injected: connect', async () => {
    await choose('Harbor')
    await expectConnected(page)
  })
  await checkWallet({ page, check }, { wallet: 'injected' })
  await check('injected: disconnect in the modal', async () => {
    await page.getByRole('button', { name: /0xf3.*2266/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expectDisconnected(page)
  })
  await checkPhone({ page, check, devnet }, () => choose('WalletConnect'))
}
