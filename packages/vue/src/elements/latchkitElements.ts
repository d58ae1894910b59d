import type { Latchkit } from '@latchkit/core'
import { defineElements } from '@latchkit/html'
import { type App, inject, type MaybeRefOrGetter, toValue, watch } from 'vue'
import { cleanUpWithApp } from '../context/cleanUpWithApp.js'
import { latchkitKey } from '../context/latchkitKey.js'
import { MissingPluginError } from '../context/MissingPluginError.js'
import { LatchkitAccountButton, LatchkitButton, LatchkitModal, LatchkitNetworkButton } from './components.js'
import { elementsKey } from './elementsKey.js'

/** Options of the plugin {@link latchkitElements}. */
export type LatchkitElementsOptions = Omit<defineElements.Options, 'locale'> & {
  /**
   * A BCP 47 tag, `auto` for the first language of the browser that there is, or a locale of `@latchkit/html/locales/*`. A ref or a
   * getter switches the language when it changes. Default: English.
   */
  readonly locale?: MaybeRefOrGetter<defineElements.Options['locale']>
}

/** The apps that show the elements of a kit: the last one that is unmounted removes the modal. */
const key: unique symbol = Symbol('latchkit apps')
type KitOfApps = Latchkit & { [key]?: number }

/**
 * Plugin with the buttons and the modal, which are the elements of `@latchkit/html`. It comes after the plugin `latchkit`. All templates
 * of the app have `<LatchkitButton>`, `<LatchkitAccountButton>`, `<LatchkitNetworkButton>` and `<LatchkitModal>`, and `useLatchkit` opens
 * the modal. On a server, the components render their elements, and nothing starts.
 *
 * @throws `MissingPluginError` without the plugin `latchkit`, and `ConfigError` if another kit has elements of that name: two kits in
 * one document need two prefixes.
 * @example
 * ```ts
 * import { createLatchkit, latchkit } from '@latchkit/vue'
 * import { latchkitElements } from '@latchkit/vue/elements'
 * import { base, mainnet } from '@latchkit/vue/networks'
 * import { createApp } from 'vue'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 *
 * createApp({ template: '<LatchkitButton />' })
 *   .use(latchkit, { kit })
 *   .use(latchkitElements, { locale: 'auto' })
 *   .mount('#app')
 * ```
 */
export function latchkitElements(app: App, options: LatchkitElementsOptions = {}): void {
  const context = app.runWithContext(() => inject(latchkitKey, undefined))
  if (!context) throw new MissingPluginError('latchkit')
  const components = { LatchkitAccountButton, LatchkitButton, LatchkitModal, LatchkitNetworkButton }
  for (const [name, component] of Object.entries(components)) app.component(name, component)
  app.provide(elementsKey, options.prefix ?? 'latchkit')
  if (typeof window === 'undefined') return
  const kit: KitOfApps = context.kit
  const { locale, ...others } = options
  const modal = defineElements(kit, 'locale' in options ? { ...others, locale: toValue(locale) } : others)
  const stopLocale = watch(() => toValue(locale), modal.setLocale)
  kit[key] = (kit[key] ?? 0) + 1
  cleanUpWithApp(app, () => {
    stopLocale()
    kit[key] = (kit[key] ?? 1) - 1
    if (kit[key] === 0) modal.destroy()
  })
}

declare module 'vue' {
  interface GlobalComponents {
    LatchkitAccountButton: typeof LatchkitAccountButton
    LatchkitButton: typeof LatchkitButton
    LatchkitModal: typeof LatchkitModal
    LatchkitNetworkButton: typeof LatchkitNetworkButton
  }
}
