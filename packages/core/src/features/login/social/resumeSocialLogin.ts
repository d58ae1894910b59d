import { openPageAddress, type PageAddress } from '../../../browser/pageAddress.js'
import type { SourceContext } from '../../../engine/source.js'
import { findAuthConnector } from '../login/findAuthConnector.js'
import { takePendingSocial } from '../login/storedSocial.js'
import { socialFeature } from './feature.js'
import { takeReturnUri } from './rules.js'

/**
 * Continues the login that has left the page, if the frame's page for returns has loaded it: the return is removed from the address, and the
 * login is completed. A return that this browser has not asked for is removed only: another site could log the user in with its own account.
 */
export function resumeSocialLogin(
  { frame, storage, clock, namespaces, getState, install, newId, send, warn }: SourceContext['internal'],
  page: PageAddress = openPageAddress(),
): void {
  const taken = frame && takeReturnUri(page.href, frame.origin)
  if (!taken) return
  page.replace(taken.rest)
  const pending = takePendingSocial(storage, clock.now())
  const connector = pending && findAuthConnector(getState(), namespaces, pending.namespace)
  if (!pending || !connector) {
    warn('A login returned that this browser has not started.')
    return
  }
  install(socialFeature)
  const { provider, hasModal } = pending
  const { id: connectorId, namespace } = connector
  // The user is back where the login was started, also after declining at the provider.
  if (hasModal) send({ feature: 'modal', event: { type: 'open', route: { view: 'connect' } } })
  const attempt = { id: newId(), provider, connectorId, namespace }
  send({ feature: 'social', event: { type: 'resume', attempt, uri: taken.uri } })
}
