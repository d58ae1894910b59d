import type { AllWalletsModel } from '@latchkit/core'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import {
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { huge } from './AllWalletsView.fixtures.js'
import { AllWalletsView } from './AllWalletsView.js'
import {
  getFocusedPosition,
  getPositionOf,
  getPositions,
  getSpace,
  getStage,
  getTileAt,
  getTiles,
  nextFrames,
  waitForLayout,
  waitForTiles,
} from './tiles.fixtures.js'

beforeEach(() => page.viewport(1000, 700))
afterEach(cleanup)

/** The rows in the viewport, three on each side, two that are partly visible, and that of the Tab stop. */
const maxRows = (stageHeight: number) => Math.ceil(stageHeight / 100) + 2 * 3 + 2 + 1

/** Icons in the directory have URLs of the web. */
const file = 'packages/ui/src/parts/mark/square.fixtures.svg'
const icon = `${location.origin}/${file}`
const hugeOfDirectory: typeof huge = {
  ...huge,
  wallets: huge.wallets.map((wallet) => (wallet.icon === undefined ? wallet : { ...wallet, icon })),
}

const createHuge = (model: AllWalletsModel = hugeOfDirectory) =>
  createModal({
    model: openModelAt({ view: 'all-wallets' }),
    children: <AllWalletsView model={model} onSelectWallet={() => {}} onSearch={() => {}} />,
  })

test('behavior: only the rows near the viewport are in the document', async () => {
  await render(createHuge())
  await waitForLayout()
  expect(getSpace()).toBe(150)
  const { scrollHeight, clientHeight } = getStage()
  for (const part of [0, 0.1, 0.5, 0.9, 1]) {
    getStage().scrollTop = part * scrollHeight
    await waitForTiles()
    expect(getTiles().length).toBeLessThanOrEqual(4 * maxRows(clientHeight))
    // The height does not depend on what is rendered.
    expect(getStage().scrollHeight).toBe(scrollHeight)
  }
  expect(getPositions().at(-1)).toBe(600)
  expect(getPositions()).toEqual([...getPositions()].sort((a, b) => a - b))
})

/**
 * Scrolls to a row so that neither edge of the viewport is near the edge of a half of a row, where rounding matters. Returns the
 * height of a row.
 */
function scrollToMiddleOfPart(row: number): number {
  const stage = getStage()
  const height = getTiles()[0]?.getBoundingClientRect().height ?? 0
  const grid = getShadowRoot().querySelector('.tiles')?.getBoundingClientRect().top ?? 0
  const offset = grid - stage.getBoundingClientRect().top + stage.scrollTop
  const part = height / 2
  const start = (2 * row + 0.5) * part - stage.clientHeight
  const isNearEdge = Math.abs(((start / part) % 1) - 0.5) > 0.35
  stage.scrollTop = offset + start + (isNearEdge ? 0.25 * part : 0)
  return height
}

test('behavior: scrolling by half a row adds and removes two tiles', async () => {
  await render(createHuge())
  await finishAnimations()
  const height = scrollToMiddleOfPart(50)
  await waitForTiles()
  await nextFrames()
  const counts: number[] = []
  const removed: number[] = []
  for (let step = 0; step < 6; step++) {
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => void changes.push(...records))
    // React sets the source of an image again once it is in the document.
    const attributeFilter = ['class', 'tabindex', 'aria-posinset', 'aria-setsize']
    observer.observe(getShadowRoot(), { subtree: true, childList: true, attributeFilter })
    const last = getPositions().at(-1) ?? 0
    getStage().scrollTop += height / 2
    await expect.poll(() => getPositions().at(-1)).toBe(last + 2)
    observer.disconnect()
    const countTiles = (type: 'addedNodes' | 'removedNodes') =>
      changes
        .flatMap((change) => [...change[type]])
        .filter((node) => node instanceof Element)
        .reduce((sum, node) => sum + (node.matches('.tiles-row') ? node.childElementCount : 1), 0)
    counts.push(countTiles('addedNodes'))
    removed.push(countTiles('removedNodes'))
    // The other tiles are not rendered again.
    expect(changes.filter(({ type }) => type === 'attributes')).toEqual([])
  }
  expect(counts).toEqual([2, 2, 2, 2, 2, 2])
  expect(removed).toEqual(counts)
})

test('behavior: a tile keeps its place while the tiles before it in its row are removed', async () => {
  await render(createHuge())
  await finishAnimations()
  const height = scrollToMiddleOfPart(50)
  await waitForTiles()
  await nextFrames()
  for (let step = 0; step < 4; step++) {
    const lefts = getTiles().map((tile) => tile.getBoundingClientRect().left)
    const columns = [...new Set(lefts)].sort((a, b) => a - b)
    expect(columns).toHaveLength(4)
    expect(lefts.map((left) => columns.indexOf(left))).toEqual(
      getPositions().map((position) => (position - 1) % 4),
    )
    const last = getPositions().at(-1) ?? 0
    getStage().scrollTop += height / 2
    await expect.poll(() => getPositions().at(-1)).toBe(last + 2)
  }
})

