'use client'
import { useSyncExternalStore } from 'react'
import type { Lazy, LazyState } from './createLazy.js'

/** How far a part is; renders again when that changes. Starts nothing. */
export function useLazy<T>(part: Lazy<T>): LazyState<T> {
  return useSyncExternalStore(part.subscribe, part.get, part.get)
}
