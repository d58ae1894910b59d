import { expect, test } from './fixtures.js'

test('behavior: what one configures is in the URL, and the kit follows', async ({ workbench, page }) => {
  await workbench.visit()
  const panel = page.getByRole('form', { name: 'Configuration' })
  await panel.getByText('Wallet list').click()
  await panel.getByRole('switch', { name: /Two custom wallets/ }).check()
  await panel.getByRole('group', { name: 'Meadow' }).getByText('Never').click()
  await panel.getByRole('group', { name: 'Mode' }).getByText('Dark').click()
  expect(new URL(page.url()).search).toBe('?customWallets=on&exclude=dev.latchkit.meadow&theme=dark')

  await workbench.button.click()
  await expect(workbench.row('Harbor')).toBeVisible()
  await expect(workbench.row('Kestrel')).toBeVisible()
  await expect(workbench.row('Meadow')).toHaveCount(0)
  await page.reload()
  await expect(panel.getByRole('group', { name: 'Mode' }).getByLabel('Dark')).toBeChecked()
})

test('behavior: the panel stands for the person in front of the wallet', async ({ workbench, page }) => {
  await workbench.visit()
  const wallets = page.getByRole('region', { name: 'Test wallets' })
  await wallets.getByRole('heading', { name: 'Harbor' }).click()
  await wallets.getByRole('group', { name: 'Harbor answers with' }).getByText('Nothing yet').click()
  await workbench.run('Connect')
  await wallets.getByRole('button', { name: 'Approve what waits' }).click()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await wallets.getByRole('group', { name: 'Its chain for this page' }).getByText('31338').click()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
})

test('behavior: state and log tell what happens', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  const log = page.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('connection/connected')
  await expect(log).toContainText('CONNECT_SUCCESS')
  await expect(page.getByRole('region', { name: 'State' })).toContainText('dev.latchkit.harbor')
})
