import { accounts } from '../src/exports/index.js'
import { expect, test } from './sampleFixtures.js'

const [buyer, shop] = accounts.map(({ address }) => address)

test.beforeEach(({ openSample }) => openSample('ethers'))

test('behavior: connects', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('status')).toHaveText(`${buyer} has 10000.0 ETH`)
  expect(wallet.requests.map(({ kind }) => kind)).toEqual(['connect'])
  expect(wallet).toHaveSentNothing()
})

test('behavior: pays', async ({ page, wallet, fakeChain }) => {
  await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
  await expect(page.getByRole('status')).toHaveText('Paid in block 1')
  await expect(wallet).toHaveBeenAskedToSign({ to: shop ?? null, value: 10n ** 18n })
  await expect(wallet).not.toHaveBeenAskedToSign({ value: 2n })
  expect(wallet).not.toHaveSentNothing()
  expect(fakeChain.getBalance(shop ?? '0x')).toBe(10_001n * 10n ** 18n)
})

test('behavior: pays with a token', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'Pay 5 TUSD' }).click()
  await expect(page.getByRole('status')).toHaveText('Paid in dollars')
  await expect(wallet).toHaveBeenAskedToSign({ functionName: 'transfer', args: [shop, 5_000_000n] })
})

test('behavior: signs in', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(wallet).toHaveBeenAskedToSign({ message: 'Sign in to the shop' })
  await expect(page.getByRole('status')).toHaveText(/^Signed in: 0x/)
})

test('error: the user rejects', async ({ page, wallet }) => {
  await wallet.autoReject()
  await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
  await expect(page.getByRole('status')).toHaveText('Failed: ACTION_REJECTED')
  expect(wallet).toHaveSentNothing()
})

test('behavior: the account stays connected after a reload', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('status')).toHaveText(/ETH$/)
  await page.reload()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('status')).toHaveText(/ETH$/)
  expect(wallet.requests.filter(({ result }) => result === undefined)).toEqual([])
})

test.describe('with too little money', () => {
  test.use({ chainOptions: { balance: 10n } })

  test('error: the payment fails', async ({ page, wallet }) => {
    await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
    await expect(page.getByRole('status')).toHaveText('Failed: INSUFFICIENT_FUNDS')
    expect(wallet).toHaveSentNothing()
  })
})

test.describe('step by step', () => {
  test.use({ walletOptions: { approval: 'manual' } })

  test('behavior: approves the connection and rejects the payment', async ({ page, wallet }) => {
    await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
    expect(await wallet.approve()).toMatchObject({ kind: 'connect', result: [buyer] })
    expect(await wallet.reject()).toMatchObject({ kind: 'transaction', value: 10n ** 18n })
    await expect(page.getByRole('status')).toHaveText('Failed: ACTION_REJECTED')
  })
})
