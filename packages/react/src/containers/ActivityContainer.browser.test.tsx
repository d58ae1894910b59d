import { connect, navigate, openModal, sendTransaction, setAddressLabel } from '@latchkit/core/actions'
import { type FakeDataApi, fakeAdapter, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMultichainKit } from '../chains.fixtures.js'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

type Page = Parameters<FakeDataApi['setHistory']>[0]['page']

const [{ caipNetworkId: chainId }] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = `0x${'2'.repeat(40)}` as const
const usdc = { kind: 'token', name: 'USD Coin', symbol: 'USDC', direction: 'out', isSpam: false } as const

/** A transaction that sent an amount in USDC. */
function createTransaction(index: number, amount: string) {
  const hash = `0x${String(index).padStart(64, '0')}`
  const at = new Date(2026, 4, 14).getTime() - index * 60_000
  const transfers = [{ ...usdc, amount }]
  return {
    id: `id-${index}`,
    chainId,
    hash,
    at,
    status: 'confirmed',
    operation: 'send',
    to,
    transfers,
  } as const
}

const first: Page = { transactions: [createTransaction(11, '1.5')] }

/** A connected app whose account view is open. */
async function setUp(options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const dataApi = fakeDataApi()
  const setup = createKitWithWallets(undefined, { dataApi, ...options })
  await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  const set = (page: Page, cursor?: string) => dataApi.setHistory({ address, chainId, cursor, page })
  set(first)
  void openModal(setup.kit)
  return { ...setup, dataApi, set }
}

const tab = page.getByRole('tab', { name: 'Activity' })

test('default: shows the transactions in a tab of the account view', async () => {
  await setUp()
  await tab.click()
  await expect.element(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  await expect.element(page.getByText('−1.5 USDC')).toBeVisible()
})

test('behavior: a recent transaction has its age, which grows', async () => {
  const at = Date.now() - 5 * 60_000
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at + 5 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { set } = await setUp()
  set({ transactions: [{ ...createTransaction(11, '1.5'), at }] })
  await tab.click()
  await expect.element(page.getByText('5 min. ago')).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText('6 min. ago')).toBeVisible()
})

test('behavior: reads nothing before its tab is selected', async () => {
  const { dataApi, kit, clock } = await setUp()
  await expect.element(tab).toBeVisible()
  await clock.advance(60_000)
  expect(dataApi.historyReads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('activity')
})

test('behavior: the arrow keys select the tab', async () => {
  await setUp()
  await page.getByRole('tab', { name: 'Tokens' }).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('−1.5 USDC')).toBeVisible()
})

test('behavior: the tab stays selected when the account changes', async () => {
  const { adapters } = await setUp()
  await tab.click()
  await expect.element(page.getByText('−1.5 USDC')).toBeVisible()
  adapters[0].wallet('io.fake').switchAccount('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await expect.element(page.getByText('No transactions yet')).toBeVisible()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
})

test('behavior: without the option dataApi it says that there is no history, and not that there are no transactions', async () => {
  await setUp({ dataApi: undefined })
  await tab.click()
  await expect.element(page.getByText('This app has no history for Local One yet.')).toBeVisible()
  expect(page.getByText('No transactions yet').query()).toBeNull()
})

test('behavior: there is no tab on a network that is not configured', async () => {
  const { adapters } = await setUp()
  await expect.element(tab).toBeVisible()
  adapters[0].wallet('io.fake').switchChain(testNetworks[2].caipNetworkId)
  await expect.element(tab).not.toBeInTheDocument()
})

test('behavior: shows all pages', async () => {
  const { set, dataApi } = await setUp()
  set({ ...first, cursor: 'a' })
  set({ transactions: [createTransaction(12, '2.5')] }, 'a')
  await tab.click()
  await page.getByRole('button', { name: 'Show all transactions' }).click()
  await expect.element(page.getByText('−2.5 USDC')).toBeVisible()
  expect(dataApi.historyReads.map(({ cursor }) => cursor)).toEqual([undefined, 'a'])
})

test('behavior: an own transaction is pending until it is in the history', async () => {
  const { kit, set, clock } = await setUp()
  await tab.click()
  await expect.element(page.getByText('−1.5 USDC')).toBeVisible()
  // The hashes of the fake wallet are small numbers, which are not those of the other transactions.
  const hash = await sendTransaction(kit, { to, value: 5n * 10n ** 17n })
  await expect.element(page.getByRole('heading', { name: 'Pending', exact: true })).toBeVisible()
  await expect.element(page.getByText('−0.5 ETH')).toBeVisible()
  set({ transactions: [{ ...createTransaction(10, '7'), hash }] })
  await clock.advance(4_000)
  await expect.element(page.getByText('−7 USDC')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Pending', exact: true }).query()).toBeNull()
})

const row = page.getByRole('button', { name: /^Sent/ })
/** The status of the opened transaction. */
const status = page.getByRole('listitem').filter({ hasText: 'Status' }).getByRole('status')
const getFocusedText = () => document.activeElement?.shadowRoot?.activeElement?.textContent

test('behavior: opens a transaction, and Back returns to its row', async () => {
  const { kit } = await setUp()
  await tab.click()
  await row.click()
  await expect.element(status).toHaveTextContent('Confirmed')
  expect(kit.getState().modal).toMatchObject({
    stack: [
      { view: 'account', tab: 'activity' },
      { view: 'activity-detail', hash: createTransaction(11, '1.5').hash },
    ],
  })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.poll(getFocusedText).toContain('Sent')
})

test('behavior: a transaction has the name of its recipient, or the label that the user sets', async () => {
  const { kit, dataApi } = await setUp()
  dataApi.setIdentity({ address: to, identity: { name: 'alice.eth' } })
  await tab.click()
  await expect.element(row).toHaveTextContent('To 0x2222…2222')
  await row.click()
  const recipient = page.getByRole('listitem').filter({ hasText: '0x2222…2222' })
  await expect.element(recipient).toHaveTextContent('alice.eth')
  await setAddressLabel(kit, { address: to, label: 'Rent' })
  await expect.element(recipient).toHaveTextContent('Rent')
  expect(recipient.element().textContent).not.toContain('alice.eth')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(row).toHaveTextContent('To \u2068Rent\u2069')
})

test('behavior: a transaction that is opened without the account view loads the labels', async () => {
  const dataApi = fakeDataApi()
  const { kit } = createKitWithWallets(undefined, { dataApi })
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'io.fake' })
  void openModal(kit, { view: 'networks' })
  await navigate(kit, { route: { view: 'activity-detail', namespace: 'eip155', hash: '0x1' } })
  await expect.poll(() => kit.getState().labels).toEqual({ byAccount: {} })
})

