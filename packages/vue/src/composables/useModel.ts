import type { Config, KitState } from '@latchkit/core'
import type { Ref } from 'vue'
import { useLatchkitContext } from '../context/useLatchkitContext.js'
import { toStable } from './toStable.js'

/** Returns a view model of core as a readonly ref. It changes only when the data of the model does. */
export function useModel<Model>(toModel: (state: KitState, config: Config) => Model): Readonly<Ref<Model>> {
  const { kit, state } = useLatchkitContext()
  return toStable(() => toModel(state.value, kit.config))
}
