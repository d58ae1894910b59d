'use client'
import { homeRoute, type Latchkit } from '@latchkit/core'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { checkProvider } from './checkProvider.js'
import { LatchkitContext } from './context/LatchkitContext.js'
import { createLazy } from './lazy/createLazy.js'
import { useIdleCallback } from './lazy/useIdleCallback.js'
import { en } from './locales/en.js'
import type { Locale } from './locales/Locale.js'
import { createModalChunks } from './modal/createModalChunks.js'
import { LatchkitModal } from './modal/LatchkitModal.js'
import { prefetch } from './modal/prefetch.js'

/** Props of {@link LatchkitProvider}. */
export type LatchkitProviderProps = {
  /** Create it once, outside any component. */
  readonly kit: Latchkit
  /** The language of the buttons and the modal. Create it once, outside any component. Default: English. */
  readonly locale?: Locale | undefined
  /** Disables rendering the modal; render `LatchkitModal` yourself, or none. Default: false. */
  readonly disableAppend?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * Provides a kit to the components below it, mounts the kit while it is mounted itself, and renders the modal.
 * Multiple kits on one page each have a provider, side by side or nested.
 *
 * @example
 * ```tsx
 * import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
 * import { base, mainnet } from '@latchkit/react/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 *
 * export const App = () => (
 *   <LatchkitProvider kit={kit}>
 *     <ConnectButton />
 *   </LatchkitProvider>
 * )
 * ```
 */
export function LatchkitProvider(props: LatchkitProviderProps): ReactNode {
  const { kit, locale = en, disableAppend, children } = props
  checkProvider(kit)
  const chunks = useMemo(() => createModalChunks(kit), [kit])
  const context = useMemo(
    () => ({
      ...chunks,
      kit,
      buttonCopy: locale.buttons,
      copy: createLazy(locale.load),
      accountCopy: createLazy(async () => {
        const copy = await locale.load()
        return { ...copy, ...(await copy.loadAccount()) }
      }),
    }),
    [chunks, kit, locale],
  )
  useEffect(() => {
    if (context.kit.config.siwx) prefetch(context, 'siwx-sign-message')
  }, [context])
  // While rendering, so that the first frame shows the stored account. React hydrates a server's markup with the initial state, and
  // shows this one after that.
  useMemo(() => typeof window !== 'undefined' && kit.showStored(), [kit])
  // Of its own: another locale must not start the kit again.
  useEffect(() => kit.mount(), [kit])
  // The view that the next click would open.
  useIdleCallback(useCallback(() => prefetch(context, homeRoute(context.kit.getState()).view), [context]))
  return (
    <LatchkitContext.Provider value={context}>
      {children}
      {!disableAppend && !kit.config.enableEmbedded && <LatchkitModal />}
    </LatchkitContext.Provider>
  )
}
