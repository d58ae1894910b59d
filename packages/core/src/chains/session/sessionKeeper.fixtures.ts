import { onTestFinished } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { AdapterEvent, Session } from '../../ports/Adapter.js'
import { createSessionKeeper, type SessionAttempt, type SessionKeeper } from './createSessionKeeper.js'
import type { OnWalletChange } from './createWatchedWallets.js'

/** The accounts and the chain of a fake wallet. An account that does not start with `0x` is invalid. */
export type Data = { readonly accounts: readonly string[]; readonly chain: number }

export const one: Data = { accounts: ['0x1'], chain: 1 }
export const two: Data = { accounts: ['0x2'], chain: 1 }
export const none: Data = { accounts: [], chain: 1 }
export const invalid: Data = { accounts: ['me'], chain: 1 }

export function toSession(connectorId: string, { accounts, chain }: Data): Session {
  const [first, ...rest] = accounts.map((address) => {
    if (!address.startsWith('0x')) throw new WalletResponseError({ method: 'connect', reason: address })
    return { address, type: 'eoa' } as const
  })
  if (!first) throw new WalletResponseError({ method: 'connect', reason: 'it has no account' })
  return { connectorId, accounts: [first, ...rest], chainId: `eip155:${chain}` }
}

/** A fake wallet. The test sets its responses and emits its changes. */
export type Wallet = {
  readonly connectorId: string
  /** The response to `ask`. */
  answer: () => Promise<Data | undefined>
  /** The response to `read`. */
  read: () => Promise<Data | undefined>
  reverts: number
  readonly listeners: Set<OnWalletChange<Data>>
  /** Whether it keeps its listeners, as some wallets do. */
  isLeaking: boolean
  /** Emits a change: the new data, or nothing. */
  readonly change: (data?: Data) => void
}

/** Creates a fake wallet with one account. */
export function createWallet(connectorId = 'alpha'): Wallet {
  const listeners = new Set<OnWalletChange<Data>>()
  return {
    connectorId,
    answer: async () => one,
    read: async () => one,
    reverts: 0,
    listeners,
    isLeaking: false,
    change(data) {
      for (const listener of [...listeners]) listener(data && (() => data))
    },
  }
}

type Options = Partial<Parameters<typeof createSessionKeeper<Wallet, Data>>[0]>

/** A keeper of fake wallets, with everything it emitted. */
export type Keeper = {
  readonly sessions: SessionKeeper<Wallet, Data>
  readonly events: readonly AdapterEvent[]
  readonly warnings: readonly string[]
  readonly connect: (wallet: Wallet, more?: Partial<SessionAttempt<Wallet, Data>>) => Promise<Session>
  readonly restore: (wallet: Wallet, more?: Partial<SessionAttempt<Wallet, Data>>) => Promise<Session | null>
}

/** Creates a keeper of fake wallets. */
export function createKeeper(options: Options = {}): Keeper {
  const events: AdapterEvent[] = []
  const warnings: string[] = []
  const sessions = createSessionKeeper<Wallet, Data>({
    emit: (event) => events.push(event),
    warn: (message) => warnings.push(message),
    toSession,
    hasAccounts: ({ accounts }) => accounts.length > 0,
    watch(wallet, onChange) {
      wallet.listeners.add(onChange)
      return () => void (wallet.isLeaking || wallet.listeners.delete(onChange))
    },
    read: (wallet) => wallet.read(),
    ...options,
  })
  onTestFinished(sessions.stop)
  const toAttempt = (wallet: Wallet, more: Partial<SessionAttempt<Wallet, Data>>) => ({
    connectorId: wallet.connectorId,
    wallet,
    signal: new AbortController().signal,
    ask: () => wallet.answer(),
    revert: async () => {
      wallet.reverts += 1
    },
    ...more,
  })
  return {
    sessions,
    events,
    warnings,
    connect: (wallet, more = {}) => sessions.connect(toAttempt(wallet, more)),
    restore: (wallet, more = {}) => sessions.restore(toAttempt(wallet, { revert: undefined, ...more })),
  }
}

type Deferred<T> = {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (error: unknown) => void
}

/** Creates a promise that the test settles. */
export function createDeferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

export const sessionEvent = (data: Data, connectorId = 'alpha'): AdapterEvent => ({
  type: 'session',
  session: toSession(connectorId, data),
})
export const disconnected: AdapterEvent = { type: 'disconnected', connectorId: 'alpha' }
