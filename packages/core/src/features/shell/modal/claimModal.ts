import type { Latchkit } from '../../../engine/latchkit.js'

/** Read as `inDevelopment.ts` of core does. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

type Listener = (isFirst: boolean) => void
/** The modals of a kit, the first one first, and whether the others were reported. */
type Modals = Set<Listener> & { isReported?: true }

/** On the kit, which both modals have, and not in a module. */
const key: unique symbol = Symbol.for('latchkit.modals')

/**
 * Registers a modal of a kit: of several ones, for example of two providers, only the first one may open.
 *
 * @param listener Called with `false` if the modal is not the first one, and with `true` when it becomes the first one.
 * @returns A function that removes the modal.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { claimModal } from '@latchkit/core/views/ui'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const release = claimModal(kit, (isFirst) => console.log(isFirst))
 * release()
 * ```
 */
export function claimModal(kit: Latchkit & { [key]?: Modals | undefined }, listener: Listener): () => void {
  kit[key] ??= new Set()
  const listeners: Modals = kit[key]
  listeners.add(listener)
  if (listeners.size > 1) listener(false)
  return () => {
    listeners.delete(listener)
    const [first] = listeners
    first?.(true)
  }
}

/**
 * Warns once that a modal does not open because it is not the first one of its kit. Production builds do not contain the check.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { warnOfSecondModal } from '@latchkit/core/views/ui'
 *
 * warnOfSecondModal(createLatchkit({ projectId: 'my-dapp', networks: [mainnet] }))
 * ```
 */
export function warnOfSecondModal(kit: Latchkit & { [key]?: Modals | undefined }): void {
  try {
    if (process.env.NODE_ENV !== 'production' && kit[key] && !kit[key].isReported) {
      kit[key].isReported = true
      kit.internal.warn(
        'A kit has two modals, of which only the first one opens: two <LatchkitProvider> have the kit. Render one around the app, or set "disableAppend" on the others.',
      )
    }
  } catch {
    // Also without a build: see `inDevelopment.ts`.
  }
}
