import type { SentRequest } from '../pairing/createWalletOpener.js'
import { replace } from './patchSdk.js'
import type { UniversalProvider } from './UniversalProvider.js'

/**
 * Keeps the SDK from opening the link that it finds in `localStorage` (2.21.8 opens any, also `javascript:`), and reports
 * each request that it sends, so that the kit can open the wallet itself. Wallets that disabled links are skipped.
 */
export function replaceDeepLinks(
  { client }: UniversalProvider,
  onSent: (request: SentRequest) => void,
): void {
  replace(client.session, 'get', (own) => (topic) => {
    const session = own(topic) as Session | undefined
    return session && { ...session, sessionConfig: { ...session.sessionConfig, disableDeepLink: true } }
  })
  replace(client.engine, 'sendRequest', (own) => (given) => {
    const { method, topic, clientRpcId } = (given ?? {}) as Readonly<Record<string, unknown>>
    if (method === 'wc_sessionRequest' && typeof topic === 'string' && typeof clientRpcId === 'number') {
      const session = client.session.getAll().find((one) => (one as Session).topic === topic) as Session
      if (!session?.sessionConfig?.disableDeepLink) onSent({ id: clientRpcId, topic })
    }
    return own(given)
  })
}

/** The fields of the SDK's stored session that are read here. */
type Session = {
  readonly topic?: unknown
  readonly sessionConfig?: { readonly disableDeepLink?: boolean | undefined } | undefined
}
