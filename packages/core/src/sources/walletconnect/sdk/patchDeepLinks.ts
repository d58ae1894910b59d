import type { SentRequest } from '../protocol/SentRequest.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { replaceMethod } from './replaceMethod.js'

/**
 * Keeps the SDK from opening the link that it finds in `localStorage` (2.21.8 opens any, also `javascript:`), and reports
 * each request that it sends, so that the kit can open the wallet itself. Wallets that disabled links are skipped.
 */
export function patchDeepLinks(
  { client }: UniversalProvider,
  { onSent }: { readonly onSent: (request: SentRequest) => void },
): void {
  replaceMethod(client.session, 'get', (original) => (topic) => {
    const session = original(topic) as Session | undefined
    return session && { ...session, sessionConfig: { ...session.sessionConfig, disableDeepLink: true } }
  })
  replaceMethod(client.engine, 'sendRequest', (original) => (given) => {
    const { method, topic, clientRpcId } = given as SentMessage
    if (method === 'wc_sessionRequest') {
      const session = client.session.getAll().find((one) => (one as Session).topic === topic) as Session
      if (!session?.sessionConfig?.disableDeepLink) onSent({ id: clientRpcId, topic })
    }
    return original(given)
  })
}

/** The fields of the SDK's stored session that are read here. */
type Session = {
  readonly topic?: unknown
  readonly sessionConfig?: { readonly disableDeepLink?: boolean | undefined } | undefined
}

/** Message of the SDK's engine. */
type SentMessage = { readonly method: string; readonly topic: string; readonly clientRpcId: number }
