import type { Config } from '../../../config/config.js'
import type { KitContext, KitState } from '../../../engine/types.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { NameRegistrationError } from '../../../foundation/errors/names.js'
import { isOffered } from '../../assets/capabilities/isOffered.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { checkLabel } from './rules.js'
import type { NamesState } from './types.js'
import type { NameCheck, NameSuggestionRow, RegisterNameModel } from './view.js'

/**
 * Returns the name that the user chooses, ready to show. It is empty until `updateName` has changed it.
 *
 * @param kit The kit of the state: without names in its data API, or at its server, the model is `unavailable`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toRegisterNameModel } from '@latchkit/core/views/names'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toRegisterNameModel(kit.getState(), kit.config, kit)
 * ```
 */
export function toRegisterNameModel(
  state: Pick<KitState, 'connection' | 'names' | 'capabilities'>,
  config: Pick<Config, 'networkOf'>,
  kit: { readonly internal: Pick<KitContext, 'dataApi'> },
): RegisterNameModel {
  if (!kit.internal.dataApi?.loadNames) return { status: 'unavailable' }
  const session = sessionOf(state, 'eip155')
  if (!session) return { status: 'disconnected' }
  const { names } = state
  const { chainId } = session
  if (names?.zone === null || !config.networkOf(chainId) || !isOffered(state, 'names', chainId))
    return { status: 'unavailable' }
  const { label = '', lookup, registration } = names ?? {}
  const found = lookup?.status === 'ready' ? lookup.suggestions : []
  const [exact, ...others] = found
  const zone = names?.zone ?? (exact && toZone(exact.name))
  const check = toCheck(label, lookup)
  return {
    status: 'ready',
    label,
    ...(zone !== undefined && { zone }),
    check,
    ...(check === 'available' && exact && { name: exact.name }),
    suggestions: others.filter(({ isAvailable }) => isAvailable).map(({ name }) => toRow(name)),
    ...(registration?.status === 'failed' && toFailure(registration)),
  }
}

function toCheck(label: string, lookup: NamesState['lookup'] | undefined): NameCheck {
  if (label === '') return 'empty'
  const error = checkLabel(label)
  if (error) return error
  if (lookup?.status === 'failed') return 'failed'
  if (lookup?.status !== 'ready') return 'checking'
  return lookup.suggestions[0]?.isAvailable ? 'available' : 'taken'
}

function toFailure({
  name,
  error,
}: Extract<NamesState['registration'], { status: 'failed' }>): Pick<
  Extract<RegisterNameModel, { status: 'ready' }>,
  'failure'
> {
  const outcome = classifyError(error)
  // The user went back.
  if (error.code === 'aborted') return {}
  if (outcome === 'declined') return { failure: { type: 'declined' } }
  const reason = error instanceof NameRegistrationError ? error.reason : undefined
  return { failure: { type: 'failed', name, ...(reason !== undefined && { reason }) } }
}

const toZone = (name: string): string => name.slice(name.indexOf('.') + 1)
const toRow = (name: string): NameSuggestionRow => ({ name, label: name.slice(0, name.indexOf('.')) })
