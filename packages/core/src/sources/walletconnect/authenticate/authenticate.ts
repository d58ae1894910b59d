import { RelayUnreachableError } from '../../../foundation/errors/relay.js'
import { AbortedError, WalletResponseError } from '../../../foundation/errors/wallet.js'
import type { Clock } from '../../../ports/Clock.js'
import type { Timeouts } from '../protocol/createSdkTimeouts.js'
import type { AuthenticatingProvider, UniversalProvider } from '../protocol/UniversalProvider.js'
import { getSignedMessages } from './getSignedMessages.js'
import { parseAuthentication } from './parseAuthentication.js'
import type { OneClickSignIn, SentFields, SignInRequest } from './SignInRequest.js'
import { createSessionRecap } from './sessionRecap.js'

/** The SDK's code for a method that the wallet does not support: it responds to the proposal instead. */
const methodUnsupported = 10_001
const sessionMs = 604_800_000
const reason = { code: 0, message: 'settled' }

/** Whether a provider has what `authenticate` uses. Another version of the SDK can lack it. */
export function canAuthenticate(provider: UniversalProvider): provider is AuthenticatingProvider {
  const { client } = provider
  const { core, engine } = client
  const needed = [
    client.authenticate,
    client.auth?.requests,
    client.session.set,
    core.crypto,
    core.relayer.subscribe,
  ]
  return needed.every((one) => one !== undefined) && engine !== undefined && 'events' in engine
}

/**
 * Creates a pairing whose wallet connects and signs a message with one approval (`wc_sessionAuthenticate`). The SDK sends a normal
 * proposal with it, for wallets that do not support that.
 *
 * The response is handled here, not by the SDK, which never settles after a malformed response, keeps a session whose signature is
 * invalid, and verifies signatures of contracts at a server of its own.
 */
