import { walletsBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'

/**
 * Returns the wallets of the modal, in its order, how each one is connected, and a function that connects a wallet of this browser without
 * the modal. The modal shows the others: a QR code or the app of a remote wallet, or where to get one that is not installed.
 *
 * @param parameters `namespace`: only wallets of this namespace. Default: all.
 * @example
 * ```ts
 * import { useLatchkitWallets } from '@latchkit/vue'
 *
 * const { wallets, connect } = useLatchkitWallets()
 * const first = wallets.value[0]
 * if (first?.access === 'direct') await connect(first.id)
 * ```
 */
export function useLatchkitWallets(
  parameters: Input<walletsBinding.Parameters> = {},
): useLatchkitWallets.ReturnType {
  const current = useParameters(parameters)
  return {
    ...useState(walletsBinding.toState, current, { status: true, wallets: true }),
    ...useActions(walletsBinding.createActions, current),
  }
}

export declare namespace useLatchkitWallets {
  type ReturnType = Refs<walletsBinding.State> & walletsBinding.Actions
}
