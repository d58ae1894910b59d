import type { KitState } from '../../../engine/types.js'

/** Whether an e-mail login waits for the frame or the user. */
export function isLoginPending({ login }: Pick<KitState, 'login'>): boolean {
  return !!login && !['idle', 'done', 'failed'].includes(login.flow.status)
}
