import { fileURLToPath } from 'node:url'
import { pages } from '../server/pages.js'
import { expect, test } from './fixtures.js'
import { waitForAnimations } from './waitForAnimations.js'

const folder = fileURLToPath(new URL('../screenshots', import.meta.url))

test('behavior: screenshots of every view', async ({ workbench, page }, { project }) => {
  const screenshot = async (name: string) => {
    await waitForAnimations(page)
    await page.screenshot({ path: `${folder}/${name}.${project.name}.png` })
  }

  await workbench.visit({ customWallets: true, terms: true })
  await screenshot('workbench')
  await workbench.button.click()
  await expect(workbench.row('Harbor')).toBeVisible()
  await screenshot('connect')
  await workbench.modal.getByRole('button', { name: 'Help' }).click()
  await screenshot('what-is-a-wallet')
  await workbench.modal.getByRole('button', { name: 'Get a wallet' }).click()
  await screenshot('get-wallet')
  await workbench.modal.getByRole('button', { name: 'Back' }).click()
  await workbench.modal.getByRole('button', { name: 'Back' }).click()

  await workbench.harbor.set({ answer: 'hang', shares: 'all' })
  await workbench.row('Harbor').click()
  await workbench.harbor.waitForPrompt('eth_requestAccounts')
  await screenshot('connecting')
  await workbench.harbor.do('rejectPending')
  await expect(workbench.modal).toContainText('Request declined')
  await screenshot('declined')
  await workbench.harbor.set({ offline: true })
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(workbench.modal).toContainText('Couldn’t connect')
  await screenshot('failed')
  await workbench.modal.getByRole('button', { name: 'Back' }).click()
  await workbench.row('Kestrel').click()
  await screenshot('not-installed')
  await workbench.modal.getByRole('button', { name: 'Back' }).click()

  await workbench.harbor.set({ offline: false, answer: 'approve' })
  await workbench.row('Harbor').click()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await screenshot('connected')
  await workbench.button.click()
  await expect(workbench.modal).toContainText('ETH')
  await screenshot('account')
  await workbench.row('Devnet 31337').click()
  await screenshot('networks')
  await workbench.harbor.set({ answer: 'hang' })
  await workbench.row('Devnet 31338').click()
  await workbench.harbor.waitForPrompt('wallet_switchEthereumChain')
  await screenshot('switching')
  await workbench.harbor.do('rejectPending')
  await expect(workbench.modal).toContainText('Request declined')
  await screenshot('switch-declined')
  await workbench.modal.getByRole('button', { name: 'Close' }).click()

  await workbench.harbor.do('switchChain', 777)
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  await screenshot('unsupported')
})

test('behavior: screenshots of the other pages', async ({ page }, { project }) => {
  for (const name of pages.filter((page) => page !== 'index')) {
    await page.goto(`/${name}.html`)
    await expect(page.locator('[data-latchkit="connect"]').first()).toBeVisible()
    await page.screenshot({ path: `${folder}/page-${name}.${project.name}.png`, fullPage: true })
  }
})
