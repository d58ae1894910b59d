import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { WhatIsANetworkView } from '../../views/what-is-a-network/WhatIsANetworkView.js'
import { at, closed, dialog, focused, modal, root, settle } from '../modal/inPage.fixtures.js'
import { open } from '../modal/Modal.fixtures.js'

afterEach(cleanup)

describe('focus', () => {
  test('default', async () => {
    await render(modal())
    await expect.element(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    expect(focused()).toBe('Connect a wallet')
  })

  test('behavior: Tab goes round inside, both ways', async () => {
    await render(
      <>
        <button type="button">Before</button>
        {modal()}
        <button type="button">After</button>
      </>,
    )
    const seen = []
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      seen.push(focused())
    }
    expect(seen).toEqual(['Close', 'KestrelInstalled', 'Help', 'Close'])
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('KestrelInstalled')
  })

  test('behavior: Shift+Tab from the title, where nothing comes before it, goes to the last stop', async () => {
    await render(modal({ onHelp: undefined }))
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('KestrelInstalled')
  })

  test('behavior: it comes back to what opened the modal', async () => {
    const button = <button type="button">Open</button>
    const screen = await render(
      <>
        {button}
        {modal({ model: closed })}
      </>,
    )
    screen.getByRole('button', { name: 'Open' }).element().focus()
    await screen.rerender(
      <>
        {button}
        {modal()}
      </>,
    )
    expect(focused()).toBe('Connect a wallet')
    await screen.rerender(
      <>
        {button}
        {modal({ model: closed })}
      </>,
    )
    expect(focused()).toBe('Open')
  })

  test('behavior: a new view is read: its title has the focus', async () => {
    const screen = await render(modal())
    await userEvent.tab()
    await screen.rerender(
      modal({ model: at({ view: 'what-is-a-network' }), children: <WhatIsANetworkView /> }),
    )
    expect(focused()).toBe('What is a network?')
  })

  test('behavior: the same view keeps it where it is', async () => {
    const screen = await render(modal())
    await userEvent.tab()
    await screen.rerender(modal({ model: { ...open, shaking: true } }))
    expect(focused()).toBe('Close')
  })

  test('behavior: an embedded card takes none when it comes, and takes it when its view changes', async () => {
    const screen = await render(modal({ model: at({ view: 'connect' }, { embedded: true }) }))
    expect(document.activeElement).toBe(document.body)
    await screen.rerender(
      modal({
        model: at({ view: 'what-is-a-network' }, { embedded: true }),
        children: <WhatIsANetworkView />,
      }),
    )
    expect(focused()).toBe('What is a network?')
  })
})

describe('closing', () => {
  test('default', async () => {
    const onClose = vi.fn()
    await render(modal({ onClose }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })

  test('behavior: Esc asks each time and never closes by itself', async () => {
    const onClose = vi.fn()
    await render(modal({ onClose, closable: false }))
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    expect(onClose.mock.calls).toEqual([['escape'], ['escape'], ['escape']])
    expect(dialog().open).toBe(true)
  })

  test('behavior: Esc with the focus on nothing', async () => {
    const onClose = vi.fn()
    await render(modal({ onClose }))
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })

  test('behavior: a browser that closes it without asking is told no', async () => {
    const onClose = vi.fn()
    await render(modal({ onClose }))
    dialog().close()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('escape'))
    expect(dialog().open).toBe(true)
  })

  test('behavior: a press that began on the card and ended beside it is none', async () => {
    const onClose = vi.fn()
    await render(modal({ onClose }))
    const card = root().querySelector('.card')
    card?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
    dialog().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop')
  })

  test('behavior: what leaves is dead: inert, without ids, gone when its animation ends', async () => {
    const screen = await render(modal())
    await screen.rerender(modal({ model: closed }))
    const copy = root().querySelector<HTMLElement>('.leaving')
    expect(copy?.inert).toBe(true)
    expect(copy?.matches(':popover-open')).toBe(true)
    expect(root().querySelectorAll('[id]')).toHaveLength(0)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await settle()
    await vi.waitFor(() => expect(root().querySelector('.leaving')).toBeNull())
  })

  test('behavior: opened again at once, what was leaving is gone', async () => {
    const screen = await render(modal())
    await screen.rerender(modal({ model: closed }))
    await screen.rerender(modal())
    expect(root().querySelector('.leaving')).toBeNull()
  })

  test('behavior: fifty times open and closed leave nothing behind', async () => {
    const screen = await render(modal({ model: closed }))
    const sheets = document.adoptedStyleSheets.length
    for (let time = 0; time < 50; time += 1) {
      await screen.rerender(modal())
      await screen.rerender(modal({ model: closed }))
    }
    const sheetsInside = root().adoptedStyleSheets.length
    await settle()
    await vi.waitFor(() => expect(root().querySelector('.root')?.childElementCount).toBe(0))
    expect(document.adoptedStyleSheets).toHaveLength(sheets)
    // The base and the view's own.
    expect(sheetsInside).toBe(2)
  })
})
