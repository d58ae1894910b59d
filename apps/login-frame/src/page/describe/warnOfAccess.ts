import { getAddress, type Hex } from 'viem'
import type { Simulation } from '../approval/types.js'
import { findHiddenEffects } from '../decode/findHiddenEffects.js'
import type { ModelWarning } from './ApprovalModel.js'

/** Returns a warning for each thing that calls give away or allow, and that their description does not name. */
export function warnOfAccess(
  simulation: Simulation,
  calls: readonly { readonly to: Hex; readonly data: Hex }[],
): readonly ModelWarning[] {
  const warnings = findHiddenEffects(simulation, calls).map(
    ({ kind, contract, token, other }): ModelWarning => {
      const name = kind === 'nft' ? 'hiddenNft' : 'hiddenAccess'
      const values = { contract: getAddress(token ?? contract), account: getAddress(other) }
      return { name, values, level: 'danger' }
    },
  )
  // Several NFTs of a collection are one warning.
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()]
}
