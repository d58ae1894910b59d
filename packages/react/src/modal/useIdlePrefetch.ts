'use client'
import { homeRoute } from '@latchkit/core'
import { useEffect } from 'react'
import type { Shared } from '../LatchkitContext.js'
import { prefetch } from './prefetch.js'

/** Fetches what the next press would open, once the browser has nothing better to do. */
export function useIdlePrefetch(shared: Shared): void {
  useEffect(() => {
    const start = () => prefetch(shared, homeRoute(shared.kit.getState()).view)
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, 1_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(start)
    return () => cancelIdleCallback(idle)
  }, [shared])
}
