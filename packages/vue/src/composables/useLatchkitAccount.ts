import { getAccount } from '@latchkit/core'
import { type Refs, toRefs } from './toRefs.js'
import { useModel } from './useModel.js'
import { type Input, useParameters } from './useParameters.js'

/**
 * Returns the connected account of a namespace and the status of its connection.
 *
 * @param parameters `namespace`: default is the active one.
 * @example
 * ```ts
 * import { useLatchkitAccount } from '@latchkit/vue'
 *
 * const { address, isConnected, status } = useLatchkitAccount()
 * console.log(isConnected.value ? address.value : status.value)
 * ```
 */
export function useLatchkitAccount(
  parameters: Input<getAccount.Parameters> = {},
): useLatchkitAccount.ReturnType {
  const current = useParameters(parameters)
  const account = useModel((state) => getAccount({ getState: () => state }, current.value))
  return toRefs(account, {
    status: true,
    isConnected: true,
    namespace: true,
    address: true,
    caipAddress: true,
    chainId: true,
    connectorId: true,
    wallet: true,
    accounts: true,
    storedAddress: true,
  })
}

export declare namespace useLatchkitAccount {
  type ReturnType = Refs<getAccount.ReturnType>
}
