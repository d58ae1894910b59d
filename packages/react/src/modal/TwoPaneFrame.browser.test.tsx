import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

const dialog = page.getByRole('dialog')
const row = dialog.getByRole('button', { name: 'Fake Wallet' })
const wallets = [{ id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' }] as const

beforeEach(() => page.viewport(1000, 800))
afterEach(() => page.viewport(1000, 800))

const getCard = () =>
  document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector<HTMLElement>('.card')
/** Where header and close button are when nothing moves. */
function getRects(): readonly number[][] {
  for (const animation of getCard()?.getAnimations({ subtree: true }) ?? []) animation.cancel()
  return ['.header', '.header button:last-child'].map((selector) => {
    const { x, y, width } = getCard()?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width].map(Math.round)
  })
}

async function open(
  enableTwoPanes = true,
  list: readonly (typeof wallets)[number][] = wallets,
): Promise<void> {
  const { kit } = createKitWithWallets(list, { enableTwoPanes })
  await render(<TestApp kit={kit} />)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const first = list.length ? row : dialog.getByRole('heading', { name: 'No wallet found' })
  await expect.element(first).toBeVisible()
}

test('default: the wallets stay beside the chosen one, and header and close button stay in place', async () => {
  await open()
  await expect.element(dialog.getByRole('button', { name: 'Get a wallet' })).toBeVisible()
  expect(getCard()?.offsetWidth).toBeGreaterThan(700)
  const before = getRects()
  await row.click()
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Opening' })).toBeVisible()
  await expect.element(row).toBeVisible()
  expect(getRects()).toEqual(before)
})

test('behavior: offers a wallet once, also if none is installed', async () => {
  await open(true, [])
  expect(dialog.getByRole('button', { name: 'Get a wallet' }).elements()).toHaveLength(1)
})

test('behavior: shows one pane in windows of less than 720 px', async () => {
  await page.viewport(719, 800)
  await open()
  expect(getCard()?.offsetWidth).toBe(368)
  await row.click()
  await expect.element(row).not.toBeInTheDocument()
})

test('behavior: shows one pane without the option', async () => {
  await open(false)
  expect(getCard()?.offsetWidth).toBe(368)
})
