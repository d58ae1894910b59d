import {
  type Envelope,
  loginEndpoints,
  type SignedAction,
  toSignedMessage,
  type WalletAddresses,
} from '@latchkit/login-api'
import { base64urlnopad } from '@scure/base'
import { verifyMessage } from 'viem'
import { createFakeChallenges } from './createFakeChallenges.fixtures.js'
import type { FakeProvider } from './createFakeProvider.fixtures.js'
import { createFakeServer, type FakeHandlers, type FakeRequest, refuse } from './createFakeServer.fixtures.js'

type FakeWallet = {
  readonly id: string
  readonly addresses: WalletAddresses
  readonly check: string
  isActive: boolean
  readonly shares: Map<string, string>
  envelopes: readonly Envelope[]
}
type FakeUser = {
  readonly id: string
  email: string | null
  /** The account of a social login: `provider subject`. */
  readonly account?: string
  readonly userName?: string
  readonly devices: Set<string>
  wallet?: FakeWallet
  /** Id of the credential. */
  passkey?: string
}
type FakeFlow = {
  readonly jkt: string
  readonly email: string
  readonly userId?: string
  isTrusted: boolean
  code?: string
  tries: number
}
type FakeSocialFlow = { readonly jkt: string; readonly provider: string; readonly state: string }
type FakeSession = {
  readonly userId: string
  readonly jkt: string
  readonly refreshToken: string
  readonly accessToken: string
}

