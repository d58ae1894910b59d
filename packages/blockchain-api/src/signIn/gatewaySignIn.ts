import { checkOptionNames, systemClock } from '@latchkit/core/ports'
import { toBaseUrl } from '../toBaseUrl.js'
import type { GatewaySignIn, GatewaySignInOptions } from './GatewaySession.js'

/**
 * Creates the option `siwx` for a gateway, which verifies the signed messages and issues tokens. The server of the app verifies a token with the
 * public key of the gateway. Everything but this function is loaded with the first account that connects.
 *
 * The token is only in memory, and lasts 10 minutes. The refresh token is in `localStorage`, so that a reload needs no signature: it is
 * valid once, and using it twice ends the session. Message, signature and nonce are not stored.
 *
 * @throws `ConfigError` if `url` is not such a URL; for an unknown option name, in development.
 * @example
 * ```ts
 * import { gatewaySignIn } from '@latchkit/blockchain-api'
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const projectId = 'my-dapp'
 * const siwx = gatewaySignIn({ url: 'https://gateway.my-dapp.example', projectId })
 * const kit = createLatchkit({ projectId, networks: [mainnet], siwx })
 *
 * export async function getOrders(): Promise<Response> {
 *   return fetch('/api/orders', { headers: { authorization: `Bearer ${await siwx.getToken()}` } })
 * }
 * ```
 */
export function gatewaySignIn(options: GatewaySignInOptions): GatewaySignIn {
  checkOptionNames(
    options,
    () => ({
      ...{ url: true, projectId: true, statement: true, resources: true, required: true },
      ...{ signOutOnDisconnect: true, storage: true },
    }),
    'gatewaySignIn',
  )
  const url = toBaseUrl(options.url, 'gatewaySignIn.url')
  /** Subscribes what subscribed before the code was loaded. */
  const waiting = new Set<(signIn: GatewaySignIn) => void>()
  let loading: Promise<GatewaySignIn> | undefined

  function start(): Promise<GatewaySignIn> {
    const started = import('./createGatewaySignIn.js').then(({ createGatewaySignIn }) =>
      createGatewaySignIn({ ...options, url, clock: systemClock() }),
    )
    started.catch(() => {
      // The next call loads it again, for example when the browser is online.
      if (loading === started) loading = undefined
    })
    return started
  }

  async function load(): Promise<GatewaySignIn> {
    loading ??= start()
    const signIn = await loading
    for (const attach of waiting) attach(signIn)
    waiting.clear()
    return signIn
  }

  return {
    signOutOnDisconnect: options.signOutOnDisconnect ?? true,
    getRequired: () => options.required ?? true,
    createMessage: async (input) => (await load()).createMessage(input),
    addSession: async (session) => (await load()).addSession(session),
    revokeSession: async (chainId, address) => (await load()).revokeSession(chainId, address),
    setSessions: async (sessions) => (await load()).setSessions(sessions),
    getSessions: async (chainId, address) => (await load()).getSessions(chainId, address),
    getToken: async () => (await load()).getToken(),
    getAccount: async () => (await load()).getAccount(),
    setAccountMetadata: async (metadata) => (await load()).setAccountMetadata(metadata),
    sendEmailCode: async (email, account) => (await load()).sendEmailCode(email, account),
    confirmEmailCode: async (code) => (await load()).confirmEmailCode(code),
    subscribe(listener) {
      let unsubscribe: (() => void) | undefined
      const attach = (signIn: GatewaySignIn) => {
        unsubscribe = signIn.subscribe(listener)
      }
      waiting.add(attach)
      // The next call of another method rejects with the reason, or subscribes.
      load().catch(() => {})
      return () => {
        waiting.delete(attach)
        unsubscribe?.()
      }
    },
  }
}
