import { fileURLToPath } from 'node:url'
import { startPhonePage } from '@latchkit/devnet/phone'
import { expect, test } from './remoteFixtures.js'
import { waitForAnimations } from './waitForAnimations.js'

const folder = fileURLToPath(new URL('../screenshots', import.meta.url))

test('behavior: screenshots of the remote wallet views', async ({ remote, phone, page }, { project }) => {
  test.setTimeout(90_000)
  const onPhone = project.name.startsWith('phone')
  const screenshot = async (name: string, fullPage = false) => {
    if (fullPage) await page.evaluate(() => scrollTo(0, 0))
    await waitForAnimations(page)
    await page.screenshot({ path: `${folder}/remote-${name}.${project.name}.png`, fullPage })
  }

  await remote.visit()
  await screenshot('page', true)
  await remote.button.click()
  await expect(remote.row('All wallets')).toContainText('+')
  await screenshot('connect')
  await remote.row('All wallets').click()
  await expect(remote.tile('Harbor')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await screenshot('all-wallets')
  await remote.modal.getByRole('searchbox').fill('rainb')
  await expect(remote.tile('Rainbow')).toBeVisible()
  await expect(remote.tile('MetaMask')).toHaveCount(0)
  await screenshot('search')
  await remote.tile('Rainbow').click()
  await expect(onPhone ? remote.modal.getByRole('link').first() : remote.copyLink).toBeVisible()
  await screenshot('wallet')
  if (!onPhone) {
    await remote.modal.getByRole('tab', { name: 'Extension' }).click()
    await screenshot('not-detected')
  }
  await remote.modal.getByRole('button', { name: 'Get it' }).click()
  await expect(remote.modal.getByRole('link').first()).toBeVisible()
  await screenshot('downloads')
  await page.keyboard.press('Escape')

  await remote.visit({ adapters: 'none' })
  await remote.button.click()
  if (onPhone) {
    await remote.row('All wallets').click()
    await remote.modal.getByRole('button', { name: 'Show a QR code' }).click()
  }
  await expect(remote.copyLink).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await screenshot('basic')
  phone.set({ answer: 'reject' })
  await phone.pair(await remote.code())
  await expect(remote.modal).toContainText('Request declined')
  await screenshot('declined')
  phone.set({ answer: 'approve' })
  await remote.modal.getByRole('button', { name: 'Try again' }).click()
  await phone.pair(await remote.code())
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await remote.answer('EVM', 'Sign a message')
  await remote.answer('Solana', 'Sign a message')
  await screenshot('page-connected', true)
  await remote.button.click()
  await expect(remote.modal).toHaveAccessibleName('Account')
  await screenshot('account')
})

test('behavior: screenshots in a right-to-left language', async ({ remote, page }, { project }) => {
  const screenshot = async (name: string) => {
    await waitForAnimations(page)
    await page.screenshot({ path: `${folder}/remote-${name}.${project.name}.png` })
  }
  await remote.visit({ language: 'ar' })
  await remote.button.click()
  await screenshot('ar-connect')
  await remote.row('كل المحافظ').click()
  await expect(remote.tile('Harbor')).toBeVisible()
  await screenshot('ar-all-wallets')
  await remote.tile('Rainbow').click()
  await expect(remote.modal.getByRole('button', { name: 'نسخ الرابط' })).toBeEnabled()
  await screenshot('ar-wallet')
})

test('behavior: screenshots of the test phone', async ({ remote, phone, page, context }, { project }) => {
  const { url, stop } = await startPhonePage(phone)
  phone.set({ answer: 'hang' })
  const screen = await context.newPage()
  const screenshot = (name: string) =>
    screen.screenshot({ path: `${folder}/remote-phone-${name}.${project.name}.png`, fullPage: true })
  try {
    await screen.goto(url)
    await expect(screen.getByRole('status')).toHaveText('Online')
    await screenshot('idle')
    await page.bringToFront()
    await remote.visit()
    await page.getByRole('button', { name: 'Create a code' }).click()
    const code = page.getByRole('status', { name: 'Pairing' })
    await expect(code).toHaveText(/^wc:/)
    await screen.getByLabel('Connect to a dapp').fill((await code.textContent()) ?? '')
    await screen.getByRole('button', { name: 'Connect' }).click()
    await expect(screen.getByRole('article')).toBeVisible()
    await screenshot('proposal')
    await screen.getByRole('button', { name: 'Approve' }).click()
    await remote.expectValues({ EVM: 'connected' })
    await remote.run('EVM', 'Sign typed data')
    await expect(screen.getByRole('article')).toContainText('Hello, Bob!')
    await screenshot('typed-data')
  } finally {
    await stop()
  }
})

test.describe('with failures', () => {
  test.use({ expectedErrors: [/.*/] })

  test('behavior: screenshots of failures', async ({ remote, page }, { project }) => {
    const screenshot = async (name: string) => {
      await waitForAnimations(page)
      await page.screenshot({ path: `${folder}/remote-${name}.${project.name}.png` })
    }
    await remote.visit({ project: 'unknown', catalogue: 'http://127.0.0.1:2' })
    await remote.button.click()
    await remote.row('All wallets').click()
    await expect(remote.modal).toContainText('can’t be reached')
    await screenshot('no-catalogue')
    await remote.tile('MetaMask').click()
    await expect(remote.modal).toContainText('Invalid Project ID')
    await screenshot('invalid-project')
  })
})
