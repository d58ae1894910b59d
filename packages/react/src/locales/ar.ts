import { buttonsAr } from '@latchkit/ui/copy/buttons-ar'
import type { Locale } from './Locale.js'

/**
 * The Arabic locale, right-to-left.
 *
 * @example
 * ```tsx
 * import { createLatchkit, LatchkitProvider } from '@latchkit/react'
 * import { ar } from '@latchkit/react/locales/ar'
 * import { mainnet } from '@latchkit/react/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 *
 * export const App = () => <LatchkitProvider kit={kit} locale={ar} />
 * ```
 */
export const ar: Locale = {
  buttons: buttonsAr,
  load: () => import('@latchkit/ui/copy/ar').then((chunk) => chunk.ar),
}