test('behavior: larger text changes the number of columns, also of a list that does not scroll', async () => {
  const { wallets } = huge
  await render(createHuge({ ...huge, wallets: wallets.slice(0, 7) }))
  await finishAnimations()
  const countColumns = () => new Set(getTiles().map((tile) => tile.getBoundingClientRect().left)).size
  const countPlaces = () =>
    new Set(getTiles().map((tile) => JSON.stringify(tile.getBoundingClientRect()))).size
  await expect.poll(countColumns).toBe(4)
  getShadowRoot().querySelector<HTMLElement>('.root')?.style.setProperty('--latchkit-font-scale', '2')
  await expect.poll(() => [countColumns(), countPlaces()]).toEqual([2, 7])
})

test('behavior: scrolling within a row does not change the document', async () => {
  await render(createHuge())
  await finishAnimations()
  scrollToMiddleOfPart(50)
  await waitForTiles()
  await nextFrames()
  const onChange = vi.fn()
  const observer = new MutationObserver(onChange)
  observer.observe(getShadowRoot(), { subtree: true, childList: true, attributes: true })
  const before = getPositions()
  getStage().scrollTop += 3
  await nextFrames()
  observer.disconnect()
  expect(getPositions()).toEqual(before)
  expect(onChange).not.toHaveBeenCalled()
})

test('behavior: the focused tile stays in the document when it is scrolled out', async () => {
  await render(createHuge())
  await waitForLayout()
  getTileAt(6)?.focus()
  getStage().scrollTop = getStage().scrollHeight / 2
  await waitForTiles()
  expect(getFocusedPosition()).toBe(6)
  expect(getPositions()).not.toContain(60)
  await userEvent.keyboard('{ArrowDown}')
  expect(getFocusedPosition()).toBe(10)
  // The browser scrolls to it.
  await waitForTiles()
  expect(getPositions()).toContain(20)
})

test('behavior: the keys reach tiles that are not in the document', async () => {
  await render(createHuge())
  await waitForLayout()
  getTileAt(2)?.focus()
  await userEvent.keyboard('{End}')
  expect(getFocusedPosition()).toBe(600)
  await waitForTiles()
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
  const position = getFocusedPosition()
  expect(position).toBeLessThan(580)
  expect(position % 4).toBe(0)
  await userEvent.keyboard('{Home}')
  expect(getFocusedPosition()).toBe(1)
  await expect.poll(() => getStage().scrollTop).toBeLessThan(100)
})

test('behavior: the number of columns follows the width', async () => {
  await page.viewport(320, 700)
  await render(createHuge())
  await expect.poll(() => getSpace()).toBeGreaterThanOrEqual(200)
  const columns = Math.round(600 / (getSpace() ?? 1))
  const first = getTiles()[0]?.getBoundingClientRect().top
  expect(getTiles().filter((tile) => tile.getBoundingClientRect().top === first)).toHaveLength(columns)
  getStage().scrollTop = getStage().scrollHeight
  await expect.poll(() => getPositions().at(-1)).toBe(600)
  await page.viewport(1000, 700)
  await expect.poll(getSpace).toBe(150)
})

test('behavior: while the list scrolls fast, shows only images that were loaded before', async () => {
  /** Three wallets with the same image follow one with its own image. */
  const isOwn = (index: number) => index % 4 === 0
  const wallets = huge.wallets.map((wallet, index) => ({
    ...wallet,
    icon: isOwn(index) ? `${icon}?n=${index}` : icon,
  }))
  await render(createHuge({ ...huge, wallets }))
  await finishAnimations()
  await expect.poll(() => getTileAt(2)?.querySelector('img')?.complete).toBe(true)
  // The size of the viewport is known after the first frame of the open modal.
  await nextFrames()
  const stage = getStage()
  let time = 1_000_000
  const timeStamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => time)
  // Scrolls and renders synchronously, before the list can be idle.
  flushSync(() => {
    for (const position of [4_000, 8_000, 12_000]) {
      time += 60
      stage.scrollTop = position
      stage.dispatchEvent(new Event('scroll'))
    }
  })
  timeStamp.mockRestore()
  const countImages = (hasOwn: boolean) =>
    getTiles().filter(
      (tile) =>
        isOwn(getPositionOf(tile) - 1) === hasOwn && getPositionOf(tile) > 40 && tile.querySelector('img'),
    ).length
  expect(getPositions()).toContain(440)
  expect(countImages(true)).toBe(0)
  expect(countImages(false)).toBeGreaterThan(20)
  // The list is idle.
  await expect.poll(() => countImages(true)).toBeGreaterThan(5)
})

test('error: requests an image that did not load only once', async () => {
  const icon = (index: number) => `${location.origin}/no-such-tile-${index}.png`
  const wallets = huge.wallets.map((wallet, index) => ({ ...wallet, icon: icon(index) }))
  await render(createHuge({ ...huge, wallets }))
  await finishAnimations()
  const isLetterShown = () => getTileAt(5)?.querySelector('img') === null
  await expect.poll(isLetterShown).toBe(true)
  getStage().scrollTop = 9_000
  await expect.poll(() => getTileAt(5)).toBeUndefined()
  const images: Node[] = []
  const observer = new MutationObserver((changes) => {
    const tile = getTileAt(5)
    if (tile && changes.length > 0) images.push(...tile.querySelectorAll('img'))
  })
  observer.observe(getShadowRoot(), { subtree: true, childList: true })
  getStage().scrollTop = 0
  await expect.poll(isLetterShown).toBe(true)
  observer.disconnect()
  expect(images).toEqual([])
})