export async function authenticate(
  { client }: AuthenticatingProvider,
  { message, chains, methods }: SignInRequest,
  context: {
    readonly signal: AbortSignal
    readonly timeouts: Timeouts
    readonly clock: Clock
    readonly signIn: Pick<OneClickSignIn, 'store' | 'report'>
    /** Called when the wallet has signed, before the app verifies the message. */
    readonly onSigned?: (() => void) | undefined
    readonly endSession: (topic: string) => Promise<void>
  },
): Promise<{ readonly uri: string; readonly approval: () => Promise<unknown> }> {
  const { signal, timeouts, clock, signIn, onSigned, endSession } = context
  const { domain, uri: aud, nonce, statement, expirationTime: exp, notBefore: nbf, resources = [] } = message
  // The SDK may keep and change what it receives, so it receives copies. It encodes methods with `Buffer`, which browsers do not have,
  // so they are encoded here.
  const { uri } = await client.authenticate({
    ...{ chains: [...chains], domain, uri: aud, nonce },
    resources: [...resources, createSessionRecap({ methods, chains: [] })],
    ...(statement !== undefined && { statement }),
    ...(exp !== undefined && { exp }),
    ...(nbf !== undefined && { nbf }),
  })
  const find = (list: readonly unknown[]) =>
    list.map((one) => one as SdkRequest).find((one) => uri?.startsWith(`wc:${one.pairingTopic}@`))
  const sent = find(client.auth.requests.getAll())
  const proposal = find(client.proposal?.getAll() ?? [])
  const iat = sent?.authPayload?.iat
  const { publicKey, metadata } = sent?.requester ?? {}
  if (!uri || !sent || !proposal || typeof iat !== 'string' || typeof publicKey !== 'string')
    throw new RelayUnreachableError({ details: 'The relay gave no URI.' })
  const fields: SentFields = {
    ...{ chains, methods, domain, aud, nonce, iat, exp, nbf, statement, resources },
  }
  const { events } = client.engine
  const responded = `session_request:${sent.id}`
  const proposalSettled = `session_connect:${proposal.id}`

  /** Opens the session that the wallet has opened on its side, and gives the signed messages to the app. */
  async function open(result: unknown): Promise<unknown> {
    const peer = readPeer(result)
    const topic = await client.core.crypto.generateSharedKey(publicKey as string, peer.publicKey)
    const expiry = Math.floor((clock.now() + sessionMs) / 1000)
    const session = (accounts: readonly string[], approved: readonly string[]) => ({
      ...{ topic, expiry, acknowledged: true, self: { publicKey, metadata }, peer },
      ...{ controller: peer.publicKey, relay: { protocol: 'irn' }, pairingTopic: proposal?.pairingTopic },
      ...{ requiredNamespaces: {}, optionalNamespaces: {} },
      namespaces: {
        eip155: {
          chains: [...new Set(accounts.map((account) => account.slice(0, account.lastIndexOf(':'))))],
          accounts: [...accounts],
          methods: [...approved],
          events: ['chainChanged', 'accountsChanged'],
        },
      },
    })
    await client.core.relayer.subscribe(topic)
    try {
      const { accounts, methods: approved, signed } = parseAuthentication(result, fields)
      const sessions = await getSignedMessages(signed)
      if (signal.aborted) throw new AbortedError()
      const [first] = sessions
      if (first) {
        onSigned?.()
        await signIn.store(sessions)
      }
      if (signal.aborted) {
        await signIn.store([]).catch(() => {})
        throw new AbortedError()
      }
      if (first) signIn.report({ session: first })
      const opened = session(accounts, approved)
      await client.session.set(topic, opened)
      client.core.expirer?.set(topic, expiry)
      return opened
    } catch (error) {
      signIn.report({ error, chainId: message.chainId })
      // The wallet has opened the session. It can only be ended if the SDK knows it.
      await client.session.set(topic, session([], []))
      void endSession(topic)
      throw error
    }
  }

  const approved = new Promise<unknown>((resolve, reject) => {
    const cancelTimeout = timeouts.add(() => settle(() => reject(new AbortedError())))
    const settle = (run: () => void) => {
      cancelTimeout()
      for (const event of [responded, proposalSettled]) events.removeAllListeners(event)
      // A later response to either of them is ignored.
      client.auth.requests.delete(sent.id, reason).catch(() => {})
      client.proposal?.delete?.(proposal.id, reason).catch(() => {})
      run()
    }
    // Also removes the listeners of the SDK.
    for (const event of [responded, proposalSettled]) events.removeAllListeners(event)
    events.once(responded, ({ result, error }) => {
      if (error?.code === methodUnsupported) return
      settle(() => (error ? reject(error) : resolve(open(result))))
    })
    events.once(proposalSettled, ({ session, error }) =>
      settle(() => (error ? reject(error) : resolve(session))),
    )
  })
  // The caller may stop waiting before it settles.
  approved.catch(() => {})
  return { uri, approval: () => approved }
}

/** The fields of the SDK's stored requests and proposals that are read here. */
type SdkRequest = {
  readonly id: number
  readonly pairingTopic?: unknown
  readonly authPayload?: { readonly iat?: unknown } | undefined
  readonly requester?: { readonly publicKey?: unknown; readonly metadata?: unknown } | undefined
}

function readPeer(result: unknown): { readonly publicKey: string; readonly metadata: unknown } {
  const { responder } = (result ?? {}) as { readonly responder?: { publicKey?: unknown; metadata?: unknown } }
  const publicKey = responder?.publicKey
  if (typeof publicKey !== 'string' || !/^[0-9a-f]{64}$/.test(publicKey))
    throw new WalletResponseError({
      method: 'wc_sessionAuthenticate',
      reason: 'the responder must have a public key of 32 bytes in hex',
    })
  const metadata = typeof responder?.metadata === 'object' ? (responder.metadata ?? {}) : {}
  return { publicKey, metadata }
}
