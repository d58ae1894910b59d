import type { AccountAction, ChainNamespace } from '@latchkit/core'

/** Returns what starts an action of the account, in its own namespace by default; `undefined` if the action is not possible. */
export type GetActionCallback = (
  action: AccountAction,
  namespace?: ChainNamespace,
) => (() => void) | undefined
