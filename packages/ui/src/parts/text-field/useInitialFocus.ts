import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the field of a view in which the user types first, from the heading that has it in a new view. Not on devices
 * without a mouse, where a keyboard would cover the view.
 */
export function useInitialFocus(ref: RefObject<HTMLElement | null>, isFirst: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears
  useEffect(() => {
    const root = ref.current?.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    const isOnHeading = focused instanceof HTMLHeadingElement
    if (isFirst && isOnHeading && matchMedia('(pointer: fine)').matches)
      ref.current?.focus({ preventScroll: true })
  }, [])
}
