import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes the focus when what held it went away as `reason` changed (a "Try again" that was pressed),
 * so that a keyboard is never left on nothing. Does nothing on mount.
 */
export function useFocusFallback(reason: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(reason)
  useLayoutEffect(() => {
    if (previous.current === reason) return
    previous.current = reason
    const root = heading.current?.getRootNode()
    // In the page itself (a story) the focus may rightly be elsewhere.
    if (root instanceof ShadowRoot && !root.activeElement) heading.current?.focus({ preventScroll: true })
  }, [reason])
  return heading
}
