import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { fullEn } from '../../copy/fullCopy.fixtures.js'
import { one } from '../../views/connect/ConnectView.fixtures.js'
import { ConnectView } from '../../views/connect/ConnectView.js'
import { fixtures as reviewFixtures } from '../../views/send-review/SendReviewView.fixtures.js'
import { SendReviewView } from '../../views/send-review/SendReviewView.js'
import { WhatIsANetworkView } from '../../views/what-is-a-network/WhatIsANetworkView.js'
import { enableMotion } from '../motion/emulateMotion.fixtures.js'
import {
  closedModel,
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from './createModal.fixtures.js'
import { openModel, snackbars } from './Modal.fixtures.js'

afterEach(cleanup)

describe('the page', () => {
  test('default', async () => {
    const screen = await render(
      <>
        <div style={{ blockSize: 5000 }} />
        {createModal()}
      </>,
    )
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await screen.rerender(
      <>
        <div style={{ blockSize: 5000 }} />
        {createModal({ model: closedModel })}
      </>,
    )
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    expect(document.documentElement.getAttribute('style')).toBeNull()
  })

  test('behavior: key events in the modal do not reach the page', async () => {
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    await render(createModal())
    await userEvent.keyboard('k')
    document.removeEventListener('keydown', onKeyDown)
    expect(onKeyDown).not.toHaveBeenCalled()
  })

  test('behavior: custom properties of the page set colors, and variables override them', async () => {
    document.documentElement.style.setProperty('--latchkit-accent', 'rgb(1, 2, 3)')
    document.documentElement.style.setProperty('--lk-surface', 'rgb(9, 9, 9)')
    const wallets = [{ ...one.wallets[0], tag: 'recent' }]
    const children = <ConnectView model={{ ...one, wallets } as typeof one} />
    const tag = () => getShadowRoot().querySelector('.tag')
    const screen = await render(createModal({ children }))
    await finishAnimations()
    expect(getComputedStyle(tag() ?? document.body).color).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(getShadowRoot().querySelector('.card') ?? document.body).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    )
    await screen.rerender(createModal({ children, variables: { accent: 'rgb(4, 5, 6)' } }))
    expect(getComputedStyle(tag() ?? document.body).color).toBe('rgb(4, 5, 6)')
    document.documentElement.removeAttribute('style')
  })

  test('behavior: two modals on one page share neither a style sheet nor a root', async () => {
    await render(
      <>
        {createModal({ model: { ...openModel, isInline: true } })}
        {createModal({ model: { ...openModel, isInline: true } })}
      </>,
    )
    const [first, second] = [...document.querySelectorAll('[data-latchkit=modal]')].map(
      (host) => host.shadowRoot,
    )
    expect(first).not.toBe(second)
    expect(first?.adoptedStyleSheets).toHaveLength(2)
    expect(second?.adoptedStyleSheets).toHaveLength(2)
    expect(first?.adoptedStyleSheets[0]).not.toBe(second?.adoptedStyleSheets[0])
  })
})

