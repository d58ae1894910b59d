import { openModal } from '@latchkit/core/actions'
import type { Catalogue, CatalogueWallet } from '@latchkit/core/ports'
import { fakeRelay } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')

/** Creates a wallet directory with `count` wallets. */
function createDirectory(count: number): Catalogue {
  const all = Array.from(
    { length: count },
    (_, index): CatalogueWallet => ({
      id: `wallet-${index}`,
      name: `Wallet ${index}`,
      namespaces: ['eip155'],
      mobileLink: 'https://wallet.example',
      injected: [],
      certified: false,
    }),
  )
  return {
    async getWallets({ page, entries, include, exclude = [] }) {
      const found = all.filter(({ id }) => !exclude.includes(id) && (!include || include.includes(id)))
      return { wallets: found.slice((page - 1) * entries, page * entries), count: found.length }
    },
  }
}

/** Opens the modal at "All wallets" with `count` wallets. */
async function openAllWallets(count: number) {
  const catalogue = createDirectory(count)
  const relay = fakeRelay()
  relay.behavior = 'waits'
  const { kit } = createKitWithWallets(undefined, { relay, catalogue: () => catalogue })
  await render(<TestApp kit={kit} />)
  void openModal(kit, { view: 'all-wallets' })
  await expect.element(dialog).toHaveAccessibleName('All wallets')
  await expect.poll(() => getTiles().length).toBeGreaterThanOrEqual(20)
}

function getShadowRoot(): ShadowRoot {
  const shadow = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  if (!shadow) throw new Error('no modal')
  return shadow
}

const getTiles = () => [...getShadowRoot().querySelectorAll<HTMLElement>('button.tile')]
const getStage = () => getShadowRoot().querySelector('.stage') ?? document.createElement('div')
const getFocusedText = () => getShadowRoot().activeElement?.textContent

/** Returns the first tile below the middle of the visible area. */
function getMiddleTile(): HTMLElement | undefined {
  const { top, height } = getStage().getBoundingClientRect()
  return getTiles().find((tile) => tile.getBoundingClientRect().top > top + height / 2)
}

/** Waits until that tile stays in place: rows are rendered after a scroll event. */
async function waitForStableTile(): Promise<HTMLElement | undefined> {
  for (let before: number | undefined; ; ) {
    const tile = getMiddleTile()
    const top = tile?.getBoundingClientRect().top
    if (tile && top === before) return tile
    before = top
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  }
}

test.each([
  ['a list of one page', 40, 1],
  ['a list of several pages', 200, 3],
] as const)('behavior: Back restores the scroll position of %s', async (_, count, pages) => {
  await openAllWallets(count)
  for (let shown = 1; shown <= pages; shown += 1) {
    const before = getStage().scrollHeight
    getStage().scrollTop = before
    if (shown < pages) await expect.poll(() => getStage().scrollHeight).toBeGreaterThan(before)
  }
  getStage().scrollTop = getStage().scrollHeight / 2
  const tile = await waitForStableTile()
  const position = getStage().scrollTop
  const top = tile?.getBoundingClientRect().top ?? 0
  const name = tile?.textContent
  expect(position).toBeGreaterThan(100)
  tile?.focus({ preventScroll: true })
  tile?.click()
  await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(getStage().scrollTop).toBe(0)

  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog).toHaveAccessibleName('All wallets')
  await expect.poll(() => Math.abs(getStage().scrollTop - position)).toBeLessThanOrEqual(2)
  await expect.poll(getFocusedText).toBe(name)
  const restored = () => getTiles().find(({ textContent }) => textContent === name)
  await expect
    .poll(() => Math.abs((restored()?.getBoundingClientRect().top ?? 0) - top))
    .toBeLessThanOrEqual(2)
})
