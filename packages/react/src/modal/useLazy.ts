'use client'
import { useSyncExternalStore } from 'react'
import type { Lazy, LazyState } from './createLazy.js'

/** How far a part is; renders again when that changes. Starts nothing. */
export function useLazy<T>(lazy: Lazy<T>): LazyState<T> {
  return useSyncExternalStore(lazy.subscribe, lazy.get, lazy.get)
}
