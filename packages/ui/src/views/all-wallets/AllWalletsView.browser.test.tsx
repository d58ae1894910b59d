import type { AllWalletsModel } from '@latchkit/core'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ar } from '../../copy/ar.js'
import { at, modal, root } from '../../parts/modal/inPage.fixtures.js'
import { many } from './AllWalletsView.fixtures.js'
import { AllWalletsView } from './AllWalletsView.js'

afterEach(cleanup)

const all = { query: '', certifiedOnly: false } as const

type FlowProps = { readonly pages: number; readonly perPage: number; readonly onMore?: () => void }

/** A list that answers a moment after it was asked. */
function Flow({ pages, perPage, onMore }: FlowProps): ReactElement {
  const [shown, setShown] = useState(1)
  const model: AllWalletsModel = {
    ...all,
    status: 'ready',
    total: pages * perPage,
    wallets: many(shown * perPage),
    hasMore: shown < pages,
  }
  const more = () => {
    onMore?.()
    queueMicrotask(() => setShown((now) => now + 1))
  }
  return modal({
    model: at({ view: 'all-wallets' }),
    children: <AllWalletsView model={model} onSelectWallet={() => {}} onMore={more} onSearch={() => {}} />,
  })
}

const tiles = () => [...root().querySelectorAll<HTMLElement>('button.tile')]
const focused = () => tiles().indexOf(root().activeElement as HTMLElement) + 1

test('default: the next page is asked for as the end comes near, once each', async () => {
  const onMore = vi.fn()
  await render(<Flow pages={4} perPage={40} onMore={onMore} />)
  const asked: number[] = []
  for (let expected = 40; expected <= 160; expected += 40) {
    await vi.waitFor(() => expect(tiles().length).toBeGreaterThanOrEqual(expected))
    asked.push(onMore.mock.calls.length)
    root().querySelector('.tiles-end')?.scrollIntoView()
  }
  await vi.waitFor(() => expect(tiles()).toHaveLength(160))
  expect(onMore).toHaveBeenCalledTimes(3)
  // Not before somebody looks further.
  expect(asked[0]).toBe(0)
})

test('behavior: a page that does not fill the screen is followed by the next at once', async () => {
  await render(<Flow pages={3} perPage={3} />)
  await vi.waitFor(() => expect(tiles()).toHaveLength(9))
})

test('behavior: one stop for Tab, and the arrow keys go by rows and columns', async () => {
  await render(<Flow pages={1} perPage={22} />)
  const topOf = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top
  const columns = tiles().findIndex((tile) => topOf(tile) !== topOf(tiles()[0]))
  expect(columns).toBe(4)
  page.getByRole('searchbox').element().focus()
  // The filter is disabled here: the next stop is the first tile.
  await userEvent.keyboard('{Tab}')
  const seen = [focused()]
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
    seen.push(focused())
  }
  expect(seen).toEqual([1, 2, 6, 5, 1, 1, 22, 22, 1])
  await userEvent.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}{Tab}')
  // Whoever comes back is where they were.
  expect(focused()).toBe(5)
})

test('behavior: in right-to-left the left arrow leads on', async () => {
  const model: AllWalletsModel = { ...all, status: 'ready', wallets: many(8), hasMore: false }
  await render(
    modal({
      copy: ar,
      model: at({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    }),
  )
  tiles()[0]?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe(2)
})

test('behavior: of what is far off no image is fetched', async () => {
  const icon = (index: number) => `${location.origin}/no-such-image-${index}.png`
  const wallets = many(600).map((wallet, index) => ({ ...wallet, icon: icon(index) }))
  const model: AllWalletsModel = { ...all, status: 'ready', wallets, hasMore: false }
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('no-such-image-'))
  await render(
    modal({
      model: at({ view: 'all-wallets' }),
      children: <AllWalletsView model={model} onSelectWallet={() => {}} />,
    }),
  )
  await vi.waitFor(() => expect(fetched().length).toBeGreaterThan(8))
  expect(fetched().length).toBeLessThan(200)
})
