import { ServiceError } from '../services/ServiceError.js'
import type { StoredLink } from '../storage/DeviceStorage.js'
import { superseded } from './superseded.js'
import type { VaultContext } from './VaultContext.js'
import { VaultError } from './VaultError.js'

/** How long to wait after a failure, or a response that came too early. */
const pauseMs = 2000
/** Failures in a row, such as of a phone that changes its network. */
const maxFailures = 5

/**
 * Waits until the user has confirmed the link. Returns the proof for the login service.
 *
 * @param parameters.isCurrent Whether the login is still that of the link. A new login ends the wait.
 */
export async function waitForLink(
  { recovery, now, wait }: VaultContext,
  { linkId }: StoredLink,
  { signal, isCurrent }: { readonly signal: AbortSignal; readonly isCurrent: () => boolean },
): Promise<string> {
  for (let failures = 0; ; ) {
    const startedAt = now()
    try {
      const { status, deviceProof } = await recovery.call('links/wait', { linkId }, { signal })
      failures = 0
      if (status === 'approved' && deviceProof !== undefined) return deviceProof
      if (status === 'expired') throw expired()
    } catch (error) {
      const isOutage = error instanceof ServiceError && error.code === 'service_unavailable'
      if (!isOutage || ++failures > maxFailures) throw error
    }
    if (!isCurrent()) throw superseded()
    if (now() - startedAt < pauseMs) await wait(pauseMs, signal)
  }
}

function expired(): VaultError {
  return new VaultError({
    code: 'link_expired',
    message: 'The link has expired. Start again with your email address.',
  })
}
