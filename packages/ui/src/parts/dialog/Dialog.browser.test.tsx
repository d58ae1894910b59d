import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ConnectingView } from '../../views/connecting/ConnectingView.js'
import { kestrel } from '../../views/wallets.fixtures.js'
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
import { enableMotion } from '../motion/emulateMotion.fixtures.js'
import { motion } from '../motion/motion.js'

/** Waits until the code for motion is loaded, without which the dialog closes at once. */
async function whenEnabled(): Promise<void> {
  await expect.poll(() => vi.mocked(motion.enableDialog).mock.calls.map(([of]) => of)).toContain(getDialog())
}

beforeEach(() => void vi.spyOn(motion, 'enableDialog'))
enableMotion()
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

describe('focus', () => {
  test('default', async () => {
    await render(createModal())
    await expect.element(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    expect(getFocusedText()).toBe('Connect a wallet')
  })

  test('behavior: Tab and Shift+Tab cycle within the dialog', async () => {
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
    expect(seen).toEqual(['Close', 'Kestrel', 'Help', 'Close'])
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    expect(getFocusedText()).toBe('Kestrel')
  })

  test('behavior: Shift+Tab from the title moves to the last stop if nothing precedes it', async () => {
    await render(createModal({ onHelp: undefined }))
    await userEvent.tab({ shift: true })
    expect(getFocusedText()).toBe('Kestrel')
  })

  test('behavior: closing restores the focus to the element that opened the modal', async () => {
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

  test('behavior: a new view moves the focus to its title, so that it is announced', async () => {
    const screen = await render(createModal())
    await userEvent.tab()
    await screen.rerender(
      createModal({ model: openModelAt({ view: 'what-is-a-network' }), children: <WhatIsANetworkView /> }),
    )
    expect(getFocusedText()).toBe('What is a network?')
  })

  test('behavior: an update of the same view keeps the focus', async () => {
    const screen = await render(createModal())
    await userEvent.tab()
    await screen.rerender(createModal({ model: { ...openModel, shaking: true } }))
    expect(getFocusedText()).toBe('Close')
  })

  test('behavior: an inline modal takes the focus when its view changes, not on mount', async () => {
    const screen = await render(createModal({ model: openModelAt({ view: 'connect' }, { isInline: true }) }))
    expect(document.activeElement).toBe(document.body)
    await screen.rerender(
      createModal({
        model: openModelAt({ view: 'what-is-a-network' }, { isInline: true }),
        children: <WhatIsANetworkView />,
      }),
    )
    expect(getFocusedText()).toBe('What is a network?')
  })
})

describe('entrance', () => {
  test('behavior: the rows are visible in its first frame', async () => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(1280, 800)
    await render(createModal())
    const entrance = getDialog().getAnimations({ subtree: true })
    expect(entrance.map((animation) => 'animationName' in animation && animation.animationName)).toEqual(
      expect.arrayContaining(['appear', 'rise']),
    )
    for (const animation of entrance) {
      animation.pause()
      animation.currentTime = 0
    }
    const row = page.getByRole('button', { name: 'Kestrel' }).element()
    expect(row.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true)
  })
})

describe('closing', () => {
  test('default', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })

  test('behavior: Escape calls onClose each time and does not close the dialog', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose, closable: false }))
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    expect(onClose.mock.calls).toEqual([['escape'], ['escape'], ['escape']])
    expect(getDialog().open).toBe(true)
  })

  test('behavior: Escape without a focused element calls onClose', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    getDialog().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })

  test('behavior: reopens the dialog if the browser closes it without a cancel event', async () => {
    const onClose = vi.fn()
    await render(createModal({ onClose }))
    getDialog().close()
    await expect.poll(() => onClose).toHaveBeenCalledExactlyOnceWith('escape')
    expect(getDialog().open).toBe(true)
  })

  test('behavior: ignores a click on the backdrop that started on the card', async () => {
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

  test('behavior: the exiting copy is inert, has no ids, and is removed when its animation ends', async () => {
    const screen = await render(createModal())
    await whenEnabled()
    await screen.rerender(createModal({ model: closedModel }))
    const copy = getShadowRoot().querySelector<HTMLElement>('.leaving')
    expect(copy?.inert).toBe(true)
    expect(copy?.matches(':popover-open')).toBe(true)
    expect(getShadowRoot().querySelectorAll('[id]')).toHaveLength(0)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await finishAnimations()
    await expect.poll(() => getShadowRoot().querySelector('.leaving')).toBeNull()
  })

  describe('after a success', () => {
    const children = <ConnectingView model={{ status: 'connected', wallet: kestrel }} />
    const account = (
      <button
        type="button"
        data-latchkit="account"
        style={{ position: 'fixed', insetInlineEnd: 10, top: 10 }}
      >
        <svg width="22" height="22" aria-hidden="true" />
      </button>
    )
    const getLeaving = () => getShadowRoot().querySelector<HTMLElement>('.leaving')
    const getClock = () =>
      getLeaving()
        ?.getAnimations()
        .find((one) => !(one instanceof CSSAnimation))
    const getCenter = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), width: Math.round(width) }
    }

    beforeEach(() => page.viewport(1000, 700))

    async function close(button: ReactElement | null): Promise<void> {
      const screen = await render(
        <>
          {button}
          {createModal({ children })}
        </>,
      )
      await whenEnabled()
      await finishAnimations()
      await screen.rerender(
        <>
          {button}
          {createModal({ model: closedModel })}
        </>,
      )
      // Without a start time, it would never end.
      await expect.poll(() => getClock()?.startTime).toBeTypeOf('number')
      for (const animation of getLeaving()?.getAnimations() ?? []) animation.pause()
    }

    test('default: stays for 600 ms, is announced, and moves to the avatar of the account button', async () => {
      await close(account)
      const [fade] = getLeaving()?.getAnimations() ?? []
      expect(fade?.effect?.getComputedTiming().delay).toBe(600)
      // The title of the view, for example "Connecting", is over.
      const [title] = getLeaving()?.querySelectorAll('.header-title') ?? []
      expect(title?.checkVisibility({ visibilityProperty: true })).toBe(false)
      await expect.element(page.getByRole('status')).toHaveTextContent('Connected')
      getClock()?.finish()
      const card = getLeaving()?.querySelector('.card')
      const getMove = () => card?.getAnimations().find((one) => !(one instanceof CSSAnimation))
      await expect.poll(() => getMove()).toBeDefined()
      for (const animation of card?.getAnimations() ?? []) animation.finish()
      const avatar = getCenter(document.querySelector('[data-latchkit="account"] svg'))
      expect(getCenter(getLeaving()?.querySelector('.mark[data-size="large"]'))).toEqual(avatar)
      fade?.finish()
      await expect.poll(() => getLeaving()).toBeNull()
      await expect.element(page.getByRole('status')).not.toBeInTheDocument()
    })

    test('behavior: fades out in place if the page shows no account button', async () => {
      await close(null)
      getClock()?.finish()
      await new Promise(requestAnimationFrame)
      const animations = getLeaving()?.querySelector('.card')?.getAnimations() ?? []
      expect(animations.map((one) => one instanceof CSSAnimation && one.animationName)).toEqual(['sink'])
    })

    test('behavior: does not cover the page for pointers', async () => {
      await close(account)
      await page.getByRole('button').click()
    })
  })

  test('behavior: reopening removes the exiting copy', async () => {
    const screen = await render(createModal())
    await whenEnabled()
    await screen.rerender(createModal({ model: closedModel }))
    expect(getShadowRoot().querySelector('.leaving')).not.toBeNull()
    await screen.rerender(createModal())
    expect(getShadowRoot().querySelector('.leaving')).toBeNull()
  })

  test('behavior: opening and closing fifty times leaks no elements or style sheets', async () => {
    const screen = await render(createModal({ model: closedModel }))
    const sheets = document.adoptedStyleSheets.length
    for (let time = 0; time < 50; time += 1) {
      await screen.rerender(createModal())
      await whenEnabled()
      await screen.rerender(createModal({ model: closedModel }))
    }
    const sheetsInside = getShadowRoot().adoptedStyleSheets.length
    await finishAnimations()
    await expect.poll(() => getShadowRoot().querySelector('.root')?.childElementCount).toBe(0)
    expect(document.adoptedStyleSheets).toHaveLength(sheets)
    // The base styles and the styles of the view.
    expect(sheetsInside).toBe(2)
  })
})
