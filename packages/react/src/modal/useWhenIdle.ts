'use client'
import { useEffect } from 'react'

/** Calls `work` once the browser has nothing better to do; anew when it changes. It must stay the same between renders. */
export function useWhenIdle(work: () => unknown): void {
  useEffect(() => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(work, 1_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(work)
    return () => cancelIdleCallback(idle)
  }, [work])
}
