import { closeModal, connect, disconnect, openModal, setThemeMode } from '@latchkit/core/actions'
import { fakeDataApi, testNetworks } from '@latchkit/core/testing'
import * as React from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { ar } from '../locales/ar.js'

/** React prepares views since version 19.2. The tests also run with React 18. */
const canPrepare = 'Activity' in React
const [{ caipNetworkId: chainId }] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n ** 18n } as const

/** A connected app whose account was opened and closed. */
async function setUp() {
  const dataApi = fakeDataApi()
  const setup = createKitWithWallets(undefined, { dataApi })
  const screen = await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  dataApi.setBalances({ address, chainId, balances: [ether] })
  dataApi.setBalances({ address: other, chainId, balances: [{ ...ether, amount: 2n * 10n ** 18n }] })
  await open(setup.kit)
  await expect.element(page.getByText('1 ETH')).toBeVisible()
  await close(setup.kit)
  await expectPrepared('1 ETH')
  return { ...setup, dataApi, screen }
}

async function open(kit: Parameters<typeof openModal>[0]) {
  void openModal(kit)
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

async function close(kit: Parameters<typeof closeModal>[0]) {
  closeModal(kit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

/** Waits until the closed modal contains a card with this text, or until nothing was prepared in an idle browser. */
async function expectPrepared(text: string) {
  if (canPrepare) return expect.poll(getText).toEqual([expect.stringContaining(text)])
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
}

async function waitUntilIdle() {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => requestIdleCallback(resolve))
}

const getDialogs = () => [
  ...(document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelectorAll('dialog') ?? []),
]
const getText = () => getDialogs().map((dialog) => dialog.textContent)

test('default: the closed modal contains the account that was opened last, which is not shown', async () => {
  await setUp()
  expect(getDialogs().filter((dialog) => dialog.open || dialog.checkVisibility())).toEqual([])
  expect(page.getByRole('button', { name: 'Disconnect' }).query()).toBeNull()
})

test('behavior: the account opens with the elements that are prepared', async () => {
  const { kit } = await setUp()
  const before = getDialogs().flatMap((dialog) => [dialog, ...dialog.querySelectorAll('button')])
  await open(kit)
  const after = getDialogs().flatMap((dialog) => [dialog, ...dialog.querySelectorAll('button')])
  expect(after.length).toBeGreaterThan(2)
  expect(after.filter((element) => before.includes(element))).toEqual(canPrepare ? before : [])
})

test('behavior: the heading has the focus when the account opens, and the connect button when it closes', async () => {
  const { kit } = await setUp()
  await page.getByRole('button', { name: /0xf39F/ }).click()
  const getFocused = () =>
    document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.activeElement?.textContent
  await expect.poll(getFocused).toBe('Account')
  await close(kit)
  expect(document.activeElement?.getAttribute('data-latchkit')).not.toBe('modal')
  expect(document.activeElement).not.toBe(document.body)
})

test('behavior: reads nothing while the modal is closed', async () => {
  const { dataApi, clock } = await setUp()
  const count = dataApi.reads.length
  expect(count).toBeGreaterThan(0)
  await clock.advance(120_000)
  await waitUntilIdle()
  expect(dataApi.reads).toHaveLength(count)
})

test('behavior: has new state whenever it opens', async () => {
  const { kit } = await setUp()
  for (let count = 0; count < 2; count++) {
    await open(kit)
    await expect.element(page.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Activity' }).click()
    await close(kit)
  }
})

test('behavior: prepares the account that the wallet switches to', async () => {
  const { kit, adapters } = await setUp()
  adapters[0].wallet('io.fake').switchAccount(other)
  await expectPrepared('0x7099')
  expect(getText().filter((text) => text?.includes('0xf39F'))).toEqual([])
  await open(kit)
  await expect.element(page.getByText('2 ETH')).toBeVisible()
})

test('behavior: shows what changed since it was prepared', async () => {
  const { kit, dataApi, clock } = await setUp()
  dataApi.setBalances({ address, chainId, balances: [{ ...ether, amount: 3n * 10n ** 18n }] })
  await clock.advance(60_000)
  await open(kit)
  await expect.element(page.getByText('3 ETH')).toBeVisible()
})

test('behavior: shows the theme and the language that were chosen since it was prepared', async () => {
  const { kit, screen } = await setUp()
  await setThemeMode(kit, { themeMode: 'dark' })
  await screen.rerender(<TestApp kit={kit} locale={ar} />)
  await open(kit)
  const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('.root')
  await expect.poll(() => root?.getAttribute('lang')).toMatch(/^ar/)
  expect(root?.getAttribute('data-theme')).toBe('dark')
  expect(getText()[0]).not.toContain('Disconnect')
  await close(kit)
})

test('behavior: contains nothing before the browser is idle', async () => {
  const { kit } = await setUp()
  await open(kit)
  const requestIdle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  await close(kit)
  requestIdle.mockRestore()
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
})

test('behavior: without requestIdleCallback, as in Safari, the account is prepared after a second', async () => {
  const { kit } = await setUp()
  await open(kit)
  vi.stubGlobal('requestIdleCallback', undefined)
  await close(kit)
  vi.unstubAllGlobals()
  await waitUntilIdle()
  expect(getDialogs()).toEqual([])
  if (canPrepare) await expect.poll(getText).toHaveLength(1)
})

test('behavior: does not contain the account after the wallet is disconnected', async () => {
  const { kit } = await setUp()
  await disconnect(kit)
  await waitUntilIdle()
  expect(getText().filter((text) => text?.includes('1 ETH'))).toEqual([])
})

test('behavior: another view opens instead of what is prepared', async () => {
  const { kit } = await setUp()
  void openModal(kit, { view: 'networks' })
  await expect.element(page.getByRole('heading', { name: 'Networks' })).toBeVisible()
  expect(getDialogs()).toHaveLength(1)
  expect(getText()[0]).not.toContain('1 ETH')
  // As the first view, it has no animation of its own.
  expect(getDialogs()[0]?.querySelector('.stage-view')?.getAttribute('data-direction')).toBeNull()
  await close(kit)
  await expectPrepared('1 ETH')
})
