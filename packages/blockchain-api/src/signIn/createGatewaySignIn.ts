import type { SiwxSession } from '@latchkit/core'
import { SignInError } from '@latchkit/core/errors'
import type { Clock, Storage } from '@latchkit/core/ports'
import { createRefreshTokens } from './createRefreshTokens.js'
import { createSignInClient } from './createSignInClient.js'
import type { GatewaySession, GatewaySignIn, GatewaySignInOptions } from './GatewaySession.js'
import type { SignInTokensResponse } from './signInSchema.js'

type ChainId = SiwxSession['data']['chainId']
type AccessToken = { readonly token: string; readonly expiresAt: number }

/** A token that expires within this time is refreshed. */
const refreshEarlyMs = 30_000
/** As many messages can be signed at the same time, in the views of several namespaces. */
const maxPendingNonces = 8

/** Creates the sign-in of a gateway: see `gatewaySignIn`. */
export function createGatewaySignIn({
  url,
  projectId,
  clock,
  storage = getLocalStorage(),
  ...options
}: GatewaySignInOptions & { readonly clock: Clock }): GatewaySignIn {
  const client = createSignInClient({ name: 'The sign-in service', url, projectId, clock, retries: 3 })
  const key = `latchkit.sign-in.${projectId}`
  const refreshTokens = createRefreshTokens(storage, key)
  const accessTokens = new Map<string, AccessToken>()
  const nonceTokens = new Map<string, string>()
  const refreshing = new Map<string, Promise<string | undefined>>()
  const listeners = new Set<(session: GatewaySession | undefined) => void>()
  let current: GatewaySession | undefined
  /** Numbers the calls that can change `current`: the response to an earlier call must not replace the response to a later one. */
  let calls = 0
  let currentCall = 0
  let otp: { readonly account: string; readonly uuid: string; isConfirmed: boolean } | undefined

  function setCurrent(session: GatewaySession | undefined): void {
    const isSame = session?.address === current?.address && session?.chainId === current?.chainId
    current = session
    if (isSame) return
    // Each in its own microtask, so that an error of the app does not fail the sign-in.
    for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(session))
  }

  function keep(account: string, { token, refreshToken, expiresIn }: SignInTokensResponse): string {
    refreshTokens.set(account, refreshToken)
    accessTokens.set(account, { token, expiresAt: clock.now() + expiresIn * 1_000 })
    return token
  }

  function forget(account: string): void {
    refreshTokens.set(account, undefined)
    accessTokens.delete(account)
    if (current && toAccount(current.chainId, current.address) === account) setCurrent(undefined)
  }

  /** Exchanges the refresh token: in one tab at a time, because a token that is used twice ends the session. */
  function refresh(account: string): Promise<string | undefined> {
    const pending = refreshing.get(account)
    if (pending) return pending
    const started = runExclusive(key, async () => {
      const refreshToken = refreshTokens.get(account)
      if (refreshToken === undefined) return undefined
      try {
        return keep(account, await client.refresh(refreshToken))
      } catch (error) {
        if (!(error instanceof SignInError)) throw error
        forget(account)
        return undefined
      }
    }).finally(() => refreshing.delete(account))
    refreshing.set(account, started)
    return started
  }

  async function getTokenOf(account: string): Promise<string | undefined> {
    const known = accessTokens.get(account)
    // Another tab has signed out.
    if (refreshTokens.get(account) === undefined) {
      forget(account)
      return undefined
    }
    return known && known.expiresAt - refreshEarlyMs > clock.now() ? known.token : refresh(account)
  }

  const getToken = async () => current && getTokenOf(toAccount(current.chainId, current.address))

  async function end(account: string): Promise<void> {
    // The token of a session may have expired, and is not stored.
    const token = accessTokens.get(account)?.token ?? (await refresh(account))
    try {
      if (token !== undefined) await client.signOut(token)
    } catch (error) {
      // The session has ended before.
      if (!(error instanceof SignInError)) throw error
    }
    forget(account)
  }

  async function addSession({ data, message, signature }: SiwxSession): Promise<void> {
    const nonceToken = nonceTokens.get(data.nonce)
    if (nonceToken === undefined)
      throw new SignInError({ step: 'addSession', reason: 'the nonce of the message was not created here' })
    const account = toAccount(data.chainId, data.accountAddress)
    const uuid = otp?.isConfirmed && otp.account === account ? otp.uuid : undefined
    const tokens = await client.authenticate({ message, signature }, nonceToken, uuid)
    nonceTokens.delete(data.nonce)
    if (uuid !== undefined) otp = undefined
    keep(account, tokens)
    currentCall = ++calls
    setCurrent({ address: data.accountAddress, chainId: data.chainId })
  }

  function onStorage({ key: changed }: { readonly key: string | null }): void {
    if (changed !== null && changed !== key) return
    const account = current && toAccount(current.chainId, current.address)
    if (account !== undefined && refreshTokens.get(account) === undefined) forget(account)
  }

  return {
    getRequired: () => options.required ?? true,
    signOutOnDisconnect: options.signOutOnDisconnect ?? true,
    async createMessage(input) {
      const { nonce, token } = await client.getNonce()
      nonceTokens.set(nonce, token)
      const [oldest] = nonceTokens.keys()
      if (nonceTokens.size > maxPendingNonces && oldest !== undefined) nonceTokens.delete(oldest)
      return {
        ...{ ...input, nonce, domain: location.host, uri: location.origin, version: '1' },
        ...{ statement: options.statement, resources: options.resources },
        issuedAt: new Date(clock.now()).toISOString(),
      }
    },
    addSession,
    revokeSession: (chainId, address) => end(toAccount(chainId, address)),
    async setSessions(sessions) {
      const kept = new Set(sessions.map(({ data }) => toAccount(data.chainId, data.accountAddress)))
      for (const account of refreshTokens.accounts()) if (!kept.has(account)) await end(account)
      for (const session of sessions) if (nonceTokens.has(session.data.nonce)) await addSession(session)
    },
    async getSessions(chainId, address) {
      const call = ++calls
      if ((await getTokenOf(toAccount(chainId, address))) === undefined) return []
      if (call > currentCall) {
        currentCall = call
        setCurrent({ address, chainId })
      }
      return [toSession(chainId, address)]
    },
    getToken,
    async getAccount() {
      const token = await getToken()
      if (token === undefined || !current) return undefined
      const { chainId, address } = current
      try {
        const { appKitAccount, ...claims } = await client.getMe(token)
        return { ...claims, metadata: appKitAccount?.metadata ?? null }
      } catch (error) {
        if (!(error instanceof SignInError)) throw error
        forget(toAccount(chainId, address))
        return undefined
      }
    },
    async setAccountMetadata(metadata) {
      const token = await getToken()
      if (token === undefined)
        throw new SignInError({ step: 'getSessions', reason: 'no account is signed in' })
      await client.setMetadata(token, metadata)
    },
    async sendEmailCode(email, { chainId, address }) {
      const account = toAccount(chainId, address)
      otp = { account, uuid: await client.sendCode({ email, account }), isConfirmed: false }
    },
    async confirmEmailCode(code) {
      if (!otp) throw new SignInError({ step: 'addSession', reason: 'no code was sent in this page' })
      await client.verifyCode(otp.uuid, code)
      otp.isConfirmed = true
    },
    subscribe(listener) {
      // Not the listener itself, which an app can pass twice.
      const call = (session: GatewaySession | undefined) => listener(session)
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
      listeners.add(call)
      return () => {
        listeners.delete(call)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}

/** The gateway has verified the message, and does not return it. */
function toSession(chainId: ChainId, accountAddress: string): SiwxSession {
  const { host: domain, origin: uri } = location
  return {
    data: { accountAddress, chainId, domain, uri, version: '1', nonce: '' },
    message: '',
    signature: '',
  }
}

/**
 * A CAIP-10 id. Addresses of `eip155` are the same in upper and lower case.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
function toAccount(chainId: string, address: string): string {
  return `${chainId}:${chainId.startsWith('eip155:') ? address.toLowerCase() : address}`
}

function getLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Reading the property itself throws if storage is blocked.
    return null
  }
}

/** Runs a task while no other tab runs one with the same name. Without the Web Locks API, as on insecure pages, at once. */
function runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(name, task) : task()
}
