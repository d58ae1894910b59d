import { connect, openModal } from '@latchkit/core/actions'
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

test('behavior: reads nothing before the account view opens', async () => {
  const { dataApi, kit, clock } = await setUp()
  await clock.advance(60_000)
  expect(dataApi.reads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('portfolio')
})

test('behavior: without the option dataApi there is no section', async () => {
  const { open } = await setUp({ dataApi: undefined })
  open()
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Tokens' }).query()).toBeNull()
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
