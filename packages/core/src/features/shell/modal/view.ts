import type { Config } from '../../../config/config.js'
import type { Route } from '../../../engine/routes.js'
import type { ModalState } from './machine.js'
import { isLocked, topOf } from './rules.js'

/** The model of the modal's frame. */
export type ModalModel =
  /** `isDone`: the flow that the modal was opened for has ended, for example with a connected wallet. */
  | { readonly status: 'closed'; readonly isDone?: true | undefined }
  | {
      readonly status: 'open'
      readonly route: Route
      /** Number of routes on the stack. The frame animates forward when it grows. */
      readonly depth: number
      readonly direction: 'forward' | 'back'
      readonly canGoBack: boolean
      /** True for 500 ms after an action was refused. */
      readonly shaking: boolean
      /** Rendered inline, without overlay (option `enableEmbedded`). */
      readonly isInline: boolean
    }

/**
 * Returns the model of the modal's frame.
 *
 * @example
 * ```ts
 * import { createLatchkit, toModalModel } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toModalModel(kit.getState(), kit.config)
 * ```
 */
export function toModalModel(
  state: { readonly modal: ModalState },
  config: Pick<Config, 'enableEmbedded'>,
): ModalModel {
  const { modal } = state
  if (modal.status === 'closed') return modal
  const { stack, direction, shaking } = modal
  return {
    status: 'open',
    route: topOf(stack),
    depth: stack.length,
    direction,
    canGoBack: stack.length > 1 && !isLocked(stack),
    shaking,
    isInline: config.enableEmbedded,
  }
}
