'use client'
import type { Config, KitState } from '@latchkit/core'
import { isDeepEqual } from '@latchkit/core/bindings'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/**
 * Returns a part of the kit's state. The component renders again only when the selected data changes; the returned value is
 * stable until then.
 *
 * @param select A pure function of the state and the configuration.
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
  const { kit } = useLatchkitContext()
  // The algorithm of `use-sync-external-store/with-selector`, which is CommonJS and adds 0.7 kB to what loads with the page.
  const lastRendered = useRef<{ readonly value: T } | null>(null)
  const getSelection = useMemo(() => {
    let last: { readonly state: KitState; readonly value: T } | undefined
    return (state: KitState): T => {
      if (last?.state === state) return last.value
      const value = select(state, kit.config)
      const previous = last ?? lastRendered.current
      last = { state, value: previous && isDeepEqual(previous.value, value) ? previous.value : value }
      return last.value
    }
  }, [kit, select])
  const value = useSyncExternalStore(
    kit.subscribe,
    () => getSelection(kit.getState()),
    () => getSelection(kit.getInitialState()),
  )
  useEffect(() => {
    lastRendered.current = { value }
  }, [value])
  return value
}
