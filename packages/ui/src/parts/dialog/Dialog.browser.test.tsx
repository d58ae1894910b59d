import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { WhatIsANetworkView } from '../../views/what-is-a-network/WhatIsANetworkView.js'
import {
  closedModel,
  createModal,
  finishAnimations,
  getDialog,
  getFocusedText,
  getShadowRoot,
  openModelAt,
} from '../modal/createModal.fixtures.js'
import { openModel } from '../modal/Modal.fixtures.js'

afterEach(cleanup)

describe('focus', () => {
  test('default', async () => {
    await render(createModal())
    await expect.element(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    expect(getFocusedText()).toBe('Connect a wallet')
  })

  test('behavior: Tab goes round inside, both ways', async () => {
    await render(
      <>
        <button type="button">Before</button>
        {createModal()}
        <button type="button">After</button>
      </>,
    )
    const seen = []
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      seen.push(getFocusedText())
    }
    expect(seen).toEqual(['Close', 'KestrelInstalled', 'Help', 'Close'])
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    expect(getFocusedText()).toBe('KestrelInstalled')
  })

  test('behavior: Shift+Tab from the title, where nothing comes before it, goes to the last stop', async () => {
    await render(createModal({ onHelp: undefined }))
    await userEvent.tab({ shift: true })
    expect(getFocusedText()).toBe('KestrelInstalled')
  })

  test('behavior: it comes back to what opened the modal', async () => {
    const button = <button type="button">Open</button>
    const screen = await render(
      <>
        {button}
        {createModal({ model: closedModel })}
      </>,
    )
    screen.getByRole('button', { name: 'Open' }).element().focus()
    await screen.rerender(
      <>
        {button}
        {createModal()}
      </>,
    )
    expect(getFocusedText()).toBe('Connect a wallet')
    await screen.rerender(
      <>
        {button}
        {createModal({ model: closedModel })}
      </>,
    )
    expect(getFocusedText()).toBe('Open')
  })

  test('behavior: a new view is read: its title has the focus', async () => {
    const screen = await render(createModal())
    await userEvent.tab()
    await screen.rerender(
      createModal({ model: openModelAt({ view: 'what-is-a-network' }), children: <WhatIsANetworkView /> }),
    )
    expect(getFocusedText()).toBe('What is a network?')
  })

  test('behavior: the same view keeps it where it is', async () => {
    const screen = await render(createModal())
    await userEvent.tab()
    await screen.rerender(createModal({ model: { ...openModel, shaking: true } }))
    expect(getFocusedText()).toBe('Close')
  })

  test('behavior: an embedded card takes none when it comes, and takes it when its view changes', async () => {
    const screen = await render(createModal({ model: openModelAt({ view: 'connect' }, { embedded: true }) }))
    expect(document.activeElement).toBe(document.body)
    await screen.rerender(
      createModal({
        model: openModelAt({ view: 'what-is-a-network' }, { embedded: true }),
        children: <WhatIsANetworkView />,
      }),
    )
    expect(getFocusedText()).toBe('What is a network?')
  })
})

describe('closing', () => {
  test('default', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })

  test('behavior: Esc asks each time and never closes by itself', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose, closable: false }))
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    expect(onClose.mock.calls).toEqual([['escape'], ['escape'], ['escape']])
    expect(getDialog().open).toBe(true)
  })

  test('behavior: Esc with the focus on nothing', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    getDialog().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })

  test('behavior: a browser that closes it without asking is told no', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    getDialog().close()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('escape'))
    expect(getDialog().open).toBe(true)
  })

  test('behavior: a press that began on the card and ended beside it is none', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    const card = getShadowRoot().querySelector('.card')
    card?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    getDialog().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
    getDialog().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    getDialog().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop')
  })

  test('behavior: what leaves is dead: inert, without ids, gone when its animation ends', async () => {
    const screen = await render(createModal())
    await screen.rerender(createModal({ model: closedModel }))
    const copy = getShadowRoot().querySelector<HTMLElement>('.leaving')
    expect(copy?.inert).toBe(true)
    expect(copy?.matches(':popover-open')).toBe(true)
    expect(getShadowRoot().querySelectorAll('[id]')).toHaveLength(0)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await finishAnimations()
    await vi.waitFor(() => expect(getShadowRoot().querySelector('.leaving')).toBeNull())
  })

  test('behavior: opened again at once, what was leaving is gone', async () => {
    const screen = await render(createModal())
    await screen.rerender(createModal({ model: closedModel }))
    await screen.rerender(createModal())
    expect(getShadowRoot().querySelector('.leaving')).toBeNull()
  })

  test('behavior: fifty times open and closed leave nothing behind', async () => {
    const screen = await render(createModal({ model: closedModel }))
    const sheets = document.adoptedStyleSheets.length
    for (let time = 0; time < 50; time += 1) {
      await screen.rerender(createModal())
      await screen.rerender(createModal({ model: closedModel }))
    }
    const sheetsInside = getShadowRoot().adoptedStyleSheets.length
    await finishAnimations()
    await vi.waitFor(() => expect(getShadowRoot().querySelector('.root')?.childElementCount).toBe(0))
    expect(document.adoptedStyleSheets).toHaveLength(sheets)
    // The base and the view's own.
    expect(sheetsInside).toBe(2)
  })
})
