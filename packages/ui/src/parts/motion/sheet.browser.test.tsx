import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import {
  closedModel,
  createModal,
  finishAnimations,
  getDialog,
  getShadowRoot,
} from '../modal/createModal.fixtures.js'
import { enableMotion } from './emulateMotion.fixtures.js'
import { motion } from './motion.js'

beforeEach(() => page.viewport(390, 800))
enableMotion()
afterEach(cleanup)

const getCard = () => getShadowRoot().querySelector<HTMLElement>('.card') ?? document.body
const getTop = () => Math.round(getCard().getBoundingClientRect().top)

/** Opens a sheet. Returns its header. `blockSize`: the height of the view in px. */
async function setUp(onClose: () => void, blockSize = 400): Promise<HTMLElement> {
  // A pointer that a test invents cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  const enableDialog = vi.spyOn(motion, 'enableDialog')
  await render(createModal({ onClose, children: <p style={{ blockSize }} /> }))
  await expect.poll(() => enableDialog.mock.calls).toHaveLength(1)
  await finishAnimations()
  return getShadowRoot().querySelector<HTMLElement>('.header') ?? document.body
}

async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
}

/** Sends pointer events at the given times in ms. `timeStamp` is read-only, so it is defined on the event. */
function send(target: Element, type: string, y: number, at: number): void {
  const event = new PointerEvent(type, { clientX: 100, clientY: y, pointerId: 1, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  target.dispatchEvent(event)
}

afterEach(() => vi.restoreAllMocks())

test('behavior: enters from below the viewport, although an element in it takes the focus', async () => {
  await render(createModal({ variables: { motion: '100' } }))
  const [entrance] = getCard().getAnimations()
  entrance?.pause()
  if (entrance) entrance.currentTime = 0
  await expect.poll(() => getDialog().contains(getShadowRoot().activeElement)).toBe(true)
  await nextFrame()
  expect(getDialog().scrollTop).toBe(0)
  expect(getTop()).toBe(800)
  expect(getComputedStyle(getDialog()).opacity).toBe('1')
})

test('default: a slow drag over a third of the sheet dismisses it', async () => {
  const onClose = vi.fn()
  const header = await setUp(onClose)
  const top = getTop()
  send(header, 'pointerdown', 300, 0)
  send(header, 'pointermove', 400, 1000)
  expect(getTop()).toBe(top + 100)
  send(header, 'pointermove', 520, 2000)
  send(header, 'pointerup', 520, 2010)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop')
})

test('behavior: a fast short drag dismisses it, and a slow one returns it', async () => {
  const onClose = vi.fn()
  const header = await setUp(onClose)
  const top = getTop()
  send(header, 'pointerdown', 300, 0)
  send(header, 'pointermove', 340, 400)
  send(header, 'pointerup', 340, 410)
  expect(onClose).not.toHaveBeenCalled()
  await nextFrame()
  await finishAnimations()
  expect(getTop()).toBe(top)
  send(header, 'pointerdown', 300, 1000)
  send(header, 'pointermove', 340, 1040)
  send(header, 'pointerup', 340, 1050)
  expect(onClose).toHaveBeenCalledOnce()
})

test('behavior: a finger that rests before it lifts does not dismiss it', async () => {
  const onClose = vi.fn()
  const header = await setUp(onClose)
  send(header, 'pointerdown', 300, 0)
  send(header, 'pointermove', 380, 40)
  send(header, 'pointerup', 380, 500)
  expect(onClose).not.toHaveBeenCalled()
})

test('behavior: cannot be dragged up, by a button, or as a card', async () => {
  const onClose = vi.fn()
  const header = await setUp(onClose)
  const top = getTop()
  send(header, 'pointerdown', 300, 0)
  send(header, 'pointermove', 100, 100)
  expect(getTop()).toBe(top)
  send(header, 'pointerup', 100, 110)
  const button = header.querySelector('button') ?? header
  send(button, 'pointerdown', 300, 1000)
  send(button, 'pointermove', 700, 1100)
  expect(getTop()).toBe(top)
  await page.viewport(1000, 700)
  const cardTop = getTop()
  send(header, 'pointerdown', 300, 2000)
  send(header, 'pointermove', 600, 2100)
  expect(getTop()).toBe(cardTop)
  expect(onClose).not.toHaveBeenCalled()
})

test('behavior: a dismissed sheet leaves from where it was dragged to', async () => {
  const enableDialog = vi.spyOn(motion, 'enableDialog')
  const screen = await render(createModal())
  await expect.poll(() => enableDialog.mock.calls).toHaveLength(1)
  await finishAnimations()
  await nextFrame()
  const top = getTop()
  getCard().style.transform = 'translateY(200px)'
  await screen.rerender(createModal({ model: closedModel }))
  const leaving = getShadowRoot().querySelector<HTMLElement>('.leaving .card')
  const [exit] = leaving?.getAnimations() ?? []
  exit?.pause()
  if (exit) exit.currentTime = 0
  expect(Math.round(leaving?.getBoundingClientRect().top ?? 0)).toBe(top + 200)
  const copy = getShadowRoot().querySelector('.leaving')
  for (const animation of copy?.getAnimations() ?? []) {
    animation.pause()
    animation.currentTime = 100
  }
  expect(copy && getComputedStyle(copy).opacity).toBe('1')
})

test('behavior: the virtual keyboard does not cover the sheet', async () => {
  await setUp(() => {}, 700)
  vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(500)
  window.visualViewport?.dispatchEvent(new Event('resize'))
  expect(Math.round(getCard().getBoundingClientRect().bottom)).toBe(500)
  // Of 500 px, it leaves 8 % of the viewport above it.
  expect(getTop()).toBe(64)
  expect(getDialog().offsetHeight).toBe(800)
})
