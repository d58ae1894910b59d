import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns a ref for a heading that takes the focus if a change of `reason` removed the focused element, for example "Try
 * again". Without it, keyboard users would lose their position. Does nothing on mount.
 */
export function useFocusFallback(reason: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(reason)
  useLayoutEffect(() => {
    if (previous.current === reason) return
    previous.current = reason
    const root = heading.current?.getRootNode()
    // Outside a shadow root (in a story), the page may have the focus.
    if (root instanceof ShadowRoot && !root.activeElement) heading.current?.focus({ preventScroll: true })
  }, [reason])
  return heading
}
