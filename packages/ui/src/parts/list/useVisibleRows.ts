import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { getVisibleRows, type RowRange } from './getVisibleRows.js'

/** The rows of a grid to render. */
export type VisibleRows = RowRange & {
  /** `undefined` until the grid has a layout. */
  readonly columns: number | undefined
}

/** Options of {@link useVisibleRows}. */
export type VisibleRowsOptions = {
  /** Rows rendered before the grid has a layout: they fill a viewport. */
  readonly initialRows: number
  /** Called for each scroll event of the stage. Must be stable. */
  readonly onScroll?: ((scrollTop: number, time: number) => void) | undefined
}

/**
 * Returns which rows of a grid are near the viewport of its stage. Renders again only if these change. The grid must have rows of
 * equal height, which contain their cells.
 *
 * Without a stage, and in test environments without layout (jsdom), it returns all rows.
 */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  { initialRows, onScroll }: VisibleRowsOptions,
): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ columns: undefined, first: 0, end: initialRows })

  useLayoutEffect(() => {
    const { current } = grid
    const stage = current?.closest<HTMLElement>('.stage')
    if (!current || !stage || typeof ResizeObserver === 'undefined') {
      setRows({ columns: 1, first: 0, end: Number.POSITIVE_INFINITY })
      return undefined
    }
    let layout = readLayout(current, stage)
    let shown: VisibleRows = { columns: layout.columns, first: 0, end: initialRows }
    // The first rows are rendered; those below the viewport follow after the first paint.
    setRows(shown)
    const update = () => {
      const { columns, offset, ...viewport } = layout
      // Not displayed: the modal is closed, or has no style sheet.
      if (!(viewport.rowHeight > 0)) return
      const { first, end } = getVisibleRows({ top: stage.scrollTop - offset, ...viewport })
      if (columns === shown.columns && first === shown.first && end === shown.end) return
      shown = { columns, first, end }
      setRows(shown)
    }
    const scroll = ({ timeStamp }: Event) => {
      update()
      onScroll?.(stage.scrollTop, timeStamp)
    }
    const observer = new ResizeObserver(() => {
      layout = readLayout(current, stage)
      update()
    })
    observer.observe(stage)
    // Its padding is the space for the rows, whose height changes with the size of text.
    observer.observe(current, { box: 'border-box' })
    // Its size changes with content above the grid.
    observer.observe(current.parentElement ?? current)
    stage.addEventListener('scroll', scroll, { passive: true })
    // The scroll position is restored at the end of this commit: its rows must be there in the same frame.
    queueMicrotask(() => {
      if (current.isConnected && stage.scrollTop > 0) flushSync(update)
    })
    return () => {
      observer.disconnect()
      stage.removeEventListener('scroll', scroll)
    }
  }, [grid, initialRows, onScroll])

  return rows
}

type Layout = {
  readonly columns: number
  readonly rowHeight: number
  /** The height of the viewport. */
  readonly height: number
  /** The distance from the start of the scrolled content to the start of the grid. */
  readonly offset: number
}

function readLayout(grid: HTMLElement, stage: HTMLElement): Layout {
  const frame = stage.getBoundingClientRect()
  // The entrance of the modal scales it.
  const scale = frame.height / stage.offsetHeight || 1
  const row = grid.firstElementChild
  const cell = row?.firstElementChild
  return {
    columns: row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 1,
    // Not `offsetHeight`, which is rounded.
    rowHeight: cell ? Number.parseFloat(getComputedStyle(cell).blockSize) : 0,
    height: stage.clientHeight,
    offset: (grid.getBoundingClientRect().top - frame.top) / scale + stage.scrollTop,
  }
}
