import type { LoginResponse } from '@latchkit/login-api'
import { flowExpired } from '../../../shared/vault/flowExpired.js'
import { VaultError } from '../../../shared/vault/VaultError.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { pollResult } from '../pollResult.js'
import { superseded } from '../superseded.js'

type Completed = Extract<LoginResponse<'farcaster/verify'>, { readonly status: 'completed' }>

/**
 * Waits until the user has approved the login with Farcaster. Returns the session, with the proof for the recovery service.
 *
 * @param parameters.isCurrent Whether the login is still the one of this flow. A new login ends the wait.
 */
export function waitForFarcaster(
  context: VaultContext,
  flowId: string,
  { signal, isCurrent }: { readonly signal: AbortSignal; readonly isCurrent: () => boolean },
): Promise<Completed> {
  return pollResult(context, signal, async () => {
    const response = await context.login.call('farcaster/verify', { flowId }, { signal })
    if (response.status === 'declined')
      throw new VaultError({ code: 'declined', message: 'The login was declined.' })
    if (response.status === 'expired') throw flowExpired()
    if (!isCurrent()) throw superseded()
    return response.status === 'completed' ? response : undefined
  })
}
