import type { SiwxSession } from '@latchkit/core'
import { SignInError } from '@latchkit/core/errors'
import type { Clock, Storage } from '@latchkit/core/ports'
import { createAccountTokens } from './createAccountTokens.js'
import { createSignInClient } from './createSignInClient.js'
import type { GatewaySession, GatewaySignIn, GatewaySignInOptions } from './GatewaySession.js'

type ChainId = SiwxSession['data']['chainId']

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
  const tokens = createAccountTokens({ client, clock, storage, key, onForgotten })
  const nonceTokens = new Map<string, string>()
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

  function onForgotten(account: string): void {
    if (current && toAccountId(current.chainId, current.address) === account) setCurrent(undefined)
  }

  const getToken = async () => current && tokens.get(toAccountId(current.chainId, current.address))

  async function end(account: string): Promise<void> {
    const token = await tokens.getForSignOut(account)
    try {
      if (token !== undefined) await client.signOut(token)
    } catch (error) {
      // The session has ended before.
      if (!(error instanceof SignInError)) throw error
    }
    tokens.forget(account)
  }

  async function addSession({ data, message, signature }: SiwxSession): Promise<void> {
    const nonceToken = nonceTokens.get(data.nonce)
    if (nonceToken === undefined)
      throw new SignInError({ step: 'addSession', reason: 'the nonce of the message was not created here' })
    const account = toAccountId(data.chainId, data.accountAddress)
    const uuid = otp?.isConfirmed && otp.account === account ? otp.uuid : undefined
    const response = await client.authenticate({ message, signature }, nonceToken, uuid)
    nonceTokens.delete(data.nonce)
    if (uuid !== undefined) otp = undefined
    tokens.keep(account, response)
    currentCall = ++calls
    setCurrent({ address: data.accountAddress, chainId: data.chainId })
  }

  function onStorage({ key: changed }: { readonly key: string | null }): void {
    if (changed !== null && changed !== key) return
    const account = current && toAccountId(current.chainId, current.address)
    if (account !== undefined && !tokens.has(account)) tokens.forget(account)
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
    revokeSession: (chainId, address) => end(toAccountId(chainId, address)),
    async setSessions(sessions) {
      const kept = new Set(sessions.map(({ data }) => toAccountId(data.chainId, data.accountAddress)))
      for (const account of tokens.accounts()) if (!kept.has(account)) await end(account)
      for (const session of sessions) if (nonceTokens.has(session.data.nonce)) await addSession(session)
    },
    async getSessions(chainId, address) {
      const call = ++calls
      if ((await tokens.get(toAccountId(chainId, address))) === undefined) return []
      if (call > currentCall) {
        currentCall = call
        setCurrent({ address, chainId })
      }
      return [toSiwxSession(chainId, address)]
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
        tokens.forget(toAccountId(chainId, address))
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
      const account = toAccountId(chainId, address)
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
function toSiwxSession(chainId: ChainId, accountAddress: string): SiwxSession {
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
function toAccountId(chainId: string, address: string): string {
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
