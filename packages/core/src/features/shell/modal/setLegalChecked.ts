import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Accepts the terms, or withdraws the acceptance, while the modal is open. Does nothing while it is closed.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { openModal, setLegalChecked } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const features = { legalCheckbox: true }
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features, termsConditionsUrl: '/terms' })
 * void openModal(kit)
 * await setLegalChecked(kit, { checked: true })
 * ```
 */
export async function setLegalChecked(
  kit: Latchkit,
  parameters: setLegalChecked.Parameters,
): Promise<setLegalChecked.ReturnType> {
  checkParameters(kit, parameters, 'setLegalChecked(kit, { checked })')
  kit.internal.send({ feature: 'modal', event: { type: 'checkLegal', checked: parameters.checked } })
}

export declare namespace setLegalChecked {
  /** Whether the terms are accepted. */
  type Parameters = { readonly checked: boolean }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
