import type { ToState } from '@latchkit/core/bindings'
import type { Ref } from 'vue'
import { type Names, type Refs, toRefs } from './toRefs.js'
import { useModel } from './useModel.js'

/** Returns what a hook shows, as one readonly ref for each name. */
export function useState<Parameters, State extends object>(
  toState: ToState<Parameters, State>,
  parameters: Readonly<Ref<Parameters>>,
  names: Names<State>,
): Refs<State> {
  return toRefs(
    useModel((state, config) => toState(state, config, parameters.value)),
    names,
  )
}
