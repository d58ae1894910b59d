'use client'
import { useEffect } from 'react'

/** Calls `callback` when the browser is idle, and again when `callback` changes. Memoize it. */
export function useIdleCallback(callback: () => unknown): void {
  useEffect(() => {
    // Safari does not support requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, 1_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(callback)
    return () => cancelIdleCallback(handle)
  }, [callback])
}
