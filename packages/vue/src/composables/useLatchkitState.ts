import type { Config, KitState } from '@latchkit/core'
import type { Ref } from 'vue'
import { useModel } from './useModel.js'

/**
 * Returns a part of the kit's state as a readonly ref. It changes only when the selected data changes.
 *
 * @param select A pure function of the state and the configuration. It may read refs.
 * @example
 * ```ts
 * import { useLatchkitState } from '@latchkit/vue'
 *
 * const recent = useLatchkitState((state) => state.wallets.recent)
 * console.log(recent.value.length)
 * ```
 */
export function useLatchkitState<T>(select: (state: KitState, config: Config) => T): Readonly<Ref<T>> {
  return useModel(select)
}