/** Creates a login service in memory. */
export function createFakeLogin({
  baseUrl,
  now,
  proofs,
  provider: providers,
}: {
  readonly baseUrl: string
  readonly now: () => number
  /** Device proofs of the recovery service. Each is used once. */
  readonly proofs: Map<string, { readonly email: string; readonly jkt: string }>
  readonly provider: FakeProvider
}) {
  const users = new Map<string, FakeUser>()
  const flows = new Map<string, FakeFlow>()
  const challenges = createFakeChallenges()
  const socialFlows = new Map<string, FakeSocialFlow>()
  const farcasterFlows = new Map<
    string,
    { readonly jkt: string; readonly nonce: string; readonly at: number }
  >()
  /** Accounts that are logged in as the user of another one. */
  const redirected = new Map<string, string>()
  const sentAt = new Map<string, number>()
  let sessions: readonly FakeSession[] = []

  const findUser = (email: string) => [...users.values()].find((user) => user.email === email)

  function createFlow(flow: Omit<FakeFlow, 'tries'>): string {
    const id = crypto.randomUUID()
    flows.set(id, { ...flow, tries: 0 })
    return id
  }

  function sendCode(flow: FakeFlow) {
    const left = (sentAt.get(flow.email) ?? 0) + 30_000 - now()
    if (left > 0) throw refuse('retry_later', left)
    sentAt.set(flow.email, now())
    flow.code = String(crypto.getRandomValues(new Uint32Array(1))[0])
      .padStart(6, '0')
      .slice(-6)
    return { retryAfterMs: 30_000 }
  }

  function getFlow(id: string, { jkt }: FakeRequest): FakeFlow {
    const flow = flows.get(id)
    if (flow?.jkt !== jkt) throw refuse('flow_expired')
    return flow
  }

  function verifyCode(flow: FakeFlow, code: string) {
    if (flow.tries >= 5) throw refuse('too_many_attempts')
    flow.tries++
    if (flow.code === undefined) throw refuse('code_expired')
    if (flow.code !== code) throw refuse('code_wrong')
    delete flow.code
  }

  function beginSession(user: FakeUser, jkt: string) {
    const [accessToken, refreshToken] = [crypto.randomUUID(), crypto.randomUUID()]
    const { userName } = user
    sessions = [...sessions, { userId: user.id, jkt, refreshToken, accessToken }]
    return { accessToken, refreshToken, expiresIn: 600, user: { id: user.id, email: user.email, userName } }
  }

  function logInAccount(own: string, userName: string, jkt: string) {
    const account = redirected.get(own) ?? own
    const user = [...users.values()].find((known) => known.account === account) ?? {
      ...{ id: crypto.randomUUID(), email: null, account, userName },
      devices: new Set<string>(),
    }
    users.set(user.id, user)
    user.devices.add(jkt)
    return beginSession(user, jkt)
  }

  function getUser({ accessToken, jkt }: FakeRequest): FakeUser {
    const session = sessions.find((one) => one.accessToken === accessToken && one.jkt === jkt)
    const user = users.get(session?.userId ?? '')
    if (!user?.devices.has(jkt)) throw refuse('session_expired')
    return user
  }

  function getWallet(request: FakeRequest): FakeWallet {
    const { wallet } = getUser(request)
    if (!wallet) throw refuse('wallet')
    return wallet
  }

  async function requireSignature(
    action: SignedAction,
    { eip155 }: WalletAddresses,
    signature: string,
    jkt: string,
  ) {
    const message = toSignedMessage(action, jkt)
    const address = eip155 as `0x${string}`
    if (!(await verifyMessage({ address, message, signature: signature as `0x${string}` })))
      throw refuse('signature')
  }

  const handlers: FakeHandlers<typeof loginEndpoints> = {
    'email/start': ({ email: given }, { jkt }) => {
      const email = given.toLowerCase()
      const isTrusted = findUser(email)?.devices.has(jkt) ?? false
      return {
        flowId: createFlow({ jkt, email, isTrusted }),
        action: isTrusted ? 'VERIFY_OTP' : 'VERIFY_DEVICE',
      }
    },
    'email/send': ({ flowId, deviceProof = '' }, request) => {
      const flow = getFlow(flowId, request)
      const proof = proofs.get(deviceProof)
      if (!flow.isTrusted && (proof?.email !== flow.email || proof.jkt !== request.jkt))
        throw refuse('link_expired')
      proofs.delete(deviceProof)
      flow.isTrusted = true
      return sendCode(flow)
    },
    'email/verify': ({ flowId, code }, request) => {
      const flow = getFlow(flowId, request)
      verifyCode(flow, code)
      flows.delete(flowId)
      const user = findUser(flow.email) ?? { id: crypto.randomUUID(), email: flow.email, devices: new Set() }
      users.set(user.id, user)
      user.devices.add(request.jkt)
      return beginSession(user, request.jkt)
    },
    'social/start': ({ provider, app, nonce }, { jkt }) => {
      const flowId = crypto.randomUUID()
      const origin = base64urlnopad.encode(new TextEncoder().encode(app.origin))
      const state = `${flowId}.${origin}.${crypto.randomUUID()}`
      const uri = providers.getUri(provider, { state, nonce })
      socialFlows.set(flowId, { jkt, provider, state })
      return { flowId, uri }
    },
    'social/verify': ({ flowId, code, state }, { jkt }) => {
      const flow = socialFlows.get(flowId)
      if (flow?.jkt !== jkt || flow.state !== state) throw refuse('flow_expired')
      socialFlows.delete(flowId)
      const { proof, subject, userName } = providers.redeem(code, flow.provider)
      return { ...logInAccount(`${flow.provider} ${subject}`, userName, jkt), proof }
    },
    'farcaster/start': ({ nonce }, { jkt }) => {
      const flowId = crypto.randomUUID()
      farcasterFlows.set(flowId, { jkt, nonce, at: now() })
      return { flowId, url: `https://farcaster.example/~/siwf?channelToken=${flowId}&nonce=${nonce}` }
    },
    'farcaster/verify': ({ flowId }, { jkt }) => {
      const flow = farcasterFlows.get(flowId)
      if (flow?.jkt !== jkt) throw refuse('flow_expired')
      if (now() - flow.at >= 300_000) return { status: 'expired' }
      const approval = providers.findApproval(flow.nonce)
      if (approval === undefined) return { status: 'pending' }
      farcasterFlows.delete(flowId)
      if (approval === 'declined') return { status: 'declined' }
      const { subject, userName, proof } = approval
      if (proof.type !== 'farcaster') throw new Error('The proof must be that of Farcaster.')
      return { status: 'completed', ...logInAccount(`farcaster ${subject}`, userName, jkt), proof }
    },
    'passkey/start': (_, { jkt }) => challenges.create(jkt),
    'passkey/verify': ({ flowId, credential }, { jkt }) => {
      challenges.take(flowId, jkt, credential.clientDataJSON)
      const user = [...users.values()].find(({ passkey }) => passkey === credential.id)
      if (!user) throw refuse('passkey_refused')
      user.devices.add(jkt)
      return beginSession(user, jkt)
    },
    'passkey/create/start': (_, request) => {
      const { id, passkey } = getUser(request)
      const userHandle = base64urlnopad.encode(new TextEncoder().encode(id))
      return { ...challenges.create(request.jkt), userHandle, excludeIds: passkey ? [passkey] : [] }
    },
    'passkey/create': async ({ flowId, credential, signature }, request) => {
      const { addresses, envelopes } = getWallet(request)
      challenges.take(flowId, request.jkt, credential.clientDataJSON)
      if (envelopes.some(({ type }) => type === 'passkey')) throw refuse('passkey_exists')
      const action = { type: 'addPasskey', credentialId: credential.id } as const
      await requireSignature(action, addresses, signature, request.jkt)
      getUser(request).passkey = credential.id
      return {}
    },
    'passkey/remove': async ({ signature }, request) => {
      const wallet = getWallet(request)
      await requireSignature({ type: 'removePasskey' }, wallet.addresses, signature, request.jkt)
      const rest = wallet.envelopes.filter(({ type }) => type !== 'passkey')
      if (rest.length === 0) throw refuse('only_recovery')
      wallet.envelopes = rest
      delete getUser(request).passkey
      return {}
    },
    token: ({ refreshToken }, { jkt }) => {
      const session = sessions.find((one) => one.refreshToken === refreshToken && one.jkt === jkt)
      const user = users.get(session?.userId ?? '')
      sessions = sessions.filter((one) => one !== session)
      if (!user?.devices.has(jkt)) throw refuse('session_expired')
      return beginSession(user, jkt)
    },
    'sign-out': (_, request) => {
      getUser(request)
      sessions = sessions.filter(({ jkt }) => jkt !== request.jkt)
      return {}
    },
    'wallet/read': (_, request) => {
      const { wallet } = getUser(request)
      if (!wallet) return { wallet: null }
      const { shares, ...record } = wallet
      return { wallet: { ...record, hasShare: shares.has(request.jkt) } }
    },
    'wallet/create': async ({ addresses, check, share, envelopes, signature }, request) => {
      const user = getUser(request)
      if (user.wallet?.isActive) throw refuse('wallet_exists')
      await requireSignature({ type: 'createWallet', addresses, share }, addresses, signature, request.jkt)
      const shares = new Map([[request.jkt, share]])
      user.wallet = { id: crypto.randomUUID(), addresses, check, isActive: false, shares, envelopes }
      return { walletId: user.wallet.id }
    },
    'wallet/activate': (_, request) => {
      const wallet = getWallet(request)
      if (!wallet.shares.has(request.jkt)) throw refuse('wallet')
      wallet.isActive = true
      return {}
    },
    'wallet/share': (_, request) => {
      const share = getWallet(request).shares.get(request.jkt)
      if (share === undefined) throw refuse('wallet')
      return { share }
    },
    'wallet/share/put': async ({ share, signature }, request) => {
      const wallet = getWallet(request)
      await requireSignature({ type: 'putShare', share }, wallet.addresses, signature, request.jkt)
      wallet.shares.set(request.jkt, share)
      return {}
    },
    'wallet/envelope/put': async ({ envelope, signature }, request) => {
      const wallet = getWallet(request)
      await requireSignature({ type: 'putEnvelope', envelope }, wallet.addresses, signature, request.jkt)
      wallet.envelopes = [...wallet.envelopes.filter(({ type }) => type !== envelope.type), envelope]
      return {}
    },
    'wallet/envelope/remove': async ({ type: envelopeType, signature }, request) => {
      const wallet = getWallet(request)
      await requireSignature(
        { type: 'removeEnvelope', envelopeType },
        wallet.addresses,
        signature,
        request.jkt,
      )
      wallet.envelopes = wallet.envelopes.filter(({ type }) => type !== envelopeType)
      return {}
    },
    'devices/list': (_, request) => ({
      devices: [...getUser(request).devices].map((jkt) => ({
        id: jkt,
        label: 'Browser',
        origin: 'https://my-dapp.example',
        createdAt: 0,
        seenAt: 0,
        isCurrent: jkt === request.jkt,
      })),
    }),
    'devices/revoke': ({ id }, request) => {
      const user = getUser(request)
      user.devices.delete(id)
      user.wallet?.shares.delete(id)
      sessions = sessions.filter(({ jkt }) => jkt !== id)
      return {}
    },
    'confirm/start': (_, request) => {
      const { id: userId, email } = getUser(request)
      if (email === null) throw refuse('email')
      const flowId = createFlow({ jkt: request.jkt, email, userId, isTrusted: true })
      sendCode(getFlow(flowId, request))
      return { flowId }
    },
    'confirm/verify': ({ flowId, code }, request) => {
      getUser(request)
      verifyCode(getFlow(flowId, request), code)
      return {}
    },
    'email/change': ({ email }, request) => {
      const user = getUser(request)
      const flowId = createFlow({
        jkt: request.jkt,
        email: user.email ?? email,
        userId: email,
        isTrusted: true,
      })
      sendCode(getFlow(flowId, request))
      return { flowId, action: user.email === null ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
    },
    'email/change/primary': ({ flowId, code }, request) => {
      const flow = getFlow(flowId, request)
      verifyCode(flow, code)
      const next: FakeFlow = { ...flow, email: flow.userId ?? '' }
      flows.set(flowId, next)
      sendCode(next)
      return {}
    },
    'email/change/secondary': ({ flowId, code }, request) => {
      const flow = getFlow(flowId, request)
      verifyCode(flow, code)
      getUser(request).email = flow.email
      return { email: flow.email }
    },
    'account/delete': () => {
      throw new Error('The vault does not delete accounts.')
    },
  }

  return {
    handle: createFakeServer({ baseUrl, endpoints: loginEndpoints, handlers, now }),
    /** Returns the last code that was sent to an address. */
    readCode(email: string): string {
      const code = [...flows.values()].filter((flow) => flow.email === email && flow.code).at(-1)?.code
      if (code === undefined) throw new Error(`No code was sent to ${email}.`)
      return code
    },
    /** Logs an account in as the user of another one, as a hostile service could: `provider subject`. */
    redirect: (account: string, other: string) => void redirected.set(account, other),
    /** Ends all sessions, as if their refresh tokens had expired. */
    endSessions(): void {
      sessions = []
    },
    /** Makes access tokens invalid, as if they had expired early. */
    expireAccessTokens(): void {
      sessions = sessions.map((session) => ({ ...session, accessToken: crypto.randomUUID() }))
    },
  }
}
