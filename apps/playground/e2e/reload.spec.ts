import { accounts } from '@latchkit/test'
import { expect, test } from './fixtures.js'

const address = accounts[1]?.address ?? ''

test('behavior: restores account and network after a reload without a prompt', async ({
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
  // A connected wallet can sign.
  await expect(await workbench.run('Sign a message')).toContainText('resolved')
})

test('behavior: shows the stored account at once after a reload, until the wallet responds', async ({
  workbench,
  page,
}) => {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const button = document.querySelector('[data-latchkit="connect"], [data-latchkit="account"]')
      const text = button && `${button.getAttribute('data-status')} ${button.getAttribute('aria-busy')}`
      if (text && shown.at(-1) !== text) shown.push(text)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await workbench.visit()
  await workbench.connect()
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('connected')
  expect(await page.evaluate('shown')).toEqual(['restoring true', 'connected null'])
})

test('behavior: shows the stored account before the code of the kit is loaded', async ({
  workbench,
  page,
}) => {
  await page.goto('/minimal.html')
  await workbench.choose('Harbor')
  const button = page.locator('[data-latchkit="account"]')
  await expect(button).toHaveAttribute('data-status', 'connected')
  // Never answered.
  const held = new Set<string>()
  await page.route(/\/assets\/machines-/, (route) => void held.add(route.request().url()))
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => held.size).toBe(1)
  await expect(button).toHaveAttribute('data-status', 'restoring')
  await expect(button).toHaveText('0xf39F…2266')
})

test('behavior: restores a wallet that announces itself late', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ announces: 'never' })
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')

  await workbench.harbor.do('announce')
  await expect(workbench.fact('Status')).toHaveText('connected')
  expect(await workbench.harbor.prompts()).toEqual([])
})

test('behavior: shows the new account if the wallet changed it before the reload', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ accountIndex: 1, silent: true })
  await page.reload()
  await expect(workbench.fact('Address')).toHaveText(address)
})

test('behavior: stays disconnected without a prompt if the wallet revoked the authorization', async ({
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

test('behavior: a reload never prompts a locked wallet', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.harbor.set({ locked: true, silent: true })
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  expect(await workbench.harbor.prompts()).toEqual([])
})

test('behavior: stays disconnected after the user disconnects', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.run('Disconnect')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await workbench.button.click()
  await expect(workbench.row('Harbor')).toContainText('Recent')
})

test('param: storage null restores nothing', async ({ workbench, page }) => {
  await workbench.visit({ keep: false })
  await workbench.connect()
  await page.reload()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test.describe('with a full or blocked storage', () => {
  // Storage failures are logged for the developer.
  test.use({ expectedErrors: [/^warning: \[latchkit\]/] })

  test('behavior: connects, and logs each failure', async ({ workbench, page }) => {
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
