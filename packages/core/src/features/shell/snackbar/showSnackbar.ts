import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Snackbar } from './machine.js'

/**
 * Shows a snackbar in the modal. If one is open, it closes and the new one shows after 150 ms.
 * It hides by itself after 5 s, unless it is `loading`.
 *
 * @param parameters `message`: one short sentence. `variant`: default `success`. `icon`: only with the variant `icon`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { showSnackbar } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await showSnackbar(kit, { message: 'Address copied' })
 * ```
 */
export async function showSnackbar(
  kit: Latchkit,
  parameters: showSnackbar.Parameters,
): Promise<showSnackbar.ReturnType> {
  checkParameters(kit, parameters, 'showSnackbar(kit, { message })')
  const { message, variant = 'success', icon } = parameters
  const text = { code: 'custom', values: { text: message } } as const
  const snackbar = { id: kit.internal.newId(), variant, ...text, ...(icon && { icon }) }
  kit.internal.send({ feature: 'snackbar', event: { type: 'show', snackbar } })
}

export declare namespace showSnackbar {
  /** Content of the snackbar. */
  type Parameters = Pick<Snackbar, 'icon'> & {
    /** One short sentence, in the language of the user. */
    readonly message: string
    readonly variant?: Snackbar['variant'] | undefined
  }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