describe('motion', () => {
  enableMotion()

  const getDuration = (selector: string) => {
    const element = getShadowRoot().querySelector(selector)
    if (!element) throw new Error(selector)
    return getComputedStyle(element).animationDuration
  }

  test('default', async () => {
    const screen = await render(createModal())
    expect(getDuration('.stage-view')).toBe('0s')
    await screen.rerender(createModal({ model: openModelAt({ view: 'networks' }, { shaking: true }) }))
    expect(getDuration('.header-title')).toBe('0.12s')
    expect(getDuration('.stage-view')).toBe('0.15s')
    expect(getDuration('.card')).toBe('0.5s')
    expect(
      getComputedStyle(getShadowRoot().querySelector('.stage') ?? document.body).transitionDuration,
    ).toBe('0.15s')
  })

  test('behavior: the card animates to the height of its content, without a scrollbar, and then removes the fixed height', async () => {
    await page.viewport(1000, 700)
    const screen = await render(createModal())
    await finishAnimations()
    const stage = getShadowRoot().querySelector<HTMLElement>('.stage') ?? document.body
    // The observer reports the first height after the first frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const before = stage.offsetHeight
    const styles: (string | null)[] = []
    new MutationObserver((records) => styles.push(...records.map(({ oldValue }) => oldValue))).observe(
      stage,
      {
        attributeFilter: ['style'],
        attributeOldValue: true,
      },
    )
    await screen.rerender(
      createModal({ model: openModelAt({ view: 'what-is-a-network' }), children: <WhatIsANetworkView /> }),
    )
    await expect.poll(() => styles).toHaveLength(5)
    expect(stage.offsetHeight).toBeGreaterThan(before)
    const to = `height: ${stage.offsetHeight}px;`
    // With a scrollbar, Firefox reports "ResizeObserver loop completed with undelivered notifications".
    const hidden = 'overflow-y: hidden;'
    expect(styles).toEqual([null, hidden, `${hidden} height: ${before}px;`, `${hidden} ${to}`, to])
    expect(stage.style.cssText).toBe('')
  })

  test('behavior: a view that waits keeps the height of the view before it, and its content grows from there', async () => {
    await page.viewport(1000, 700)
    const heights: number[] = []
    const screen = await render(
      createModal({ model: openModelAt({ view: 'networks' }), children: <p style={{ blockSize: 400 }} /> }),
    )
    await finishAnimations()
    const card = getShadowRoot().querySelector<HTMLElement>('.card') ?? document.body
    // The first frame has measured the view.
    await expect.poll(() => card.style.getPropertyValue('--lk-height')).not.toBe('')
    let isRecording = true
    onTestFinished(() => {
      isRecording = false
    })
    const record = () => {
      heights.push(card.offsetHeight)
      if (isRecording) requestAnimationFrame(record)
    }
    record()
    const wait = { view: 'send-review', namespace: 'eip155' } as const
    const reviews = [
      reviewFixtures.preparing,
      reviewFixtures.ready,
      reviewFixtures.checking,
      reviewFixtures.signing,
    ]
    for (const model of reviews) {
      await screen.rerender(
        createModal({ model: openModelAt(wait), copy: fullEn, children: <SendReviewView model={model} /> }),
      )
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await finishAnimations()
    }
    expect(heights[0]).toBeGreaterThan(450)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(heights.at(-1)).toBeGreaterThan(heights[0] ?? 0)
  })

  test('param: variables.motion', async () => {
    await render(createModal({ variables: { motion: '0' } }))
    expect(getDuration('.header-title')).toBe('0s')
  })

  test('behavior: a view slides in from the opposite side when going back', async () => {
    const getOffset = () =>
      getComputedStyle(getShadowRoot().querySelector('.stage-view') ?? document.body).getPropertyValue('--to')
    const forward = openModelAt({ view: 'networks' })
    const back = openModelAt({ view: 'networks' }, { direction: 'back' })
    const screen = await render(createModal())
    await screen.rerender(createModal({ model: forward }))
    expect(getOffset()).toBe('')
    await screen.rerender(createModal({ model: back }))
    expect(getOffset()).toBe('-1')
    const copy = { ...en, dir: 'rtl' } as const
    await screen.rerender(createModal({ copy, model: forward }))
    expect(getOffset()).toBe('-1')
    await screen.rerender(createModal({ copy, model: back }))
    expect(getOffset()).toBe('1')
  })
})

