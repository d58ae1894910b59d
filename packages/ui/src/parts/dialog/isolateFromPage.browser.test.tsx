import { useEffect, useRef, useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { closedModel, createModal, getDialog, getFocusedText } from '../modal/createModal.fixtures.js'

afterEach(cleanup)

/** Listens in the page until the test ends. Returns the types of the events that were heard. */
function listen(target: EventTarget, types: readonly string[], options: AddEventListenerOptions): string[] {
  const heard: string[] = []
  const listener = ({ type }: Event): void => void heard.push(type)
  for (const type of types) target.addEventListener(type, listener, options)
  onTestFinished(() => {
    for (const type of types) target.removeEventListener(type, listener, options)
  })
  return heard
}

const types = ['pointerdown', 'mousedown', 'touchstart', 'click', 'keydown', 'focusin']

function getHost(): HTMLElement {
  const host = document.querySelector<HTMLElement>('[data-latchkit=modal]')
  if (!host) throw new Error('no modal')
  return host
}

/** A popover as Radix builds it: it closes at a focus that its own React handler has not heard before. */
function Popover({ isModalOpen }: { readonly isModalOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(true)
  const isFocusInside = useRef(false)
  useEffect(() => {
    const onFocus = () => !isFocusInside.current && setIsOpen(false)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return (
    <>
      <div
        onFocusCapture={() => {
          isFocusInside.current = true
        }}
        onBlurCapture={() => {
          isFocusInside.current = false
        }}
      >
        <button type="button">Open</button>
      </div>
      <output>{isOpen ? 'popover open' : 'popover closed'}</output>
      {createModal(isModalOpen ? {} : { model: closedModel })}
    </>
  )
}

describe('events', () => {
  test('behavior: a key is heard once where keyboard events are always composed, as in Firefox', async () => {
    await render(createModal())
    const heard = listen(document, ['keydown'], { capture: true })
    class FirefoxKeyboardEvent extends KeyboardEvent {
      constructor(type: string, init: KeyboardEventInit) {
        super(type, { ...init, composed: true })
      }
    }
    const dialog = getDialog()
    const keys: string[] = []
    dialog.addEventListener('keydown', ({ key, shiftKey }) => keys.push(`${key} ${shiftKey}`))
    const init = { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true }
    dialog.dispatchEvent(new FirefoxKeyboardEvent('keydown', init))
    expect(keys).toEqual(['Tab true'])
    expect(heard).toEqual([])
  })

  test('default: a press and a key in the dialog are not heard in the page', async () => {
    const onHelp = vi.fn()
    await render(createModal({ onHelp }))
    const heard = listen(document, types, {})
    await userEvent.click(page.getByRole('button', { name: 'Help' }))
    await userEvent.keyboard('k{Tab}')
    expect(onHelp).toHaveBeenCalledOnce()
    expect(heard).toEqual([])
  })

  test('behavior: nor by the listeners of Ark, Base UI, React Aria and Radix, which hear the document first', async () => {
    const reasons: string[] = []
    await render(createModal({ onClose: (reason) => void reasons.push(reason) }))
    const heard = listen(document, types, { capture: true })
    await userEvent.click(page.getByRole('button', { name: 'Help' }))
    await userEvent.keyboard('k{Tab}{Escape}')
    expect(reasons).toEqual(['escape'])
    expect(heard).toEqual([])
  })

  test('behavior: Radix and vaul, which keep the page from scrolling, do not hear a wheel or a finger', async () => {
    await render(createModal())
    const heard = listen(document, ['wheel', 'touchmove'], {})
    await expect
      .poll(() => {
        heard.length = 0
        for (const type of ['wheel', 'touchmove'])
          getDialog().dispatchEvent(new Event(type, { bubbles: true, composed: true }))
        return heard
      })
      .toEqual([])
  })

  test('behavior: dialogs of Mantine, which hear the window first, find their mark', async () => {
    await render(createModal())
    // Their test of a key: https://mantine.dev/core/modal
    await expect.poll(() => getHost().getAttribute('data-mantine-stop-propagation')).toBe('true')
  })

  test('behavior: the page hears its own events while the dialog is non-modal, and all of them after it closed', async () => {
    const button = <button type="button">In the page</button>
    const screen = await render(
      <>
        {button}
        {createModal({ nonModal: true })}
      </>,
    )
    const heard = listen(document, ['pointerdown', 'click', 'keydown'], { capture: true })
    await userEvent.click(screen.getByRole('button', { name: 'In the page' }))
    await userEvent.keyboard('k')
    expect(heard).toEqual(['pointerdown', 'click', 'keydown'])
    await screen.rerender(
      <>
        {button}
        {createModal({ model: closedModel })}
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'In the page' }))
    expect(heard).toEqual(['pointerdown', 'click', 'keydown', 'pointerdown', 'click'])
  })

  test('behavior: what toggles is toggled once', async () => {
    const onChange = vi.fn()
    const children = (
      <div style={{ display: 'grid', blockSize: 100 }}>
        <label>
          <input type="checkbox" onChange={({ target }) => onChange(target.checked)} />
          Agree
        </label>
        <details>
          <summary>More</summary>
          Details
        </details>
      </div>
    )
    await render(createModal({ children }))
    await userEvent.click(page.getByText('Agree'))
    await userEvent.click(page.getByText('More'))
    expect(onChange.mock.calls).toEqual([[true]])
    await expect.element(page.getByRole('checkbox', { name: 'Agree' })).toBeChecked()
    await expect.element(page.getByRole('group')).toHaveAttribute('open')
  })

  test('behavior: what a handler in the dialog prevents does not happen', async () => {
    const children = (
      <div style={{ display: 'grid', blockSize: 100 }}>
        <input aria-label="Digits" onKeyDown={(event) => event.key === 'x' && event.preventDefault()} />
        <label>
          <input type="checkbox" onClick={(event) => event.preventDefault()} />
          Refused
        </label>
      </div>
    )
    await render(createModal({ children }))
    await userEvent.click(page.getByRole('textbox', { name: 'Digits' }))
    await userEvent.keyboard('1x2')
    await userEvent.click(page.getByText('Refused'))
    await expect.element(page.getByRole('textbox', { name: 'Digits' })).toHaveValue('12')
    await expect.element(page.getByRole('checkbox', { name: 'Refused' })).not.toBeChecked()
  })
})

describe('focus', () => {
  test('behavior: a popover of Radix knows that closing the modal restores the focus into it', async () => {
    const screen = await render(<Popover isModalOpen={false} />)
    screen.getByRole('button', { name: 'Open' }).element().focus()
    await screen.rerender(<Popover isModalOpen />)
    expect(getFocusedText()).toBe('Connect a wallet')
    await screen.rerender(<Popover isModalOpen={false} />)
    expect(getFocusedText()).toBe('Open')
    await expect.element(screen.getByText('popover open')).toBeVisible()
  })
})

describe('what the page hides', () => {
  test.each(['aria-hidden', 'inert'])(
    'behavior: an open modal does not stay %s, as MUI and Radix make it',
    async (name) => {
      const screen = await render(createModal({ model: closedModel }))
      getHost().setAttribute(name, 'true')
      await screen.rerender(createModal())
      await expect.element(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
      getHost().setAttribute(name, 'true')
      await expect.poll(() => getHost().hasAttribute(name)).toBe(false)
    },
  )

  test('behavior: the backdrop of a modal in a body without pointer events takes a press', async () => {
    const reasons: string[] = []
    document.body.style.pointerEvents = 'none'
    onTestFinished(() => document.body.removeAttribute('style'))
    await render(createModal({ onClose: (reason) => void reasons.push(reason) }))
    await userEvent.click(page.elementLocator(getDialog()), { position: { x: 5, y: 5 } })
    expect(reasons).toEqual(['backdrop'])
  })
})
