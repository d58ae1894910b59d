import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { SmartAccountNotEnabledError } from '../../../foundation/errors/accountType.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import { type ConnectedAccount, sessionOf, toConnectedAccount } from '../../wallet/connection/rules.js'
import { toChainName } from '../../wallet/network/toChainName.js'
import type { LoginAccountType } from './types.js'

const namespace = 'eip155'

/**
 * Chooses the account with which the user of the login frame signs on EVM chains: the ordinary one (`eoa`), or the smart account. The
 * session stays connected, and its account changes: to the same address with EIP-7702, to another one with ERC-4337. The choice is
 * stored on this device, and applies to every network that has smart accounts.
 *
 * @param parameters `signal` cancels the change.
 * @returns The account that is connected now.
 * @throws see `setPreferredAccountType.ErrorType`. `MethodNotSupportedError` if the account does not belong to a login;
 * `SmartAccountNotEnabledError` on a network without smart accounts. After an error, the session has the account that it had before.
 * @see https://eips.ethereum.org/EIPS/eip-7702
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setPreferredAccountType } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { address } = await setPreferredAccountType(kit, { type: 'smartAccount' })
 * console.log(address)
 * ```
 */
export async function setPreferredAccountType(
  kit: Latchkit,
  parameters: setPreferredAccountType.Parameters,
): Promise<setPreferredAccountType.ReturnType> {
  checkParameters(kit, parameters, 'setPreferredAccountType(kit, { type })')
  const { type, signal } = parameters
  if (type !== 'eoa' && type !== 'smartAccount')
    throw new InvalidParameterError({ field: 'type', reason: 'it must be `eoa` or `smartAccount`' })
  const state = kit.getState()
  const session = sessionOf(state, namespace)
  if (!session) throw new NotConnectedError({ namespace })
  if (session.connectorId !== loginConnectorId || !state.accountType)
    throw new MethodNotSupportedError({ method: 'setPreferredAccountType', namespace })
  if (type === 'smartAccount' && !state.accountType.enabledChainIds.includes(session.chainId))
    throw new SmartAccountNotEnabledError({ network: toChainName(kit.config, session.chainId).name })
  if (signal?.aborted) throw new AbortedError()
  if (session.accounts[0].type === type && state.accountType.preferredType === type)
    return toConnectedAccount(namespace, session)

  const { internal } = kit
  const id = internal.newId()
  const cancel = () => internal.send({ feature: 'accountType', event: { type: 'cancel', id } })
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await internal.request<ConnectedAccount>(
      { feature: 'accountType', event: { type: 'set', id, accountType: type } },
      (fact) => {
        if (fact.feature !== 'accountType' || fact.id !== id) return undefined
        if (fact.type === 'failed') return { error: fact.error }
        return { value: toConnectedAccount(namespace, sessionOf(kit.getState(), namespace) ?? session) }
      },
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

export declare namespace setPreferredAccountType {
  type Parameters = {
    readonly type: LoginAccountType
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = ConnectedAccount
  /** `LatchkitError`: an error of the frame. */
  type ErrorType =
    | InvalidParameterError
    | NotConnectedError
    | MethodNotSupportedError
    | SmartAccountNotEnabledError
    | AbortedError
    | ActionIgnoredError
    | LatchkitError
}
