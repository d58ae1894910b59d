import { accounts } from '@latchkit/test'
import { expect, test } from './fixtures.js'

const [first] = accounts
const address = first?.address ?? ''

test('behavior: connects with the button', async ({ workbench }) => {
  await workbench.visit()
  await workbench.button.click()
  await expect(workbench.modal).toBeVisible()
  await expect(workbench.modal).toHaveAccessibleName('Connect a wallet')
  await workbench.row('Harbor').click()

  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await expect(workbench.fact('Address')).toHaveText(address)
  await expect(workbench.fact('Wallet')).toHaveText('dev.latchkit.harbor')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31337')
  await expect(workbench.fact('Balance')).toHaveText(/^\d+(\.\d+)? ETH$/)
  await expect(workbench.button).toHaveAccessibleName(
    new RegExp(`${address.slice(0, 6)}.*${address.slice(-4)}`),
  )
  expect(await workbench.harbor.prompts()).toEqual(['eth_requestAccounts approved'])
})

test('behavior: open() resolves with the account', async ({ workbench }) => {
  await workbench.visit()
  const result = await workbench.run('Open the modal')
  await expect(result).toHaveText('waiting …')
  await workbench.row('Harbor').click()

  await expect(workbench.modal).toBeHidden()
  await expect(result).toContainText('resolved')
  await expect(result).toContainText(address)
})

test('behavior: open() resolves with undefined when the user closes the modal', async ({ workbench }) => {
  await workbench.visit()
  const result = await workbench.run('Open the modal')
  await workbench.modal.getByRole('button', { name: 'Close' }).click()

  await expect(workbench.modal).toBeHidden()
  await expect(result).toHaveText('resolved undefined')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('behavior: connects without the modal', async ({ workbench }) => {
  await workbench.visit()
  await workbench.action('Connect').getByLabel('Wallet').selectOption('Meadow')
  const result = await workbench.run('Connect')

  await expect(result).toContainText(accounts[3]?.address ?? '')
  await expect(workbench.fact('Wallet')).toHaveText('dev.latchkit.meadow')
  await expect(workbench.modal).toBeHidden()
})

test('behavior: the account view shows the same values as the hooks', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.button.click()

  await expect(workbench.modal).toHaveAccessibleName('Account')
  await expect(workbench.modal).toContainText(`${address.slice(0, 6)}`)
  await expect(workbench.modal).toContainText('ETH')
  await expect(workbench.modal).toContainText('Devnet 31337')
})

test('behavior: disconnects with the modal', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.button.click()
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()

  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await expect(workbench.fact('Address')).toHaveText('–')
  await expect(workbench.button).toHaveText('Connect wallet')
})

test('behavior: disconnects with the hook', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  const result = await workbench.run('Disconnect')

  await expect(result).toHaveText('resolved undefined')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('behavior: another wallet replaces the connected one', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect('Harbor')
  await workbench.button.click()
  await workbench.modal.getByRole('button', { name: 'Use another wallet' }).click()
  await workbench.row('Meadow').click()

  await expect(workbench.fact('Wallet')).toHaveText('dev.latchkit.meadow')
  await expect(workbench.fact('Address')).toHaveText(accounts[3]?.address ?? '')
})

test.describe('a wallet only behind window.ethereum', () => {
  test.use({ legacy: 'harbor' })

  test('behavior: connects as the injected wallet', async ({ workbench, page }) => {
    await page.addInitScript(() => localStorage.setItem('devnet-wallet:harbor', '{"announces":"never"}'))
    await workbench.visit()
    await workbench.button.click()
    const rows = workbench.modal.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await rows.filter({ hasNotText: 'Meadow' }).getByRole('button').click()

    await expect(workbench.fact('Address')).toHaveText(address)
  })
})
