import { useEffect, useState } from 'react'

/** What fills a screen. */
const initialCount = 24
/** A block of tiles: a frame that adds one costs little more than one that adds a single tile. */
const countPerFrame = 12

type RenderedList<T> = { readonly list: readonly T[]; readonly count: number }

/**
 * The list as far as it is to be drawn now. What fills a screen is there at once; what is added at the end comes a block
 * a frame, so that scrolling never waits for a whole page of the catalogue.
 */
export function useIncrementalList<T extends { readonly id: string }>(list: readonly T[]): readonly T[] {
  const [rendered, setRendered] = useState<RenderedList<T>>({ list, count: list.length })
  const { count } = rendered
  if (rendered.list !== list) {
    const last = count - 1
    const isContinuation = list[0]?.id === rendered.list[0]?.id && list[last]?.id === rendered.list[last]?.id
    const from = count <= list.length && isContinuation ? Math.max(count, initialCount) : initialCount
    setRendered({ list, count: Math.min(from, list.length) })
  }
  const isIncomplete = count < list.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block that was drawn asks for the next.
  useEffect(() => {
    if (!isIncomplete) return undefined
    const frame = requestAnimationFrame(() =>
      setRendered((now) => ({ ...now, count: Math.min(now.count + countPerFrame, now.list.length) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [isIncomplete, count])
  return isIncomplete ? list.slice(0, count) : list
}
