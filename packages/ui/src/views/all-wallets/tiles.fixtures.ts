import { expect } from 'vitest'
import { getShadowRoot } from '../../parts/modal/createModal.fixtures.js'

export const getTiles = (): readonly HTMLElement[] => [
  ...getShadowRoot().querySelectorAll<HTMLElement>('button.tile'),
]
export const getStage = (): HTMLElement => getShadowRoot().querySelector('.stage') as HTMLElement
export const getPositionOf = (tile: Element | null | undefined): number =>
  Number(tile?.parentElement?.getAttribute('aria-posinset'))
export const getFocusedPosition = (): number => getPositionOf(getShadowRoot().activeElement)
export const getPositions = (): readonly number[] => getTiles().map(getPositionOf)
export const getTileAt = (position: number): HTMLElement | undefined =>
  getTiles().find((tile) => getPositionOf(tile) === position)

/** Returns the number of rows for which the grid has space. */
export const getSpace = (): number | undefined => {
  const [row] = getTiles()
  const grid = getShadowRoot().querySelector('.tiles')
  if (!row || !grid) return undefined
  return Math.round(
    Number.parseFloat(getComputedStyle(grid).paddingTop) / Number.parseFloat(getComputedStyle(row).blockSize),
  )
}

/** Waits until a scroll event and the changes after it were rendered. */
export async function nextFrames(): Promise<void> {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}

export const scrollToEnd = (): void => {
  getStage().scrollTop = getStage().scrollHeight
}

/** Waits until the tiles have the columns of a window of 1000 px. Preact adopts their styles after the first measurement of the grid. */
export const waitForLayout = (): Promise<void> =>
  expect.poll(() => new Set(getTiles().map((tile) => tile.getBoundingClientRect().left)).size).toBe(4)

/** Waits until the tiles that fill the viewport are in the document. */
export const waitForTiles = (): Promise<void> =>
  expect
    .poll(
      () => {
        const { top, bottom } = getStage().getBoundingClientRect()
        const tops = getTiles().map((tile) => tile.getBoundingClientRect().top)
        const height = getTiles()[0]?.offsetHeight ?? 0
        // Each row that is entirely visible.
        const expected = Math.floor((bottom - top - 100) / height) - 1
        return new Set(tops.filter((one) => one >= top && one + height <= bottom)).size >= expected
      },
      { message: 'tiles in the viewport' },
    )
    .toBe(true)
