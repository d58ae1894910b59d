import { closeModal, connect, navigate, openModal, refreshTokens } from '@latchkit/core/actions'
import { type FakeDataApi, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

const [{ caipNetworkId: chainId }] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n ** 18n, price: '2' } as const

/** A connected app. */
async function setUp(options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const dataApi = fakeDataApi()
  const setup = createKitWithWallets(undefined, { dataApi, ...options })
  await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  const set = (balances: Parameters<FakeDataApi['setBalances']>[0]['balances']) =>
    dataApi.setBalances({ address, chainId, balances })
  return { ...setup, dataApi, set, open: () => void openModal(setup.kit) }
}

test('default: shows the tokens in the account view', async () => {
  const { set, open } = await setUp()
  set([ether])
  open()
  await expect.element(page.getByRole('heading', { name: 'Tokens' })).toBeVisible()
  await expect.element(page.getByText('1 ETH')).toBeVisible()
  await expect.element(page.getByText('Total value $2.00')).toBeVisible()
})

test('behavior: shows the tokens in the first frame when the account view opens again', async () => {
  const { kit, set, open } = await setUp()
  set([ether])
  open()
  await expect.element(page.getByText('1 ETH')).toBeVisible()
  closeModal(kit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  open()
  await new Promise(requestAnimationFrame)
  expect(page.getByText('1 ETH').query()).not.toBeNull()
})

test('behavior: reads nothing before the account view opens', async () => {
  const { dataApi, kit, clock } = await setUp()
  await clock.advance(60_000)
  expect(dataApi.reads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('portfolio')
})

test('behavior: without the option dataApi it has the native token, and says that others are missing', async () => {
  const { open } = await setUp({ dataApi: undefined })
  open()
  await expect.element(page.getByText('This app has no prices for Local One yet')).toBeVisible()
  await expect.element(page.getByText('This app doesn’t show other tokens on Local One yet.')).toBeVisible()
  expect(page.getByText('No tokens yet').query()).toBeNull()
})

test('error: a failed read, which is repeated after 30 s', async () => {
  const { set, open, clock } = await setUp()
  set('fails')
  open()
  await expect.element(page.getByText('Token Balance Unavailable')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  set([ether])
  await clock.advance(30_000)
  await expect.element(page.getByText('1 ETH')).toBeVisible()
})

test('error: keeps the values, and says from when they are', async () => {
  const { set, open, clock } = await setUp()
  set([ether])
  open()
  await expect.element(page.getByText('1 ETH')).toBeVisible()
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(clock.now())
  set('fails')
  await clock.advance(30_000)
  await expect.element(page.getByText(`Showing values from ${time}`)).toBeVisible()
  await expect.element(page.getByText('1 ETH')).toBeVisible()
})

test('behavior: shows the tokens of the account that the wallet switches to', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { set, open, adapters, dataApi } = await setUp()
  set([ether])
  dataApi.setBalances({ address: other, chainId, balances: [{ ...ether, amount: 2n * 10n ** 18n }] })
  open()
  await expect.element(page.getByText('1 ETH')).toBeVisible()
  adapters[0].wallet('io.fake').switchAccount(other)
  await expect.element(page.getByText('2 ETH')).toBeVisible()
  expect(page.getByText('1 ETH').query()).toBeNull()
})

const token = { ...ether, address: `0x${'a'.repeat(40)}`, name: 'USD Coin', symbol: 'USDC' } as const
const row = page.getByRole('button', { name: /^.?USD Coin/ })
const title = page.getByRole('heading', { name: 'USD Coin' })

test('behavior: opens a token, and Back returns to it', async () => {
  const { kit, set, open } = await setUp()
  set([ether, token])
  open()
  await row.click()
  await expect.element(title).toBeVisible()
  await expect.element(page.getByText('1 USDC')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(row).toBeVisible()
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'account', tab: 'tokens' }] })
  await expect
    .poll(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
    .toContain('USD Coin')
})

test('behavior: Back returns to a token that was behind “Show all”', async () => {
  const { set, open } = await setUp()
  const others = Array.from({ length: 40 }, (_, index) => {
    const name = `Token ${index}.`
    return {
      ...ether,
      address: `0x${index}`,
      name,
      symbol: `T${index}`,
      amount: BigInt(100 - index) * 10n ** 18n,
    }
  })
  set(others)
  open()
  await page.getByRole('button', { name: 'Show all 40 tokens' }).click()
  const last = page.getByRole('button', { name: /Token 39\./ })
  await last.click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(last).toBeInViewport()
  await expect
    .poll(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
    .toContain('Token 39.')
})

test('behavior: the values of an open token change when they are read again', async () => {
  const { kit, set, open } = await setUp()
  set([token])
  open()
  await row.click()
  await expect.element(page.getByText('1 USDC')).toBeVisible()
  set([{ ...token, amount: 15n * 10n ** 17n }])
  await refreshTokens(kit, { namespace: 'eip155' })
  await expect.element(page.getByText('1.5 USDC')).toBeVisible()
})

test('behavior: a token that the account has sent away is no longer shown', async () => {
  const { kit, set, open } = await setUp()
  set([token])
  open()
  await row.click()
  await expect.element(title).toBeVisible()
  set([ether])
  await refreshTokens(kit, { namespace: 'eip155' })
  await expect.element(page.getByRole('heading', { name: 'Token not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show tokens' }).click()
  await expect.element(page.getByText('1 ETH')).toBeVisible()
})

test('behavior: the modal closes when the account of the token is disconnected', async () => {
  const { kit, adapters, set, open } = await setUp()
  set([token])
  open()
  await expect.element(row).toBeVisible()
  // The only view of the modal, so that no other one is left for it.
  const route = { view: 'token-detail', namespace: 'eip155', id: `${chainId}/${token.address}` } as const
  await navigate(kit, { route, replace: true })
  await expect.element(title).toBeVisible()
  adapters[0].wallet('io.fake').disconnect()
  await expect.poll(() => kit.getState().modal.status).toBe('closed')
})
