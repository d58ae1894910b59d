'use client'
import type { Fact } from '@latchkit/core'
import { useEffect, useRef } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'

/**
 * Calls `listener` with everything that happens in the kit, in order, for as long as the component is mounted.
 * Always the listener of the last render; it need not be memoized. Each fact says which `feature` it is of, and its `type`.
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
