import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact, Settlement } from '../../../engine/types.js'
import { waitForFact } from '../../../engine/waitForFact.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { SignInError } from '../../../foundation/errors/signIn.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SiwxSession } from '../../../ports/Siwx.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import type { askWallet } from '../../wallet/request/askWallet.js'
import { getSigningSession } from '../../wallet/request/getSigningSession.js'
import { watchSignIn } from './watchSignIn.js'

/**
 * Signs the connected account in: asks the wallet to sign the message of the option `siwx`, and stores the session. Returns the session
 * at once if there is one for the account and its chain.
 *
 * @param parameters `namespace`: the one of the account; default the active one. `signal` stops waiting for the wallet.
 * @throws see `signIn.ErrorType`. `UserRejectedError` when the user declined; `AbortedError` when the user cancelled, or the account
 * changed meanwhile.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signIn } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { data } = await signIn(kit)
 * console.log(data.accountAddress)
 * ```
 */
export async function signIn(kit: Latchkit, parameters: signIn.Parameters = {}): Promise<signIn.ReturnType> {
  checkParameters(kit, parameters, 'signIn(kit, {})')
  const { namespace = getActiveNamespace(kit.getState()), signal } = parameters
  if (!kit.config.siwx) throw new ConfigError({ path: 'siwx', reason: 'must be set for signIn' })
  if (signal?.aborted) throw new AbortedError()
  getSigningSession(kit, namespace)
  watchSignIn(kit)
  const state = kit.getState().siwx?.[namespace]
  if (!state || state.status === 'idle') throw new MethodNotSupportedError({ method: 'signIn', namespace })
  if (state.status === 'verified') return state.session
  const { newId, request, send } = kit.internal
  // A second call waits for the attempt of the first.
  const pendingId = 'signId' in state ? state.signId : undefined
  const id = pendingId ?? newId()
  const settle = (fact: Fact) => toSettlement(fact, namespace, id)
  const cancel = () => send({ feature: 'request', namespace, event: { type: 'cancel', id } })
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return pendingId === undefined
      ? await request({ feature: 'siwx', namespace, event: { type: 'sign', id } }, settle)
      : await waitForFact(kit, settle)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

function toSettlement(fact: Fact, namespace: ChainNamespace, id: string): Settlement<SiwxSession> {
  if (fact.feature !== 'siwx' || fact.namespace !== namespace || !('id' in fact) || fact.id !== id)
    return undefined
  if (fact.type === 'verified') return { value: fact.session }
  return fact.type === 'failed' ? { error: fact.error } : undefined
}

export declare namespace signIn {
  type Parameters = {
    readonly namespace?: ChainNamespace | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = SiwxSession
  type ErrorType =
    | ConfigError
    | MethodNotSupportedError
    | NotConnectedError
    | SignInError
    | askWallet.ErrorType
}
