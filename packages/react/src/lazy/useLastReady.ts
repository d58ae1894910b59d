'use client'
import { useState } from 'react'

/** Returns `value` while `isReady`, else the last value that was ready. */
export function useLastReady<T>(value: T, isReady: boolean): T | undefined {
  const [lastReady, setLastReady] = useState<T>()
  // Set during render: an effect would show the old value for one frame.
  if (isReady && !Object.is(lastReady, value)) setLastReady(() => value)
  return isReady ? value : lastReady
}
