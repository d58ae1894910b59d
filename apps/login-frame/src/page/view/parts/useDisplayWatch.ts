import { type RefObject, useEffect, useState } from 'react'
import { type DisplayStatus, openDisplayWatch } from './openDisplayWatch.js'

/** Reports whether the user can see all of a view. Its functions must not change between renders. */
export type DisplayListener = {
  /** All of it is displayed, since now. */
  readonly onDisplayed: () => void
  readonly onCovered: () => void
}

/**
 * Watches whether the user can see all of a view, and returns what they see; undefined before it is known.
 *
 * @param content The part of the view that scrolls.
 * @param listener Absent: nothing in the view needs it.
 * @param isWatched False while its button cannot be used. It is reported again when that changes.
 */
export function useDisplayWatch(
  view: RefObject<Element | null>,
  content: RefObject<Element | null>,
  { onDisplayed, onCovered }: Partial<DisplayListener>,
  isWatched = true,
): DisplayStatus | undefined {
  const [status, setStatus] = useState<DisplayStatus>()
  useEffect(() => {
    if (!isWatched || !view.current || !content.current || !onDisplayed || !onCovered) return undefined
    return openDisplayWatch(view.current, content.current, (next) => {
      setStatus(next)
      if (next === 'displayed') onDisplayed()
      else onCovered()
    })
  }, [view, content, onDisplayed, onCovered, isWatched])
  return status
}
