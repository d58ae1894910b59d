import { accounts } from '@latchkit/devnet'
import { expect, test } from './fixtures.js'

const address = accounts[1]?.address ?? ''

test('behavior: after a reload: the same account on the same network, and nobody was asked', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  await workbench.harbor.set({ accountIndex: 1 })
  await workbench.connect()
  await workbench.run('Switch network')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')

  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await expect(workbench.fact('Address')).toHaveText(address)
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.modal).toBeHidden()
  expect(await workbench.harbor.prompts()).toEqual([])
  // Connected means that it can sign.
  await expect(await workbench.run('Sign a message')).toContainText('resolved')
})

test('behavior: a wallet that announces itself late is taken up when it comes', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ announces: 'never' })
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')

  await workbench.harbor.do('announce')
  await expect(workbench.fact('Status')).toHaveText('connected')
  expect(await workbench.harbor.prompts()).toEqual([])
})

test('behavior: a wallet that changed its account meanwhile: the page says the new one', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ accountIndex: 1, silent: true })
  await page.reload()
  await expect(workbench.fact('Address')).toHaveText(address)
})

test('behavior: a wallet that forgot the page: disconnected, and nobody was asked', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ connected: false, silent: true })
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await expect(workbench.button).toHaveText('Connect wallet')
  expect(await workbench.harbor.prompts()).toEqual([])
})

test('behavior: a locked wallet is never prompted by a reload', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ locked: true, silent: true })
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  expect(await workbench.harbor.prompts()).toEqual([])
})

test('behavior: who disconnected stays so', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.run('Disconnect')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await workbench.button.click()
  await expect(workbench.row('Harbor')).toContainText('Recent')
})

test('param: storage null forgets everything', async ({ workbench, page }) => {
  await workbench.visit({ keep: false })
  await workbench.connect()
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test.describe('with a full or blocked storage', () => {
  // Storage failures are logged for the developer.
  test.use({ expectedErrors: [/^warning: \[latchkit\]/] })

  test('behavior: a wallet connects, and each failure is logged', async ({ workbench, page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Object.defineProperty(Storage.prototype, 'setItem', { value: blocked })
    })
    await workbench.visit()
    await workbench.connect()
    await expect(workbench.fact('Status')).toHaveText('connected')
  })
})
