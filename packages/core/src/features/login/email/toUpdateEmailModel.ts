import type { KitState } from '../../../engine/types.js'
import { checkEmail } from '../login/rules.js'
import { toLoginFailure } from '../login/toLoginFailure.js'
import type { UpdateEmailModel } from './view.js'

/** Codes of errors with which the user has ended the change, in the app or in the frame: nothing is explained. */
const endedByUser: readonly string[] = ['aborted', 'user-rejected']

/**
 * Returns the model of the view in which the user types a new e-mail address.
 *
 * @param email The text of the field. Absent: the user has not typed, so it is the current address.
 * @param current The current address, if it is known: the result of `getLoginEmail`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toUpdateEmailModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toUpdateEmailModel(kit.getState(), 'bob@example.com', 'alice@example.com')
 * ```
 */
export function toUpdateEmailModel(
  { email: state }: Pick<KitState, 'email'>,
  email: string | undefined,
  current: string | undefined,
): UpdateEmailModel {
  const text = email ?? current ?? ''
  const trimmed = text.trim()
  const check = trimmed === current ? 'unchanged' : checkEmail(trimmed)
  const model = { ...(current !== undefined && { current }), email: text, check } as const
  if (state?.status === 'starting') return { status: 'sending', ...model }
  const isShown =
    state?.status === 'failed' && state.email === trimmed && !endedByUser.includes(state.error.code)
  return { status: 'ready', ...model, ...(isShown && { failure: toLoginFailure(state.error) }) }
}
