'use client'
import { useState } from 'react'

/** `value` while it `holds`, else the last one that did. */
export function useLastReady<T>(value: T, isReady: boolean): T | undefined {
  const [lastReady, setLastReady] = useState<T>()
  // In the render itself: an effect would show the old one for a frame.
  if (isReady && !Object.is(lastReady, value)) setLastReady(() => value)
  return isReady ? value : lastReady
}
