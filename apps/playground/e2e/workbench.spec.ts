import { expect, test } from './fixtures.js'

test('behavior: settings are stored in the URL and applied to the kit', async ({ workbench, page }) => {
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

test('behavior: the panel controls the user of the wallet', async ({ workbench, page }) => {
  await workbench.visit()
  const wallets = page.getByRole('region', { name: 'Test wallets' })
  await wallets.getByRole('heading', { name: 'Harbor' }).click()
  await wallets.getByRole('group', { name: 'Harbor answers with' }).getByText('No requests').click()
  await workbench.run('Connect')
  await wallets.getByRole('button', { name: 'Approve pending requests' }).click()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await wallets.getByRole('group', { name: 'Chain for this site' }).getByText('31338').click()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
})

test('behavior: state and log show events', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  const log = page.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('connection/connected')
  await expect(log).toContainText('CONNECT_SUCCESS')
  await expect(page.getByRole('region', { name: 'State' })).toContainText('dev.latchkit.harbor')
})
