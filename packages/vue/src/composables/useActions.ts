import type { CreateActions } from '@latchkit/core/bindings'
import type { Ref } from 'vue'
import { useLatchkitContext } from '../context/useLatchkitContext.js'

/** Returns the functions of a composable. Each one uses the parameters of the moment when it is called. */
export function useActions<Parameters, Actions extends object>(
  createActions: CreateActions<Parameters, Actions>,
  parameters: Readonly<Ref<Parameters>>,
): Actions {
  const { kit } = useLatchkitContext()
  const names = Object.keys(createActions(kit, parameters.value))
  const actions = names.map((name) => [
    name,
    (...args: readonly unknown[]) =>
      Reflect.apply(
        createActions(kit, parameters.value)[name as keyof Actions] as () => unknown,
        undefined,
        args,
      ),
  ])
  // Each function has the type of its name.
  return Object.fromEntries(actions) as Actions
}
