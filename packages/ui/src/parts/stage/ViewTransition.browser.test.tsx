import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ConnectView } from '../../views/connect/ConnectView.js'
import { ConnectingView } from '../../views/connecting/ConnectingView.js'
import { ferrous, harbor, kestrel } from '../../views/wallets.fixtures.js'
import { closedModel, createModal, getShadowRoot, openModelAt } from '../modal/createModal.fixtures.js'
import type { ModalProps } from '../modal/Modal.js'
import { enableMotion } from '../motion/emulateMotion.fixtures.js'

beforeEach(() => page.viewport(1000, 700))
enableMotion()
afterEach(cleanup)

const wallets = [kestrel, harbor, ferrous]
/** Slow, so that an animation is still running when a busy machine looks at it. */
const variables = { motion: '100' }

function createList(props: Partial<ModalProps> = {}): ReactElement {
  return createModal({
    variables,
    ...props,
    children: <ConnectView model={{ status: 'ready', wallets, guide: false }} onSelectWallet={() => {}} />,
  })
}

function createConnecting(wallet: typeof kestrel, props: Partial<ModalProps> = {}): ReactElement {
  const model = openModelAt(
    { view: 'connecting', namespace: 'eip155', walletId: wallet.id },
    { depth: 2, canGoBack: true },
  )
  return createModal({
    variables,
    ...props,
    model,
    children: <ConnectingView model={{ status: 'declined', wallet }} />,
  })
}

const getRow = (name: string): HTMLElement | undefined =>
  [...getShadowRoot().querySelectorAll<HTMLElement>('.row')].find(({ textContent }) =>
    textContent.includes(name),
  )

function getMark(parent: ParentNode | undefined): HTMLElement {
  const mark = parent?.querySelector<HTMLElement>('.mark')
  if (!mark) throw new Error('no mark')
  return mark
}

const getLargeMark = () => getMark(getShadowRoot().querySelector('.ring') ?? undefined)

type Center = { readonly x: number; readonly y: number; readonly width: number }

/** Waits until an element moves, and returns where it starts. */
async function waitForStart(getElement: () => HTMLElement): Promise<Center> {
  await expect.poll(() => getElement().getAnimations()).toHaveLength(1)
  for (const animation of getShadowRoot().getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  return getCenter(getElement())
}

function getCenter(element: HTMLElement): Center {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), width: Math.round(width) }
}

/** Waits until the entrance has ended, the code for the movement is loaded, and the icons are drawn. */
async function settle(): Promise<void> {
  await import('../motion/motion.js')
  await nextFrames()
  // React can hold back content that was loaded for up to 300 ms.
  await expect.poll(() => getShadowRoot().querySelector('.mark:empty')).toBeNull()
  await vi.waitFor(() => {
    for (const animation of getShadowRoot().getAnimations()) animation.finish()
    expect(getShadowRoot().getAnimations()).toEqual([])
  }, 60_000)
}

/** Waits until the observers of a size have run. */
async function nextFrames(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

test('default: the mark of the pressed row moves to the ring, and grows', async () => {
  const screen = await render(createList())
  await settle()
  const row = getRow('Harbor Wallet')
  row?.focus()
  const from = getCenter(getMark(row))
  await screen.rerender(createConnecting(harbor))
  expect(await waitForStart(getLargeMark)).toEqual(from)
  await settle()
  expect(getCenter(getLargeMark()).width).toBe(72)
})

test('behavior: the mark moves back to its row', async () => {
  const screen = await render(createConnecting(harbor))
  await settle()
  const from = getCenter(getLargeMark())
  await screen.rerender(createList({ model: openModelAt({ view: 'connect' }, { direction: 'back' }) }))
  expect(await waitForStart(() => getMark(getRow('Harbor Wallet')))).toEqual(from)
})

test('behavior: a mark with a letter moves too', async () => {
  const screen = await render(createList())
  await settle()
  const row = getRow('Ferrous')
  row?.focus()
  const from = getCenter(getMark(row))
  await screen.rerender(createConnecting(ferrous))
  expect(await waitForStart(getLargeMark)).toEqual(from)
})

const getPrevious = () => getShadowRoot().querySelector<HTMLElement>('.stage-previous')

test('behavior: the previous view stays in place as an inert copy, and fades out', async () => {
  const screen = await render(createList())
  await settle()
  const title = getRow('Harbor Wallet')?.getBoundingClientRect()
  await screen.rerender(createConnecting(kestrel))
  await expect.poll(() => getPrevious()?.getAnimations()).toHaveLength(1)
  for (const animation of getShadowRoot().getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  const rows = [...(getPrevious()?.querySelectorAll<HTMLElement>('.row') ?? [])]
  expect(rows[1]?.getBoundingClientRect()).toEqual(title)
  expect(getComputedStyle(getPrevious() ?? document.body).opacity).toBe('1')
  expect(getPrevious()?.inert).toBe(true)
  for (const animation of getShadowRoot().getAnimations()) animation.play()
  await settle()
  await expect.poll(() => getPrevious()).toBeNull()
})

test('behavior: the previous view keeps its scroll position', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...kestrel, id: `${index}`, name: `W${index}` }))
  const list = createModal({
    variables,
    children: (
      <ConnectView model={{ status: 'ready', wallets: many, guide: false }} onSelectWallet={() => {}} />
    ),
  })
  const screen = await render(list)
  await settle()
  const stage = getShadowRoot().querySelector('.stage')
  stage?.scrollTo(0, 300)
  expect(stage?.scrollTop).toBe(300)
  const row = getRow('W9')?.getBoundingClientRect()
  await screen.rerender(createConnecting(harbor))
  await expect.poll(() => getPrevious()?.getAnimations()).toHaveLength(1)
  for (const animation of getPrevious()?.getAnimations() ?? []) {
    animation.pause()
    animation.currentTime = 0
  }
  const copied = [...(getPrevious()?.querySelectorAll('.row') ?? [])].find(({ textContent }) =>
    textContent?.includes('W9'),
  )
  expect(copied?.getBoundingClientRect()).toEqual(row)
})

