import { ConfigError, type Latchkit } from '@latchkit/core'
import { type App, shallowRef } from 'vue'
import { cleanUpWithApp } from './context/cleanUpWithApp.js'
import { latchkitKey } from './context/latchkitKey.js'

/** Options of the plugin {@link latchkit}. */
export type LatchkitPluginOptions = {
  /** Create it once. On a server, create one for each request. */
  readonly kit: Latchkit
}

/**
 * Plugin that provides a kit to all components of an app, and mounts the kit until the app is unmounted. On a server it starts nothing.
 *
 * @example
 * ```ts
 * import { createLatchkit, latchkit } from '@latchkit/vue'
 * import { base, mainnet } from '@latchkit/vue/networks'
 * import { createApp } from 'vue'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 *
 * createApp({ template: '<router-view />' }).use(latchkit, { kit }).mount('#app')
 * ```
 */
export function latchkit(app: App, options: LatchkitPluginOptions): void {
  const kit = getKit(options)
  const state = shallowRef(kit.getInitialState())
  app.provide(latchkitKey, { kit, state })
  if (typeof window === 'undefined') return
  const update = () => {
    state.value = kit.getState()
  }
  const cleanups = [kit.mount(), kit.subscribe(update)]
  // The first frame shows the stored account.
  update()
  if (kit.config.siwx)
    import('./startSignIn.js').then(
      ({ startSignIn }) => startSignIn(kit),
      // Without the code, no account is signed in; the action `signIn` loads it again.
      () => {},
    )
  cleanUpWithApp(app, () => {
    for (const clean of cleanups) clean()
  })
}

/** Returns the kit. JavaScript can pass anything. */
function getKit(options: LatchkitPluginOptions | undefined): Latchkit {
  const kit: unknown = options?.kit
  if (options && typeof kit === 'object' && kit !== null && 'showStored' in kit) return options.kit
  throw new ConfigError({
    path: 'app.use(latchkit, { kit })',
    reason: 'the option "kit" must be the result of createLatchkit()',
  })
}
