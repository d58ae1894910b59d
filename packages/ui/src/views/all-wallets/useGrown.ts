import { useEffect, useState } from 'react'

/** What fills a screen. */
const atOnce = 24
/** A block of tiles: a frame that adds one costs little more than one that adds a single tile. */
const perFrame = 12

type Drawn<T> = { readonly list: readonly T[]; readonly count: number }

/**
 * The list as far as it is to be drawn now. What fills a screen is there at once; what is added at the end comes a block
 * a frame, so that scrolling never waits for a whole page of the catalogue.
 */
export function useGrown<T extends { readonly id: string }>(list: readonly T[]): readonly T[] {
  const [drawn, setDrawn] = useState<Drawn<T>>({ list, count: list.length })
  const { count } = drawn
  if (drawn.list !== list) {
    const last = count - 1
    const isSameSoFar = list[0]?.id === drawn.list[0]?.id && list[last]?.id === drawn.list[last]?.id
    const from = count <= list.length && isSameSoFar ? Math.max(count, atOnce) : atOnce
    setDrawn({ list, count: Math.min(from, list.length) })
  }
  const isShort = count < list.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block that was drawn asks for the next.
  useEffect(() => {
    if (!isShort) return undefined
    const frame = requestAnimationFrame(() =>
      setDrawn((now) => ({ ...now, count: Math.min(now.count + perFrame, now.list.length) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [isShort, count])
  return isShort ? list.slice(0, count) : list
}
