import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import type { InvalidChainIdError } from '../../../foundation/errors/names.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { canSign } from '../../wallet/connection/rules.js'
import { requestFeature } from '../../wallet/request/feature.js'
import { getSigningSession } from '../../wallet/request/getSigningSession.js'
import { checkLabel, toCoinType } from './rules.js'
import { updateName } from './updateName.js'

/**
 * Registers a name for the account that is connected on `eip155`: asks the wallet to sign typed data with the name and the server, which
 * is not a transaction and has no fee, and sends it to the server. From then on it is the name of the account in `getState().identity`.
 *
 * @param parameters `name`: the complete name. `attributes`: `bio` is the only one. `signal` stops waiting for the wallet.
 * @throws see `registerName.ErrorType`. `UserRejectedError` when the user declined; `NameRegistrationError` with the first reason
 * of the server; `ActionIgnoredError` while another registration is pending.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { registerName } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const name = await registerName(kit, { name: 'alice.example.eth' })
 * ```
 */
export async function registerName(kit: Latchkit, parameters: registerName.Parameters): Promise<string> {
  checkParameters(kit, parameters, 'registerName(kit, { name })')
  const { name, attributes = {}, signal } = parameters
  const { internal } = kit
  const [label = '', ...zone] = name.split('.')
  const problem = checkLabel(label)
  if (problem !== undefined || zone.length === 0)
    throw new InvalidParameterError({ field: 'name', reason: problem ?? 'it has no zone' })
  if (signal?.aborted) throw new AbortedError()
  updateName(kit)
  internal.install(requestFeature)
  // Shows the name as soon as it is registered. Without this code, the account has its name when that is read again.
  await import('../../assets/identity/feature.js').then(
    ({ identityFeature }) => internal.install(identityFeature),
    () => {},
  )
  if (signal?.aborted) throw new AbortedError()
  if (!canSign(kit.getState(), 'eip155')) {
    const alert = { code: 'AUTH_CONNECTOR_NOT_FOUND', variant: 'error' } as const
    internal.send({ feature: 'alerts', event: { type: 'show', alert } })
  }
  const { accounts, chainId, connectorId } = getSigningSession(kit, 'eip155')
  const id = internal.newId()
  const request = {
    id,
    name,
    address: accounts[0].address,
    chainId,
    connectorId,
    coinType: toCoinType(chainId),
    attributes: { ...attributes },
  }
  const cancel = () => internal.send({ feature: 'names', event: { type: 'cancel' } })
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await internal.request<string>(
      { feature: 'names', event: { type: 'register', request } },
      (fact) => {
        if (fact.feature !== 'names' || fact.id !== id) return undefined
        if (fact.type === 'registered') return { value: fact.name }
        return fact.type === 'notRegistered' ? { error: fact.error } : undefined
      },
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

export declare namespace registerName {
  type Parameters = {
    readonly name: string
    readonly attributes?: Readonly<Record<string, string>> | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** `LatchkitError`: `NameRegistrationError`, `UserRejectedError`, `AbortedError`, or another error of the wallet. */
  type ErrorType =
    | ConfigError
    | NotConnectedError
    | InvalidParameterError
    | InvalidChainIdError
    | LatchkitError
}
