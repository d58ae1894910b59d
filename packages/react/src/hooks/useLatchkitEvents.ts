'use client'
import type { KitEvent } from '@latchkit/core'
import { watchEvents } from '@latchkit/core/actions'
import { useEffect, useRef } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/**
 * Calls `listener` with every event of the kit, in order, while the component is mounted. The listener of the last render is
 * called, so it need not be memoized.
 *
 * @example
 * ```tsx
 * import { useLatchkitEvents } from '@latchkit/react'
 *
 * export function Log() {
 *   useLatchkitEvents((event) => {
 *     if (event.type === 'CONNECT_SUCCESS') console.log(event.account.chainId)
 *   })
 *   return null
 * }
 * ```
 */
export function useLatchkitEvents(listener: (event: KitEvent) => void): void {
  const { kit } = useLatchkitContext()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => watchEvents(kit, (event) => latest.current(event)), [kit])
}
