import { expect, test } from './fixtures.js'

test.beforeEach(async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ chainId: 777 })
})

test('behavior: a wallet on an unsupported network sees only the supported networks', async ({
  workbench,
}) => {
  await workbench.choose('Harbor')
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  await expect(workbench.modal).toContainText('This app doesn’t work on your wallet’s network')
  await expect(workbench.networkButton).toHaveText('Switch network')
  await expect(workbench.fact('Network')).toContainText('not supported here')
  await expect(workbench.modal.getByRole('button', { name: 'Back' })).toHaveCount(0)

  // The modal cannot be dismissed and shakes.
  const card = workbench.modal.locator('[data-shaking]')
  await expect(card).toHaveCount(0)
  await workbench.page.keyboard.press('Escape')
  await expect(card).toHaveCount(1)
  await expect(card).toHaveCount(0)
  await workbench.page.mouse.click(5, 5)
  await expect(card).toHaveCount(1)
  await expect(workbench.modal).toBeVisible()
})

test('behavior: the close button closes the view and keeps the session', async ({ workbench }) => {
  await workbench.choose('Harbor')
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  await workbench.modal.getByRole('button', { name: 'Close' }).click()
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: recovers by selecting a network', async ({ workbench }) => {
  await workbench.choose('Harbor')
  await workbench.row('Devnet 31338').click()
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: recovers when the wallet switches', async ({ workbench }) => {
  await workbench.choose('Harbor')
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  await workbench.harbor.do('switchChain', 31337)
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31337')
})

test('behavior: recovers by disconnecting', async ({ workbench }) => {
  await workbench.choose('Harbor')
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('behavior: a declined switch keeps the other options available', async ({ workbench }) => {
  await workbench.choose('Harbor')
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  await workbench.harbor.set({ answer: 'reject' })
  await workbench.row('Devnet 31338').click()
  await expect.poll(() => workbench.harbor.prompts()).toContain('wallet_switchEthereumChain rejected')
  await expect(workbench.row('Devnet 31338')).toBeEnabled()
  await expect(workbench.row('Devnet 31338')).toContainText('Request declined')

  await workbench.harbor.set({ answer: 'approve' })
  await workbench.row('Devnet 31338').click()
  await expect(workbench.modal).toBeHidden()
})

test('behavior: opens the view when a connected wallet switches to an unsupported network', async ({
  workbench,
}) => {
  await workbench.harbor.set({ chainId: 31337 })
  await workbench.connect()
  await workbench.harbor.do('switchChain', 777)
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
})

test('behavior: the network button reopens the view', async ({ workbench }) => {
  await workbench.visit({ networks: ['eip155:31337'] })
  await workbench.harbor.set({ chainId: 31337 })
  await workbench.connect()
  await workbench.harbor.do('switchChain', 31338)
  await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  await workbench.row('Devnet 31337').click()
  await expect(workbench.modal).toBeHidden()
})

test('param: allowUnsupportedChain', async ({ workbench }) => {
  await workbench.visit({ allowUnsupported: true })
  await workbench.connect()
  await expect(workbench.fact('Network')).toContainText('eip155:777')
})

test('param: enableNetworkSwitch', async ({ workbench }) => {
  await workbench.visit({ networkSwitch: false })
  await workbench.connect()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('error: rejects requests on an unsupported network', async ({ workbench }) => {
  await workbench.visit({ allowUnsupported: true })
  await workbench.connect()
  const result = await workbench.run('Send')
  await expect(result).toContainText('network-not-found')
  expect(await workbench.harbor.prompts()).toEqual(['eth_requestAccounts approved'])
})
