import { createNonce } from '../../../browser/createNonce.js'
import { openLocalStorage } from '../../../browser/localStorage.js'
import { readPageOrigin } from '../../../browser/readPageOrigin.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { localSignInMs, pendingSignInsMax } from '../../../foundation/limits.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { SiwxConfig, SiwxMessageData, SiwxSession } from '../../../ports/Siwx.js'
import type { Storage } from '../../../ports/Storage.js'
import { formatSiwxMessage } from './formatSiwxMessage.js'

/** Options of `localSignIn`. */
export type LocalSignInOptions = {
  /** A sentence of the message, such as `Sign in to Example.`. */
  readonly statement?: string | undefined
  /** URIs of the message, such as the URIs of the terms. */
  readonly resources?: readonly string[] | undefined
  /** Whether an account that does not sign in is disconnected. Default true. */
  readonly required?: boolean | undefined
  /** How long a session lasts, in ms. Default 7 days. */
  readonly lifetimeMs?: number | undefined
  /** Keeps the sessions. Default: `localStorage`, or memory if it is not available. */
  readonly storage?: Storage | undefined
  /** Returns the current time in ms since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

const key = 'latchkit.sign-in'

/**
 * Creates the option `siwx` for an app without a server: each account signs a message once, for example to accept the terms.
 *
 * The sessions are no proof for a server. They are in the storage of the page, which users, extensions and scripts of the page
 * can change, and nothing but the wallet connector has verified the signatures. An app with a server uses `gatewaySignIn` of
 * `@latchkit/blockchain-api`, or verifies messages with `@latchkit/siwx`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { localSignIn } from '@latchkit/core/siwx'
 *
 * const kit = createLatchkit({
 *   projectId: 'my-dapp',
 *   networks: [mainnet],
 *   siwx: localSignIn({ statement: 'I accept the terms.', required: false }),
 * })
 * ```
 */
export function localSignIn(options: LocalSignInOptions = {}): SiwxConfig {
  const { statement, resources, required = true, lifetimeMs = localSignInMs, now = Date.now } = options
  const storage = options.storage ?? openLocalStorage()
  /** The messages that were created here and not signed, by nonce. */
  const pending = new Map<string, { readonly data: SiwxMessageData; readonly text: string }>()
  // Also used if the storage throws, as in private windows.
  let memory: readonly SiwxSession[] = []
  /** Whether the storage has what was written last. A full one can be read, but not written. */
  let isStored = !!storage

  function read(): readonly SiwxSession[] {
    try {
      if (isStored) memory = parseSessions(storage?.getItem(key))
    } catch {
      // The stored text can be anything: the users sign again.
    }
    return memory
  }

  function write(sessions: readonly SiwxSession[]): void {
    memory = sessions
    try {
      if (sessions.length > 0) storage?.setItem(key, JSON.stringify(sessions))
      else storage?.removeItem(key)
      isStored = !!storage
    } catch {
      isStored = false
      // Without storage, the sessions end with the page.
    }
  }

  /** A wallet that connects and signs with one prompt adds its account, and a remote one the ReCap of its session. */
  function check({ data, message }: SiwxSession): void {
    const created = pending.get(data.nonce)
    const isOwn =
      created &&
      (unknownAccount.test(created.data.accountAddress)
        ? isCompleted(created.data, data)
        : created.text === message)
    if (!isOwn)
      throw new SignInError({ step: 'addSession', reason: 'the message was not created here, or was used' })
  }

  return {
    getRequired: () => required,
    createMessage(input) {
      const { host: domain, origin: uri } = readPageOrigin()
      const time = now()
      const data: SiwxMessageData = {
        ...{ ...input, domain, uri, version: '1', nonce: createNonce(), statement, resources },
        issuedAt: new Date(time).toISOString(),
        expirationTime: new Date(time + lifetimeMs).toISOString(),
      }
      const text = formatSiwxMessage(data)
      pending.set(data.nonce, { data, text })
      const [oldest] = pending.keys()
      if (pending.size > pendingSignInsMax && oldest !== undefined) pending.delete(oldest)
      return { ...data, toString: () => text }
    },
    async addSession(session) {
      check(session)
      pending.delete(session.data.nonce)
      write([...read().filter((one) => !isSameAccount(one, session.data)), session])
    },
    async revokeSession(chainId, accountAddress) {
      write(read().filter((one) => !isSameAccount(one, { chainId, accountAddress })))
    },
    async setSessions(sessions) {
      const known = read()
      const added = sessions.filter((one) => !known.some(({ message }) => message === one.message))
      for (const session of added) check(session)
      // A wallet signs the messages of several chains with one nonce.
      for (const { data } of added) pending.delete(data.nonce)
      write(sessions)
    },
    // The kit ignores expired ones.
    getSessions: (chainId, accountAddress) =>
      read().filter((one) => isSameAccount(one, { chainId, accountAddress })),
  }
}

/** The account of a message that was created before a wallet was connected. */
const unknownAccount = /^(?:0x0{40}|1{32})$/

/** Whether a signed message is a message that was created for an unknown account, with the account of the wallet. */
function isCompleted(created: SiwxMessageData, signed: SiwxMessageData): boolean {
  const fields = ['domain', 'uri', 'version', 'issuedAt', 'expirationTime'] as const
  return (
    fields.every((field) => created[field] === signed[field]) &&
    namespaceOf(created.chainId) === namespaceOf(signed.chainId)
  )
}

type Account = Pick<SiwxMessageData, 'chainId' | 'accountAddress'>

function isSameAccount({ data }: SiwxSession, { chainId, accountAddress }: Account): boolean {
  if (data.chainId !== chainId) return false
  return namespaceOf(chainId) === 'eip155'
    ? data.accountAddress.toLowerCase() === accountAddress.toLowerCase()
    : data.accountAddress === accountAddress
}

/** @param text Untrusted input. */
function parseSessions(text: string | null | undefined): readonly SiwxSession[] {
  const sessions: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(sessions) ? sessions.filter(isSession) : []
}

function isSession(given: Partial<SiwxSession> | null): given is SiwxSession {
  const { data } = given ?? {}
  return typeof data?.chainId === 'string' && typeof data.accountAddress === 'string'
}