test('behavior: a change during a change continues from what is shown', async () => {
  const screen = await render(createList())
  await settle()
  await screen.rerender(createConnecting(kestrel))
  await expect.poll(() => getPrevious()?.getAnimations()).toHaveLength(1)
  const view = getShadowRoot().querySelector<HTMLElement>('.stage .stage-view')
  for (const animation of view?.getAnimations() ?? []) {
    animation.pause()
    animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * 0.05
  }
  const opacity = Number(view && getComputedStyle(view).opacity)
  expect(opacity).toBeGreaterThan(0)
  expect(opacity).toBeLessThan(1)
  await screen.rerender(createList({ model: openModelAt({ view: 'connect' }, { direction: 'back' }) }))
  await expect.poll(() => getPrevious()?.getAnimations()).toHaveLength(1)
  expect(getShadowRoot().querySelectorAll('.stage-previous')).toHaveLength(1)
  for (const animation of getPrevious()?.getAnimations() ?? []) {
    animation.pause()
    animation.currentTime = 0
  }
  expect(Number(getComputedStyle(getPrevious() ?? document.body).opacity)).toBeCloseTo(opacity, 2)
})

test('behavior: the card and its backdrop enter together, and the title moves only when it changes', async () => {
  const getAnimated = () =>
    getShadowRoot()
      .getAnimations()
      .map(
        ({ effect }) =>
          effect instanceof KeyframeEffect && [effect.target?.className, effect.getTiming().duration],
      )
  const screen = await render(createList())
  expect(getAnimated()).toEqual([
    ['dialog', 20_000],
    ['card', 20_000],
  ])
  await settle()
  await screen.rerender(createConnecting(harbor))
  expect(getAnimated()).toContainEqual(['header-title', 12_000])
})

test('behavior: a view that is closed at once is not animated', async () => {
  const screen = await render(createList())
  await settle()
  getRow('Harbor Wallet')?.focus()
  await screen.rerender(createConnecting(harbor))
  // An error of the observer would fail the test run.
  await screen.rerender(createModal({ model: closedModel }))
  await nextFrames()
  expect(getShadowRoot().querySelector('.stage-previous')).toBeNull()
})

test('behavior: a view without that mark slides in', async () => {
  const screen = await render(createList())
  await settle()
  getRow('Harbor Wallet')?.focus()
  await screen.rerender(createConnecting(kestrel))
  await nextFrames()
  expect(getLargeMark().getAnimations()).toEqual([])
  expect(getShadowRoot().querySelector('.stage-view')?.getAnimations()).toHaveLength(1)
})

test('behavior: nothing moves if the app turns motion off', async () => {
  const screen = await render(createList({ variables: { motion: '0' } }))
  await settle()
  getRow('Harbor Wallet')?.focus()
  await screen.rerender(createConnecting(harbor, { variables: { motion: '0' } }))
  await nextFrames()
  expect(getLargeMark().getAnimations()).toEqual([])
  expect(getPrevious()).toBeNull()
})
