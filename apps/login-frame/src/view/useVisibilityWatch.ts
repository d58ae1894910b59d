import { type RefObject, useEffect } from 'react'
import { openVisibilityWatch, type VisibilityListener } from './openVisibilityWatch.js'

/**
 * Watches whether a button is displayed.
 *
 * @param listener Its functions must not change between renders.
 * @param isWatched False while the button cannot be used. It is reported again when that changes.
 */
export function useVisibilityWatch(
  button: RefObject<HTMLElement | null>,
  { onDisplayed, onCovered }: VisibilityListener,
  isWatched = true,
): void {
  useEffect(
    () =>
      isWatched && button.current
        ? openVisibilityWatch(button.current, { onDisplayed, onCovered })
        : undefined,
    [button, onDisplayed, onCovered, isWatched],
  )
}
