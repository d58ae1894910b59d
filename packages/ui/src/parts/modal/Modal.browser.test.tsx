import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { one } from '../../views/connect/ConnectView.fixtures.js'
import { ConnectView } from '../../views/connect/ConnectView.js'
import { WhatIsANetworkView } from '../../views/what-is-a-network/WhatIsANetworkView.js'
import { at, closed, modal, root, settle } from './inPage.fixtures.js'
import { open } from './Modal.fixtures.js'

afterEach(cleanup)

describe('the page', () => {
  test('default', async () => {
    const screen = await render(
      <>
        <div style={{ blockSize: 5000 }} />
        {modal()}
      </>,
    )
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await screen.rerender(
      <>
        <div style={{ blockSize: 5000 }} />
        {modal({ model: closed })}
      </>,
    )
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    expect(document.documentElement.getAttribute('style')).toBeNull()
  })

  test('behavior: it does not hear the keys that are typed in the modal', async () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    await render(modal())
    await userEvent.keyboard('k')
    document.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
  })

  test('behavior: its colours come in by custom property only, and the option wins over the page', async () => {
    document.documentElement.style.setProperty('--latchkit-accent', 'rgb(1, 2, 3)')
    document.documentElement.style.setProperty('--lk-surface', 'rgb(9, 9, 9)')
    const link = () => root().querySelector('.tag')
    const screen = await render(modal())
    await settle()
    expect(getComputedStyle(link() ?? document.body).color).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(root().querySelector('.card') ?? document.body).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    )
    await screen.rerender(modal({ variables: { accent: 'rgb(4, 5, 6)' } }))
    expect(getComputedStyle(link() ?? document.body).color).toBe('rgb(4, 5, 6)')
    document.documentElement.removeAttribute('style')
  })

  test('behavior: two modals on one page do not share a sheet or a root', async () => {
    await render(
      <>
        {modal({ model: { ...open, embedded: true } })}
        {modal({ model: { ...open, embedded: true } })}
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
  const duration = (selector: string) => {
    const element = root().querySelector(selector)
    if (!element) throw new Error(selector)
    return getComputedStyle(element).animationDuration
  }

  test('default', async () => {
    const screen = await render(modal())
    expect(duration('.stage-view')).toBe('0s')
    await screen.rerender(modal({ model: at({ view: 'networks' }, { shaking: true }) }))
    expect(duration('.header-title')).toBe('0.12s')
    expect(duration('.stage-view')).toBe('0.15s')
    expect(duration('.card')).toBe('0.5s')
    expect(getComputedStyle(root().querySelector('.stage') ?? document.body).transitionDuration).toBe('0.15s')
  })

  test('behavior: the card grows to its content and lets go of the height', async () => {
    const screen = await render(modal())
    await settle()
    const stage = root().querySelector<HTMLElement>('.stage') ?? document.body
    // The first height is seen with the first frame.
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
      modal({ model: at({ view: 'what-is-a-network' }), children: <WhatIsANetworkView /> }),
    )
    await vi.waitFor(() => expect(styles).toHaveLength(3))
    expect(stage.offsetHeight).toBeGreaterThan(before)
    expect(styles).toEqual([null, `height: ${before}px;`, `height: ${stage.offsetHeight}px;`])
    expect(stage.style.height).toBe('')
  })

  test('param: variables.motion', async () => {
    await render(modal({ variables: { motion: '0' } }))
    expect(duration('.header-title')).toBe('0s')
  })

  test('behavior: back comes from the other side', async () => {
    const offset = () =>
      getComputedStyle(root().querySelector('.stage-view') ?? document.body).getPropertyValue('--to')
    const forward = at({ view: 'networks' })
    const back = at({ view: 'networks' }, { direction: 'back' })
    const screen = await render(modal())
    await screen.rerender(modal({ model: forward }))
    expect(offset()).toBe('')
    await screen.rerender(modal({ model: back }))
    expect(offset()).toBe('-1')
    const copy = { ...en, dir: 'rtl' } as const
    await screen.rerender(modal({ copy, model: forward }))
    expect(offset()).toBe('-1')
    await screen.rerender(modal({ copy, model: back }))
    expect(offset()).toBe('1')
  })
})

describe('size', () => {
  beforeEach(() => page.viewport(1000, 700))
  afterEach(() => page.viewport(1000, 700))

  const card = () => root().querySelector('.card')?.getBoundingClientRect() ?? new DOMRect()

  test('default', async () => {
    await render(modal())
    await settle()
    expect(card().width).toBe(368)
    expect(card().left + card().right).toBe(1000)
    expect(card().bottom).toBeLessThan(700)
  })

  test('behavior: up to 430 px it is a sheet at the bottom', async () => {
    await page.viewport(430, 800)
    await render(modal())
    await settle()
    expect(card().width).toBe(430)
    expect(card().bottom).toBe(800)
    await page.viewport(431, 800)
    await settle()
    expect(card().bottom).toBeLessThan(800)
  })

  test('behavior: at 200 % zoom everything is still there, by scrolling', async () => {
    await page.viewport(320, 256)
    const wallets = Array.from({ length: 30 }, (_, index) => ({
      ...one.wallets[0],
      id: `${index}`,
      name: `W${index}`,
    }))
    await render(modal({ children: <ConnectView model={{ ...one, wallets } as typeof one} /> }))
    await settle()
    expect(card().top).toBeGreaterThanOrEqual(0)
    expect(card().bottom).toBe(256)
    expect(card().width).toBe(320)
    const stage = root().querySelector('.stage')
    expect(stage?.scrollHeight).toBeGreaterThan(stage?.clientHeight ?? 0)
    expect(stage?.clientHeight).toBeGreaterThan(60)
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })
})
