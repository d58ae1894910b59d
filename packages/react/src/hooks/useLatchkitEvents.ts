'use client'
import type { Fact } from '@latchkit/core'
import { useEffect, useRef } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'

/**
 * Calls `listener` with every event of the kit, in order, while the component is mounted. The listener of the last render is
 * called, so it need not be memoized. Each event has a `feature` and a `type`.
 *
 * @example
 * ```tsx
 * import { useLatchkitEvents } from '@latchkit/react'
 *
 * export function Log() {
 *   useLatchkitEvents((event) => {
 *     if (event.feature === 'connection' && event.type === 'connected') console.log(event.session.chainId)
 *   })
 *   return null
 * }
 * ```
 */
export function useLatchkitEvents(listener: (event: Fact) => void): void {
  const { kit } = useLatchkitContext()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => kit.onFact((fact) => latest.current(fact)), [kit])
}
