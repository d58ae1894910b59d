'use client'
import type { Config, KitState } from '@latchkit/core'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useShared } from '../LatchkitContext.js'
import { isSame } from './isSame.js'

/**
 * A part of the instance's state. Renders again only when that part holds other data, and then answers a new value;
 * else the very same one, however often it is selected anew.
 *
 * @param select Pure: the whole state and the configuration to the part.
 * @example
 * ```tsx
 * import { useLatchkitState } from '@latchkit/react'
 *
 * export function RecentWallets() {
 *   const recent = useLatchkitState((state) => state.wallets.recent)
 *   return <p>{recent.map((wallet) => wallet.name).join(', ')}</p>
 * }
 * ```
 */
export function useLatchkitState<T>(select: (state: KitState, config: Config) => T): T {
  const { kit } = useShared()
  const shown = useRef<{ readonly value: T } | null>(null)
  const selected = useMemo(() => {
    let last: { readonly state: KitState; readonly value: T } | undefined
    return (state: KitState): T => {
      if (last?.state === state) return last.value
      const value = select(state, kit.config)
      const before = last ?? shown.current
      last = { state, value: before && isSame(before.value, value) ? before.value : value }
      return last.value
    }
  }, [kit, select])
  const value = useSyncExternalStore(
    kit.subscribe,
    () => selected(kit.getState()),
    () => selected(kit.getInitialState()),
  )
  useEffect(() => {
    shown.current = { value }
  }, [value])
  return value
}
