import type { NetworksModel } from '@latchkit/core'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { getShadowRoot } from '../../parts/modal/createModal.fixtures.js'
import { openModel } from '../../parts/modal/Modal.fixtures.js'
import { Modal } from '../../parts/modal/Modal.js'
import { fixtures, manyChains } from './NetworksView.fixtures.js'
import { NetworksView } from './NetworksView.js'

afterEach(cleanup)
afterEach(() => page.viewport(1000, 700))

type FlowProps = {
  readonly model?: NetworksModel
  readonly onClose?: () => void
  readonly onSearch?: (query: string) => void
}

/** Renders the modal with a state that updates asynchronously, as in an app. */
function Flow({ model = fixtures.ready, onClose = () => {}, onSearch }: FlowProps): ReactElement {
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
  return document.activeElement?.shadowRoot?.activeElement?.textContent
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
  // The letter of the mark is hidden from screen readers.
  const [first, last] = ['EthereumIn use', 'SepoliaTestnet']
  expect(seen).toEqual(['Arbitrum One', 'OP Mainnet', 'Arbitrum One', first, first, last, last])
})

test('behavior: the arrow keys move across groups', async () => {
  await render(<Flow model={manyChains} />)
  page.getByRole('button', { name: 'Sepolia' }).element().focus()
  const seen = []
  for (const key of ['ArrowDown', 'ArrowUp', 'End', 'ArrowUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(focused())
  }
  expect(seen).toEqual(['SolanaIn use', 'SepoliaTestnet', 'Cosmos Hub', 'Polkadot', 'Ethereum'])
})

test('behavior: the sticky heading does not cover the focused row', async () => {
  await page.viewport(390, 600)
  await render(<Flow model={manyChains} />)
  page.getByRole('button', { name: 'Cosmos Hub' }).element().focus()
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
