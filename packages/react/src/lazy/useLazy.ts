'use client'
import { useSyncExternalStore } from 'react'
import type { Lazy, LazyState } from './createLazy.js'

/** Returns the state of a lazy value and subscribes to it. Does not start loading. */
export function useLazy<T>(lazy: Lazy<T>): LazyState<T> {
  return useSyncExternalStore(lazy.subscribe, lazy.get, lazy.get)
}
