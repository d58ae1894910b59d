import { useEffect, useState } from 'react'

/** Fills a viewport. */
const initialCount = 24
/** Three rows of tiles. */
const tilesPerFrame = 12
/** One page of transactions: a row costs less than a tile, and much less than the frame in which it is added. */
export const rowsPerFrame = 50

type RenderedList<T> = { readonly list: readonly T[]; readonly count: number }

/**
 * Returns the part of a list to render now. The items that fill a viewport are rendered immediately, further items
 * `countPerFrame` a frame, so that many of them do not block scrolling.
 */
export function useIncrementalList<T extends { readonly id: string }>(
  list: readonly T[],
  countPerFrame: number = tilesPerFrame,
): readonly T[] {
  const [rendered, setRendered] = useState<RenderedList<T>>({ list, count: list.length })
  const { count } = rendered
  if (rendered.list !== list) {
    const last = count - 1
    const isContinuation = list[0]?.id === rendered.list[0]?.id && list[last]?.id === rendered.list[last]?.id
    const from = count <= list.length && isContinuation ? Math.max(count, initialCount) : initialCount
    setRendered({ list, count: Math.min(from, list.length) })
  }
  const isIncomplete = count < list.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered block schedules the next.
  useEffect(() => {
    if (!isIncomplete) return undefined
    const frame = requestAnimationFrame(() =>
      setRendered((now) => ({ ...now, count: Math.min(now.count + countPerFrame, now.list.length) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [isIncomplete, count])
  return isIncomplete ? list.slice(0, count) : list
}
