'use client'
import { useEffect } from 'react'
import { whenIdle } from './whenIdle.js'

/** Calls `callback` when the browser is idle, and again when `callback` changes. Memoize it. */
export function useIdleCallback(callback: () => unknown): void {
  useEffect(() => whenIdle(callback), [callback])
}
