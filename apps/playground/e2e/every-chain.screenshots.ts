import { fileURLToPath } from 'node:url'
import { expect, test } from './everyChainFixtures.js'
import { waitForAnimations } from './waitForAnimations.js'

const folder = fileURLToPath(new URL('../screenshots', import.meta.url))

test('behavior: screenshots of the multi-namespace views', async ({ everyChain, page }, { project }) => {
  const screenshot = async (name: string, fullPage = false) => {
    // The header sticks to the scroll position of the page.
    if (fullPage) await page.evaluate(() => scrollTo(0, 0))
    await waitForAnimations(page)
    await page.screenshot({ path: `${folder}/chains-${name}.${project.name}.png`, fullPage })
  }

  await everyChain.visit()
  await screenshot('page', true)
  await everyChain.button.click()
  await expect(everyChain.row('Twin')).toBeVisible()
  await screenshot('connect')
  await everyChain.row('Twin').click()
  await expect(everyChain.modal).toHaveAccessibleName('Choose a network')
  await screenshot('choose-a-chain')
  await everyChain.row('Ethereum & compatible').click()
  await everyChain.expectValues({ EVM: 'connected' })
  await everyChain.networkButton.click()
  await screenshot('networks')
  await everyChain.row('Devnet Solana').click()
  await expect(everyChain.modal).toContainText('Connect Twin to Solana')
  await screenshot('same-wallet')
  await everyChain.modal.getByRole('button', { name: 'Connect Twin' }).click()
  await everyChain.expectValues({ Solana: 'connected' })
  await everyChain.switcher('Devnet Bitcoin').click()
  await expect(everyChain.modal).toContainText('Connect a wallet for')
  await screenshot('another-wallet')
  await everyChain.modal.getByRole('button', { name: 'Choose a wallet' }).click()
  await expect(everyChain.row('Ingot')).toBeVisible()
  await screenshot('wallets-of-bitcoin')
  await page.keyboard.press('Escape')
  await everyChain.button.click()
  await expect(everyChain.modal).toContainText('Connect Bitcoin')
  await screenshot('account-connectable')
  await page.keyboard.press('Escape')
  await everyChain.connect('Bitcoin')
  await everyChain.button.click()
  await expect(everyChain.modal).toContainText('BTC')
  await screenshot('account-of-three')
  await page.keyboard.press('Escape')
  await everyChain.answer('EVM', 'Sign a message')
  await everyChain.answer('Solana', 'Send')
  await everyChain.card('Bitcoin').getByLabel('To').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await expect(await everyChain.run('Bitcoin', 'Send')).toContainText('invalid-address')
  await screenshot('page-connected', true)
})
