'use client'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns false from when `isNew` becomes true until the callbacks of the next frame, which shows what is rendered then. A hidden page has
 * no frames. Environments without frames (jsdom) do not wait.
 */
export function useIsInFrame(isNew: boolean): boolean {
  const [isReached, setIsReached] = useState(false)
  if (!isNew && isReached) setIsReached(false)
  const isWaiting = isNew && !isReached && typeof requestAnimationFrame !== 'undefined'
  // In the task of the click: Preact runs other effects after the next frame.
  useLayoutEffect(() => {
    if (!isWaiting) return
    // Rendered in a task of its own, it would be in the frame after that.
    const frame = requestAnimationFrame(() => flushSync(() => setIsReached(true)))
    return () => cancelAnimationFrame(frame)
  }, [isWaiting])
  return !isWaiting
}