describe('size', () => {
  beforeEach(() => page.viewport(1000, 700))
  afterEach(() => page.viewport(1000, 700))

  const getCardRect = () => getShadowRoot().querySelector('.card')?.getBoundingClientRect() ?? new DOMRect()

  test('default', async () => {
    await render(createModal())
    await finishAnimations()
    expect(getCardRect().width).toBe(368)
    expect(getCardRect().left + getCardRect().right).toBe(1000)
    expect(getCardRect().bottom).toBeLessThan(700)
  })

  test('behavior: is a bottom sheet in viewports up to 430 px wide', async () => {
    await page.viewport(430, 800)
    await render(createModal())
    await finishAnimations()
    expect(getCardRect().width).toBe(430)
    expect(getCardRect().bottom).toBe(800)
    await page.viewport(431, 800)
    await finishAnimations()
    expect(getCardRect().bottom).toBeLessThan(800)
  })

  test.each([
    { name: 'card', width: 1000, height: 700 },
    { name: 'card in a low window', width: 1000, height: 420 },
  ])(
    'behavior: header and close button of a $name stay in place, whatever the height of the view',
    async ({ width, height }) => {
      await page.viewport(width, height)
      const getRects = () =>
        ['.header', '.header .icon-button:last-child'].map((selector) =>
          getShadowRoot().querySelector(selector)?.getBoundingClientRect().toJSON(),
        )
      const wallets = Array.from({ length: 30 }, (_, index) => ({ ...one.wallets[0], id: `${index}` }))
      const screen = await render(createModal())
      await finishAnimations()
      const before = getRects()
      expect(before[1]?.width).toBeGreaterThan(23)
      const model = openModelAt({ view: 'all-wallets' })
      await screen.rerender(
        createModal({ model, children: <ConnectView model={{ ...one, wallets } as typeof one} /> }),
      )
      await finishAnimations()
      expect(getRects()).toEqual(before)
      await screen.rerender(createModal({ model: openModelAt({ view: 'networks' }), children: 'Short' }))
      await finishAnimations()
      expect(getRects()).toEqual(before)
    },
  )

  test('behavior: a sheet is as high as its view, and at most 92 % of the viewport', async () => {
    await page.viewport(390, 800)
    const screen = await render(
      createModal({ model: openModelAt({ view: 'networks' }), children: <p style={{ blockSize: 100 }} /> }),
    )
    await finishAnimations()
    const short = getCardRect()
    expect(short.height).toBeLessThan(220)
    expect(short.bottom).toBe(800)
    await screen.rerender(
      createModal({ model: openModelAt({ view: 'connect' }), children: <p style={{ blockSize: 2000 }} /> }),
    )
    await finishAnimations()
    expect(getCardRect().height).toBe(736)
    expect(getCardRect().bottom).toBe(800)
  })

  test('behavior: a finger can press a button of the header 4 px beside it', async () => {
    await page.viewport(390, 800)
    await render(createModal())
    await finishAnimations()
    const close = getShadowRoot().querySelector('.header .icon-button:last-child')
    const { left, top, width } = close?.getBoundingClientRect() ?? new DOMRect()
    expect(width).toBe(36)
    expect(getShadowRoot().elementFromPoint(left - 3, top + 10)).toBe(close)
  })

  test('behavior: a card has at most 86 % of the height of the window, and a snackbar covers its edge', async () => {
    await page.viewport(1280, 800)
    await render(
      createModal({
        model: openModelAt({ view: 'networks' }),
        children: <p style={{ blockSize: 2000 }} />,
        snackbar: snackbars.success,
      }),
    )
    await finishAnimations()
    expect(getCardRect().height).toBe(688)
    await expect.poll(() => getShadowRoot().querySelector('.snackbar')).not.toBeNull()
    await finishAnimations()
    const snackbar = getShadowRoot().querySelector('.snackbar')?.getBoundingClientRect()
    expect(snackbar?.bottom).toBeLessThanOrEqual(800)
    expect(snackbar?.top).toBeLessThan(getCardRect().bottom)
  })

  test('behavior: at 200 % zoom all content is reachable by scrolling', async () => {
    await page.viewport(320, 256)
    const wallets = Array.from({ length: 30 }, (_, index) => ({
      ...one.wallets[0],
      id: `${index}`,
      name: `W${index}`,
    }))
    await render(createModal({ children: <ConnectView model={{ ...one, wallets } as typeof one} /> }))
    await finishAnimations()
    expect(getCardRect().top).toBeGreaterThanOrEqual(0)
    expect(getCardRect().bottom).toBe(256)
    expect(getCardRect().width).toBe(320)
    const stage = getShadowRoot().querySelector('.stage')
    expect(stage?.scrollHeight).toBeGreaterThan(stage?.clientHeight ?? 0)
    expect(stage?.clientHeight).toBeGreaterThan(60)
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })
})
