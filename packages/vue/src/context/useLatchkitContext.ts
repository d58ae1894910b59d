import { computed, getCurrentInstance, hasInjectionContext, inject, onMounted, shallowRef } from 'vue'
import { type LatchkitContext, latchkitKey } from './latchkitKey.js'
import { MissingPluginError } from './MissingPluginError.js'

/**
 * Returns the kit of the app and its state. While Vue hydrates the markup of a server, the state is the initial one, which the server
 * has rendered; the stored account is shown once the component is mounted.
 *
 * @throws `MissingPluginError` outside `setup`, and in an app without the plugin.
 */
export function useLatchkitContext(): LatchkitContext {
  const context = hasInjectionContext() ? inject(latchkitKey, undefined) : undefined
  if (!context) throw new MissingPluginError()
  // Before `setup`, only a component that is hydrated has an element.
  if (!getCurrentInstance()?.vnode.el) return context
  const { kit, state } = context
  const isMounted = shallowRef(false)
  onMounted(() => {
    isMounted.value = true
  })
  return { kit, state: computed(() => (isMounted.value ? state.value : kit.getInitialState())) }
}
