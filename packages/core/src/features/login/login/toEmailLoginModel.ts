import type { KitState } from '../../../engine/types.js'
import { checkEmail } from './rules.js'
import { toLoginFailure } from './toLoginFailure.js'
import type { EmailLoginModel } from './view.js'

/**
 * Returns the model of the e-mail field of the login, with what the user has typed.
 *
 * @param email The text of the field.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toEmailLoginModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toEmailLoginModel(kit.getState(), 'alice@example.com')
 * ```
 */
export function toEmailLoginModel({ login }: Pick<KitState, 'login'>, email: string): EmailLoginModel {
  const trimmed = email.trim()
  const model = { email, check: checkEmail(trimmed) }
  const flow = login?.flow
  if (flow?.status === 'starting' || flow?.status === 'connecting') return { status: 'sending', ...model }
  // A failure is about the address that was submitted.
  const isShown = flow?.status === 'failed' && flow.email === trimmed && flow.error.code !== 'aborted'
  return { status: 'ready', ...model, ...(isShown && { failure: toLoginFailure(flow.error) }) }
}
