import type { Watch } from '@latchkit/core/bindings'
import { type Ref, watch } from 'vue'
import { useLatchkitContext } from '../context/useLatchkitContext.js'

/**
 * Keeps what a composable shows up to date, until its scope is disposed, and starts again with other parameters. On a server it does
 * nothing.
 */
export function useWatch<Parameters>(start: Watch<Parameters>, parameters: Readonly<Ref<Parameters>>): void {
  const { kit } = useLatchkitContext()
  if (typeof window === 'undefined') return
  watch(parameters, (current, _last, onCleanup) => onCleanup(start(kit, current)), { immediate: true })
}
