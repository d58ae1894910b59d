import type { FrameHandlerContext } from '@latchkit/frame-client/host'
import type { ApprovalOutcome } from '../approval/types.js'
import { en } from '../copy/en.js'
import type { ChainRequest } from '../rpc/createChainRpc.js'
import { createSmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { providerMessageType } from '../social/providerMessageType.js'
import { createPageStorage } from '../storage/createPageStorage.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createHandlers } from './createHandlers.js'
import { createProviderLogins } from './createProviderLogins.js'
import type { FrameTheme } from './readTheme.js'

/** The app. */
export const origin = 'https://my-dapp.example'
export const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const context: FrameHandlerContext = { origin, signal: new AbortController().signal }
/** What the frame receives of a provider. */
export const responseUri = 'https://frame.example/callback?code=code&state=state'

/** Creates the handlers over a fake vault, and a queue in which each request ends with `outcome`. */
export function setUpHandlers({
  isLoggedIn = true,
  outcome = { status: 'approved', result: '0xsigned' },
}: {
  isLoggedIn?: boolean
  /** `waits`: until the request is aborted. */
  outcome?: ApprovalOutcome | 'waits'
} = {}) {
  const vault = createFakeVault({ isLoggedIn })
  const requests: unknown[] = []
  const signals: AbortSignal[] = []
  const sent: Omit<ChainRequest, 'signal'>[] = []
  const themes: FrameTheme[] = []
  let reloads = 0
  const providerLogins = createProviderLogins('https://frame.example')
  const handlers = createHandlers({
    providerLogins,
    vault,
    projectId: 'my-project',
    config: {
      allowedOrigins: [origin],
      loginUrl: 'https://login.example',
      recoveryUrl: 'https://recovery.example',
      chains: [
        { chainId: 'eip155:1', rpcUrl: 'https://rpc.example/1' },
        { chainId: solanaId, rpcUrl: 'https://rpc.example/solana' },
      ],
    },
    chainId: 'eip155:1',
    queue: {
      async request(request, signal) {
        requests.push(request)
        signals.push(signal)
        if (outcome !== 'waits') return outcome
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      },
    },
    async rpc({ signal: _, ...request }) {
      sent.push(request)
      return '0x10'
    },
    servers: createSmartAccountServers([], fetch, async () => {}),
    storage: createPageStorage(undefined),
    getCopy: () => en,
    onTheme: (theme) => themes.push(theme),
    reload: () => {
      reloads += 1
    },
  })
  /** The page at which the provider ends hands its address to the frame. */
  const respond = (uri = responseUri) =>
    providerLogins.receive({
      data: { type: providerMessageType, uri },
      ...{ origin: 'https://frame.example', isTrusted: true, ports: [] },
    })
  return { respond, handlers, vault, requests, signals, sent, themes, reloads: () => reloads }
}
