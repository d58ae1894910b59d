import { VaultError } from '../../../shared/vault/VaultError.js'
import type { StoredLink } from '../../storage/DeviceStorage.js'
import type { VaultContext } from '../../wallet/VaultContext.js'
import { pollResult } from '../pollResult.js'
import { superseded } from '../superseded.js'

/**
 * Waits until the user has confirmed the link. Returns the proof for the login service.
 *
 * @param parameters.isCurrent Whether the link still belongs to the login. A new login ends the wait.
 */
export function waitForLink(
  context: VaultContext,
  { linkId }: StoredLink,
  { signal, isCurrent }: { readonly signal: AbortSignal; readonly isCurrent: () => boolean },
): Promise<string> {
  return pollResult(context, signal, async () => {
    const { status, deviceProof } = await context.recovery.call('links/wait', { linkId }, { signal })
    if (status === 'approved' && deviceProof !== undefined) return deviceProof
    if (status === 'expired') throw expired()
    if (!isCurrent()) throw superseded()
    return undefined
  })
}

function expired(): VaultError {
  return new VaultError({
    code: 'link_expired',
    message: 'The link has expired. Start again with your email address.',
  })
}
