import { checkWallet, expectConnected, expectDisconnected, expectResult } from '../drive.mjs'

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, check }) {
  await check('the server renders the button with its styles', async () => {
    const html = await (await fetch(url)).text()
    if (!/<button[\s\S]*Connect wallet/i.test(html)) throw new Error('The HTML has no connect button.')
    if (!/<link[^>]*rel="stylesheet"/.test(html)) throw new Error('The HTML links no style sheet.')
  })
  await page.goto(url)
  await check('injected: connect', async () => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Harbor' }).click()
    await expectConnected(page)
  })
  await checkWallet({ page, check }, { wallet: 'injected', sends: 'success' })
  await check('injected: disconnect, also after a reload', async () => {
    await expectResult(page, 'Leave', 'disconnected')
    await page.reload()
    await expectDisconnected(page)
  })
}
