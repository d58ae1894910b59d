import type { AllWalletsModel } from '@latchkit/core'
import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import {
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import {
  createWallets,
  fixtures,
  huge,
  nextPageFailed,
  searched,
  withoutCertified,
} from './AllWalletsView.fixtures.js'
import { AllWalletsView } from './AllWalletsView.js'
import {
  getFocusedPosition,
  getPositions,
  getSpace,
  getTiles,
  scrollToEnd,
  waitForLayout,
} from './tiles.fixtures.js'

beforeEach(() => page.viewport(1000, 700))
afterEach(cleanup)

const all = { query: '', certifiedOnly: false, hasCertified: true } as const

type FlowProps = { readonly pages: number; readonly perPage: number; readonly onMore?: () => void }

/** Renders a list that loads pages asynchronously. */
function Flow({ pages, perPage, onMore }: FlowProps): ReactElement {
  const [shown, setShown] = useState(1)
  const model: AllWalletsModel = {
    ...all,
    status: 'ready',
    total: pages * perPage,
    wallets: createWallets(shown * perPage),
    hasMore: shown < pages,
  }
  const more = () => {
    onMore?.()
    queueMicrotask(() => setShown((now) => now + 1))
  }
  return createModal({
    model: openModelAt({ view: 'all-wallets' }),
    children: <AllWalletsView model={model} onSelectWallet={() => {}} onMore={more} onSearch={() => {}} />,
  })
}

test('default: loads each next page once when the end is near', async () => {
  const onMore = vi.fn()
  await render(<Flow pages={4} perPage={40} onMore={onMore} />)
  const calls: number[] = []
  for (let expected = 40; expected <= 160; expected += 40) {
    await expect.poll(getSpace).toBe(expected / 4)
    calls.push(onMore.mock.calls.length)
    scrollToEnd()
  }
  await expect.poll(() => getPositions().at(-1)).toBe(160)
  expect(onMore).toHaveBeenCalledTimes(3)
  // Nothing is loaded before the user scrolls.
  expect(calls[0]).toBe(0)
})

test('behavior: loads the next page immediately if a page does not fill the viewport', async () => {
  await render(<Flow pages={3} perPage={3} />)
  await expect.poll(() => getTiles()).toHaveLength(9)
})

test('behavior: has one Tab stop; the arrow keys move by rows and columns', async () => {
  await render(<Flow pages={1} perPage={22} />)
  await waitForLayout()
  const topOf = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top
  const columns = getTiles().findIndex((tile) => topOf(tile) !== topOf(getTiles()[0]))
  expect(columns).toBe(4)
  page.getByRole('searchbox').element().focus()
  // The filter is disabled here: the next stop is the first tile.
  await userEvent.keyboard('{Tab}')
  const seen = [getFocusedPosition()]
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowUp',
    'ArrowUp',
    'End',
    'ArrowDown',
    'Home',
  ]) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(getFocusedPosition())
  }
  expect(seen).toEqual([1, 2, 6, 5, 1, 1, 22, 22, 1])
  await userEvent.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}{Tab}')
  // Tab returns to the last focused tile.
  expect(getFocusedPosition()).toBe(5)
})

test('behavior: PageDown and PageUp move by one viewport and keep the column', async () => {
  await render(<Flow pages={1} perPage={80} />)
  await waitForLayout()
  getTiles()[2]?.focus()
  await userEvent.keyboard('{PageDown}')
  const below = getFocusedPosition()
  expect(below).toBeGreaterThan(8)
  expect((below - 3) % 4).toBe(0)
  await userEvent.keyboard('{PageUp}')
  expect(getFocusedPosition()).toBe(3)
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}')
  expect(getFocusedPosition()).toBe(79)
})

test('behavior: the sticky search field does not cover the focused tile', async () => {
  await render(<Flow pages={1} perPage={80} />)
  getTiles()[0]?.focus()
  const head = () => getShadowRoot().querySelector('.wallets-head')?.getBoundingClientRect().bottom ?? 0
  await userEvent.keyboard('{End}')
  for (let row = 0; row < 19; row++) {
    await userEvent.keyboard('{ArrowUp}')
    const top = (getShadowRoot().activeElement as HTMLElement).getBoundingClientRect().top
    expect(top).toBeGreaterThanOrEqual(head())
  }
  expect(getFocusedPosition()).toBe(4)
})

test('behavior: each tile has aria-posinset and aria-setsize', async () => {
  await render(<Flow pages={2} perPage={40} />)
  const getPosition = (index: number) => {
    const item = getTiles().at(index)?.parentElement
    return [item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]
  }
  expect(getPosition(0)).toEqual(['1', '80'])
  scrollToEnd()
  await expect.poll(getSpace).toBe(20)
  scrollToEnd()
  await expect.poll(() => getPosition(-1)).toEqual(['80', '80'])
})

