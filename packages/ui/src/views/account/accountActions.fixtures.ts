import type { AccountAction } from '@latchkit/core'

/** The actions of an account of a wallet. */
export const actions: readonly AccountAction[] = [
  ...(['connect', 'networks', 'receive', 'profile', 'switch-wallet', 'cancel-request'] as const),
  ...(['disconnect', 'other-account'] as const),
]

export const loginActions: readonly AccountAction[] = [...actions, 'update-email', 'login-settings']
