'use client'
import { useEffect } from 'react'

/** Calls `work` once the browser has nothing better to do; anew when it changes. It must stay the same between renders. */
export function useIdleCallback(callback: () => unknown): void {
  useEffect(() => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, 1_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(callback)
    return () => cancelIdleCallback(handle)
  }, [callback])
}