test('behavior: Back returns to a row that was behind “Show all”', async () => {
  const { set } = await setUp()
  const transactions = Array.from({ length: 30 }, (_, index) => createTransaction(10 + index, `${index + 1}`))
  set({ transactions })
  await tab.click()
  await page.getByRole('button', { name: 'Show all transactions' }).click()
  const last = page.getByRole('button', { name: /−30 USDC/ })
  await last.click()
  await expect.element(status).toHaveTextContent('Confirmed')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(last).toBeInViewport()
  await expect.poll(getFocusedText).toContain('−30 USDC')
})

test('behavior: a pending transaction is confirmed while it is shown', async () => {
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', name: 'Fake Wallet' }] })
  if (adapter.evm) adapter.evm.receipt = 'pending'
  const { kit, set, clock } = await setUp({ adapters: [adapter] })
  await tab.click()
  await expect.element(row).toBeVisible()
  const hash = await sendTransaction(kit, { to, value: 5n * 10n ** 17n })
  await page.getByRole('button', { name: /−0.5 ETH/ }).click()
  await expect.element(status).toHaveTextContent('Pending')
  set({ transactions: [{ ...createTransaction(10, '7'), hash }] })
  await clock.advance(4_000)
  await expect.element(status).toHaveTextContent('Confirmed')
})

test('behavior: a transaction that a reorganization removes leads to the others', async () => {
  const { set, clock } = await setUp()
  await tab.click()
  await row.click()
  await expect.element(status).toHaveTextContent('Confirmed')
  set({ transactions: [createTransaction(12, '2.5')] })
  await clock.advance(30_000)
  await expect.element(page.getByRole('heading', { name: 'Transaction not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show activity' }).click()
  await expect.element(page.getByText('−2.5 USDC')).toBeVisible()
})

test('error: a failed read, which is repeated after 30 s', async () => {
  const { set, clock } = await setUp()
  set('fails')
  await tab.click()
  await expect.element(page.getByText('Failed to fetch transactions')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  set(first)
  await clock.advance(30_000)
  await expect.element(page.getByText('−1.5 USDC')).toBeVisible()
})

test('behavior: on Bitcoin there are the tabs Tokens and Activity', async () => {
  const { kit } = createMultichainKit({ dataApi: fakeDataApi() })
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'Sat', namespace: 'bip122' })
  void openModal(kit)
  await tab.click()
  await expect.element(page.getByText('No transactions yet')).toBeVisible()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Tokens', 'Activity'])
})

test('behavior: a payment is sent again with its token, amount and recipient, to review', async () => {
  const { dataApi, kit, set } = await setUp()
  const native = { ...usdc, name: 'Ether', symbol: 'ETH', isNative: true, amount: '0.5' }
  const paid = { ...createTransaction(12, '1'), from: address, transfers: [native], recipients: [to] }
  const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n ** 18n } as const
  dataApi.setBalances({ address, chainId, balances: [ether] })
  set({ transactions: [paid] })
  await tab.click()
  await page.getByRole('button', { name: /Sent/ }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Send')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.5')
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue(to)
  expect(kit.getState().send?.eip155?.form).toMatchObject({ amount: '0.5', recipient: to, isMax: false })
  expect(dataApi.historyReads.length).toBeGreaterThan(0)
})
