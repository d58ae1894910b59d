import type { NetworksModel } from '@latchkit/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import {
  createModal,
  finishAnimations,
  getFocusedText,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { openModel } from '../../parts/modal/Modal.fixtures.js'
import { Modal } from '../../parts/modal/Modal.js'
import { currentLast, manyChains, withSearch } from './NetworksView.fixtures.js'
import { NetworksView } from './NetworksView.js'

afterEach(cleanup)
afterEach(() => page.viewport(1000, 700))

type FlowProps = {
  readonly model?: NetworksModel
  readonly onClose?: () => void
  readonly onSearch?: (query: string) => void
}

/** Renders the modal with a state that updates asynchronously, as in an app. */
function Flow({ model = withSearch, onClose = () => {}, onSearch }: FlowProps): ReactElement {
  const [query, setQuery] = useState('')
  const search = (text: string): void => {
    onSearch?.(text)
    queueMicrotask(() => setQuery(text))
  }
  return (
    <Modal model={{ ...openModel, route: { view: 'networks' } }} copy={en} theme="light" onClose={onClose}>
      <NetworksView model={{ ...model, query }} onSearch={search} onSelectNetwork={() => {}} />
    </Modal>
  )
}

const field = page.getByRole('searchbox', { name: 'Search networks' })

function focused(): string | null | undefined {
  return document.activeElement?.shadowRoot?.activeElement?.querySelector('.row-content')?.textContent
}

test('default', async () => {
  const onSearch = vi.fn()
  await render(<Flow onSearch={onSearch} />)
  await userEvent.click(field)
  await userEvent.keyboard('ba{ArrowLeft}s')
  // The caret does not move although the state updates asynchronously.
  await expect.element(field).toHaveValue('bsa')
  expect(onSearch.mock.calls).toEqual([['b'], ['ba'], ['bsa']])
})

test('behavior: Escape clears the field first and then calls onClose', async () => {
  const onClose = vi.fn()
  await render(<Flow onClose={onClose} />)
  await userEvent.click(field)
  await userEvent.keyboard('base{Escape}')
  await expect.element(field).toHaveValue('')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
})

test('behavior: the arrow keys, Home and End move between the rows', async () => {
  await render(<Flow />)
  page.getByRole('button', { name: /Base/ }).element().focus()
  const seen = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End', 'ArrowDown']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(focused())
  }
  const [first, last] = ['Ethereum', 'Sepolia']
  expect(seen).toEqual(['Arbitrum One', 'OP Mainnet', 'Arbitrum One', first, first, last, last])
})

test('behavior: the arrow keys move across groups', async () => {
  await render(<Flow model={manyChains} />)
  page.getByRole('button', { name: 'Zora' }).element().focus()
  const seen = []
  for (const key of ['ArrowDown', 'ArrowUp', 'End', 'ArrowUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(focused())
  }
  expect(seen).toEqual(['Solana', 'Zora', 'Bitcoin Testnet', 'Solana Testnet', 'Ethereum'])
})

test('behavior: the sticky heading does not cover the focused row', async () => {
  await page.viewport(390, 600)
  await render(<Flow model={manyChains} />)
  page.getByRole('button', { name: 'Bitcoin Testnet' }).element().focus()
  const stage = getShadowRoot().querySelector('.stage')
  const hidden = []
  let stuck = 0
  for (let left = getShadowRoot().querySelectorAll('.row').length; left > 0; left -= 1) {
    const row = getShadowRoot().activeElement
    const heading = row?.closest('section')?.querySelector('h3')
    const top = row?.getBoundingClientRect().top ?? 0
    const bottom = heading?.getBoundingClientRect().bottom ?? 0
    if (top < bottom - 1) hidden.push(focused())
    if (heading?.getBoundingClientRect().top === stage?.getBoundingClientRect().top) stuck += 1
    await userEvent.keyboard('{ArrowUp}')
  }
  expect(hidden).toEqual([])
  expect(stuck).toBeGreaterThan(3)
})

describe('current network', () => {
  const networks = openModelAt({ view: 'networks' })
  const help = openModelAt({ view: 'what-is-a-network' })
  const view = <NetworksView model={currentLast} onSearch={() => {}} onSelectNetwork={() => {}} />
  const create = (model = networks, children: ReactNode = view) => createModal({ model, children })

  function getStage(): HTMLElement {
    const stage = getShadowRoot().querySelector<HTMLElement>('.stage')
    if (!stage) throw new Error('no stage')
    return stage
  }

  /** Returns the parts of the current row above and below the visible area, in px. */
  function getHidden(): number[] {
    const row = getStage().querySelector('.stage-view [aria-current="true"]')?.getBoundingClientRect()
    const { top, bottom } = getStage().getBoundingClientRect()
    if (!row) throw new Error('no row')
    return [Math.max(0, top - row.top), Math.max(0, row.bottom - bottom)]
  }

  test('default: is visible when the view opens, without moving the focus, the header or the page', async () => {
    const page = document.createElement('div')
    page.style.blockSize = '5000px'
    document.body.append(page)
    onTestFinished(() => page.remove())
    await render(create(undefined, null))
    const header = getShadowRoot().querySelector('h2')?.offsetTop
    await cleanup()
    await render(create())
    expect(getHidden()).toEqual([0, 0])
    expect(getStage().scrollTop).toBeGreaterThan(0)
    expect(getFocusedText()).toBe('Networks')
    expect(getShadowRoot().querySelector('h2')?.offsetTop).toBe(header)
    expect([scrollY, getShadowRoot().querySelector('dialog')?.scrollTop]).toEqual([0, 0])
  })

  test('behavior: is visible after another view, during the change and after it', async () => {
    const screen = await render(create(help, <p>What is a network?</p>))
    await finishAnimations()
    await screen.rerender(create())
    expect(getHidden()[0]).toBe(0)
    await finishAnimations()
    expect(getHidden()).toEqual([0, 0])
    expect(getStage().style.height).toBe('')
  })

  test('behavior: one that is visible does not scroll the view', async () => {
    await render(create(undefined, <NetworksView model={withSearch} onSearch={() => {}} />))
    expect(getStage().scrollTop).toBe(0)
  })

  test('behavior: a later model does not scroll the view', async () => {
    const first = { ...currentLast, testnets: [] }
    const screen = await render(create(undefined, <NetworksView model={first} />))
    await screen.rerender(create(undefined, <NetworksView model={currentLast} />))
    await finishAnimations()
    expect(getStage().scrollTop).toBe(0)
  })

  test('behavior: Back restores the scroll position of the user', async () => {
    const screen = await render(create())
    await finishAnimations()
    getStage().scrollTop = 0
    await expect.poll(() => getStage().scrollTop).toBe(0)
    await screen.rerender(create({ ...help, depth: 1 }, <p>What is a network?</p>))
    await finishAnimations()
    await screen.rerender(create({ ...networks, direction: 'back' }))
    expect(getStage().scrollTop).toBe(0)
  })

  test('behavior: an inline modal does not scroll the page', async () => {
    await render(create({ ...networks, isInline: true }))
    expect([scrollY, getStage().scrollTop]).toEqual([0, 0])
    // The row is below the fold of the page.
    expect(getHidden()).toEqual([0, 0])
    const row = getStage().querySelector('[aria-current="true"]')
    expect(row?.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
  })
})
