import { accounts } from '@latchkit/test'
import { expect, test } from './fixtures.js'

test('behavior: switches the network with the button', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.networkButton.click()
  await expect(workbench.modal).toHaveAccessibleName('Networks')
  await workbench.row('Devnet 31338').click()

  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.networkButton).toHaveText('Devnet 31338')
  await expect(workbench.modal).toBeHidden()
  expect(await workbench.harbor.prompts()).toContain('wallet_switchEthereumChain approved')
})

test('behavior: switches the network from the account view and returns to it', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.button.click()
  await workbench.row('Devnet 31337').click()
  await workbench.row('Devnet 31338').click()

  await expect(workbench.modal).toHaveAccessibleName('Account')
  await expect(workbench.modal).toContainText('Devnet 31338')
})

test('behavior: switches the network with the hook', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  const result = await workbench.run('Switch network')

  await expect(result).toContainText('eip155:31338')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.modal).toBeHidden()
})

test('behavior: without a wallet the app switches, and the wallet is then asked to switch', async ({
  workbench,
}) => {
  await workbench.visit()
  await workbench.networkButton.click()
  await workbench.row('Devnet 31338').click()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('behavior: a declined switch can be retried', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ answer: 'reject' })
  await workbench.networkButton.click()
  await workbench.row('Devnet 31338').click()
  await expect(workbench.modal).toContainText('Request declined')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31337')

  await workbench.harbor.set({ answer: 'approve' })
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
})

test('error: a declined switch rejects the promise', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ answer: 'reject' })
  const result = await workbench.run('Switch network')
  await expect(result).toContainText('user-rejected')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31337')
})

test('behavior: leaving the view aborts the switch', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ answer: 'hang' })
  await workbench.networkButton.click()
  await workbench.row('Devnet 31338').click()
  await workbench.harbor.waitForPrompt('wallet_switchEthereumChain')
  await expect(workbench.modal).toContainText('Switch to Devnet 31338')
  await workbench.page.keyboard.press('Escape')
  await expect(workbench.modal).toBeHidden()

  // The wallet may still switch after the abort; the app then follows it.
  await workbench.harbor.do('release')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
})

test('behavior: adds a chain that the wallet does not know', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect('Meadow')
  const result = await workbench.run('Switch network')
  await expect(result).toContainText('eip155:31338')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  expect(await workbench.meadow.prompts()).toContain('wallet_addEthereumChain approved')
})

test('behavior: asks a wallet to switch that only added the chain', async ({ workbench }) => {
  await workbench.visit()
  await workbench.meadow.set({ switchesOnAdd: false })
  await workbench.connect('Meadow')
  await workbench.run('Switch network')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  expect(await workbench.meadow.prompts()).toEqual([
    'eth_requestAccounts approved',
    'wallet_addEthereumChain approved',
    'wallet_switchEthereumChain approved',
  ])
})

test('error: a wallet that cannot add chains', async ({ workbench }) => {
  await workbench.visit()
  await workbench.meadow.set({ addsChains: false })
  await workbench.connect('Meadow')
  const result = await workbench.run('Switch network')
  await expect(result).toContainText('Chain is not supported')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31337')

  await workbench.networkButton.click()
  await workbench.row('Devnet 31338').click()
  await expect(workbench.modal).toContainText('Couldn’t switch')
  await expect(workbench.modal).toContainText('Chain is not supported')
})

test('behavior: follows a chain change of the wallet', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.do('switchChain', 31338)
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.modal).toBeHidden()
})

test('behavior: follows an account change of the wallet', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.do('switchAccount', 1)
  await expect(workbench.fact('Address')).toHaveText(accounts[1]?.address ?? '')
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: the open account view follows the wallet', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.button.click()
  await workbench.harbor.do('switchAccount', 2)
  await expect(workbench.modal).toContainText(accounts[2]?.address.slice(0, 6) ?? '')
  await workbench.harbor.do('switchChain', 31338)
  await expect(workbench.modal).toContainText('Devnet 31338')
  await expect(workbench.modal).toHaveAccessibleName('Account')
})

test('behavior: a wallet with several accounts allows switching between them', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ shares: 'all' })
  await workbench.connect()
  await workbench.button.click()
  await workbench.modal.getByRole('button', { name: /^Accounts/ }).click()
  const list = workbench.modal.getByRole('list', { name: 'Accounts' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
})

test('behavior: disconnects when the wallet revokes its accounts', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.button.click()
  await workbench.harbor.do('forget')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await expect(workbench.modal).toBeHidden()
})

test('behavior: disconnects when the wallet is locked', async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.do('lock')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})
