import type { KitState } from '../../../engine/types.js'
import { toLoginFailure } from '../login/toLoginFailure.js'
import type { EmailStep } from './types.js'
import type { EmailChangeCodeModel } from './view.js'

/**
 * Returns the model of a view in which the user enters a code of a change of the e-mail address.
 *
 * @param step The code that the view asks for: of the current address (`primary`), or of the new one (`secondary`).
 * @param current The current address, if it is known.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toEmailChangeCodeModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toEmailChangeCodeModel(kit.getState(), 'primary', 'alice@example.com')
 * ```
 */
export function toEmailChangeCodeModel(
  { email: state }: Pick<KitState, 'email'>,
  step: EmailStep,
  current: string | undefined,
): EmailChangeCodeModel {
  if (!state || state.status === 'idle') return { status: 'none' }
  const shown = step === 'primary' ? current : state.email
  const of = shown === undefined ? {} : { email: shown }
  switch (state.status) {
    case 'verifyOtp':
      if (state.step !== step) return { status: 'none' }
      return { status: 'ready', ...of, ...(state.error && { failure: toLoginFailure(state.error) }) }
    case 'verifying':
      return { status: 'verifying', ...of }
    case 'done':
      // The view is being left.
      return { status: 'verifying', ...of }
    case 'failed':
      return { status: 'failed', ...of, failure: toLoginFailure(state.error) }
    case 'starting':
      return { status: 'none' }
  }
}
