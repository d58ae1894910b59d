import type { Latchkit } from '../../../engine/latchkit.js'

/** Read as `inDevelopment.ts` of core does. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

type Opened = { readonly modal: unknown; readonly owner: object; isReported: boolean }

/** On the kit's state, which both modals have, and not in a module. */
const key: unique symbol = Symbol.for('latchkit.modal')

/**
 * Warns once if two modals of one kit open at the same time: two providers have it. Production builds do not contain the check.
 * Call it when a modal opens.
 *
 * @param owner An object by which the modal is recognised, such as the context of its provider.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { checkModals } from '@latchkit/core/views/ui'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const modal = {}
 * checkModals(kit, modal)
 * ```
 */
export function checkModals(kit: Latchkit, owner: object): void {
  try {
    if (process.env.NODE_ENV !== 'production') findSecondModal(kit, owner)
  } catch {
    // Also without a build: see `inDevelopment.ts`.
  }
}

function findSecondModal(kit: Latchkit & { [key]?: Opened | undefined }, owner: object): void {
  const { modal } = kit.getState()
  const opened = kit[key]
  if (opened?.modal !== modal) {
    kit[key] = { modal, owner, isReported: opened?.isReported ?? false }
    return
  }
  if (opened.owner === owner || opened.isReported) return
  opened.isReported = true
  kit.internal.warn(
    'Two modals of one kit are open: two <LatchkitProvider> have it. Render one around the app, or set "disableAppend" on the others.',
  )
}
