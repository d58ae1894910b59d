import type { SdkNamespace, UniversalProvider } from '../protocol/UniversalProvider.js'
import { replaceMethod } from './replaceMethod.js'

/** Sends the kit's proposal with a request to connect and sign in: the SDK's own one has only the methods that it encodes itself. */
export function patchProposal(
  { client }: Pick<UniversalProvider, 'client'>,
  { getProposal }: { readonly getProposal: () => Record<string, SdkNamespace> },
): void {
  replaceMethod(client.engine, 'sendRequest', (original) => (request) => {
    const { method, params } = request as { readonly method?: unknown; readonly params?: unknown }
    if (method !== 'wc_sessionPropose' || typeof params !== 'object') return original(request)
    return original({ ...(request as object), params: { ...params, optionalNamespaces: getProposal() } })
  })
}