test('behavior: renders a different list from its first tile', async () => {
  const at80: AllWalletsModel = { ...all, status: 'ready', wallets: createWallets(80), hasMore: false }
  const view = (model: AllWalletsModel) =>
    createModal({
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    })
  const screen = await render(view(at80))
  const others = createWallets(60).slice(30)
  scrollToEnd()
  await expect.poll(() => getPositions().at(-1)).toBe(80)
  await screen.rerender(view({ ...at80, wallets: others }))
  expect(getTiles()[0]?.querySelector('bdi')?.textContent).toBe(others[0]?.name)
  // The end of the shorter list is rendered at once.
  expect(getPositions().at(-1)).toBe(30)
})

test('error: "Try again" moves the focus to an element that stays', async () => {
  const next: AllWalletsModel = { ...nextPageFailed, wallets: createWallets(10) }
  const view = (model: AllWalletsModel) =>
    createModal({
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} onRetry={() => {}} />,
    })
  const screen = await render(view(next))
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  expect(getFocusedPosition()).toBe(10)
  await screen.rerender(view(fixtures.failed))
  await again.click()
  await screen.rerender(view(fixtures.loading))
  expect(getShadowRoot().activeElement?.textContent).toBe('Loading wallets')
})

test('behavior: ArrowLeft moves to the next tile in right-to-left text', async () => {
  const model: AllWalletsModel = { ...all, status: 'ready', wallets: createWallets(8), hasMore: false }
  await render(
    createModal({
      copy: ar,
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    }),
  )
  getTiles()[0]?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(getFocusedPosition()).toBe(2)
})

test('behavior: does not load images far from the viewport', async () => {
  const icon = (index: number) => `${location.origin}/no-such-image-${index}.png`
  const wallets = createWallets(600).map((wallet, index) => ({ ...wallet, icon: icon(index) }))
  const model: AllWalletsModel = { ...all, status: 'ready', wallets, hasMore: false }
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('no-such-image-'))
  await render(
    createModal({
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    }),
  )
  await expect.poll(() => fetched().length).toBeGreaterThan(8)
  expect(fetched().length).toBeLessThan(200)
})

test('behavior: the card keeps its height while wallets load, and if few or none match', async () => {
  const view = (model: AllWalletsModel) =>
    createModal({
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} onSearch={() => {}} />,
    })
  const screen = await render(view(fixtures.loading))
  const heights: (number | undefined)[] = []
  for (const model of [fixtures.loading, huge, searched, fixtures['no-match'], withoutCertified]) {
    await screen.rerender(view(model))
    // Placeholders pulse without an end.
    await expect.poll(() => getShadowRoot().querySelector<HTMLElement>('.stage')?.style.height).toBe('')
    // The height without transforms: the entrance of the modal scales it.
    heights.push(getShadowRoot().querySelector<HTMLElement>('.card')?.offsetHeight)
  }
  expect(heights[0]).toBeGreaterThan(400)
  expect(new Set(heights).size).toBe(1)
})

test('behavior: the grid has equal margins, with and without a scrollbar', async () => {
  const view = (model: AllWalletsModel) =>
    createModal({
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    })
  const screen = await render(view(huge))
  for (const model of [huge, searched]) {
    await screen.rerender(view(model))
    await finishAnimations()
    const card = getShadowRoot().querySelector('.card')?.getBoundingClientRect()
    const tiles = getShadowRoot().querySelector('.tiles')?.getBoundingClientRect()
    if (!card || !tiles) throw new Error('no tiles')
    expect(tiles.left - card.left).toBeCloseTo(card.right - tiles.right, 0)
  }
})

test('behavior: a name of two lines is not clipped', async () => {
  const wallets = createWallets(1).map((wallet) => ({ ...wallet, name: 'Jumpy Gypsy Pygmy Query' }))
  const model: AllWalletsModel = { ...all, status: 'ready', wallets, hasMore: false }
  await render(
    createModal({
      model: openModelAt({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    }),
  )
  const name = getShadowRoot().querySelector('.tile-name')
  const range = document.createRange()
  if (!name) throw new Error('no name')
  range.selectNodeContents(name)
  const [first, second] = [...new Set([...range.getClientRects()].map(({ bottom }) => bottom))].sort(
    (a, b) => a - b,
  )
  expect(second).toBeGreaterThan(first ?? 0)
  // The box includes the descenders of the second line.
  expect(second).toBeLessThanOrEqual(name.getBoundingClientRect().bottom)
})
