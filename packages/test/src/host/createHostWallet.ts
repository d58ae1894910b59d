import type { Abi, Address } from 'viem'
import type { TestChain } from '../foundation/TestChain.js'
import { createWallet, type Wallet } from '../wallet/createWallet.js'
import type { WalletState } from '../wallet/state.js'
import type { WalletMemory } from '../wallet/stateStore.js'
import { type ApprovalMode, createApproval } from './createApproval.js'
import { createRecords } from './createRecords.js'
import { describeRequests } from './describeRequests.js'
import { installAccountContracts } from './installAccountContracts.js'
import type { PageWallet } from './PageWallet.js'
import { callChain } from './selectChain.js'
import { type SerializedError, serializeError } from './serializeError.js'
import type { AnswerOptions, TestWallet } from './TestWallet.js'

/** An event for the pages of an origin. */
export type HostEvent = {
  readonly wallet: string
  readonly origin: string
  readonly event: string
  readonly payload: unknown
}

/** The answer to a request of a page. */
export type HostAnswer = { readonly result: unknown } | { readonly error: SerializedError }

/** Options of a wallet in the process of the test. */
export type HostWalletOptions = {
  readonly chains: readonly TestChain[]
  readonly approval: ApprovalMode
  readonly abis: readonly Abi[]
  /** Sends an event to the pages. */
  readonly deliver: (event: HostEvent) => Promise<void>
}

/** A wallet in the process of the test. Pages reach it by messages, like an extension. */
export type HostWallet = {
  readonly wallet: TestWallet
  readonly handle: (origin: string, args: unknown) => Promise<HostAnswer>
}

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']
const defaultTimeout = 15_000

/** Creates a wallet with one state for each origin that uses it. */
export function createHostWallet(
  options: PageWallet,
  { chains, approval: mode, abis, deliver }: HostWalletOptions,
): HostWallet {
  installAccountContracts(options, chains)
  const { key, name, chainScope = 'origin', promptMs = 0 } = options
  const records = createRecords(abis)
  const approval = createApproval(mode, promptMs, () => describeRequests(records.list()))
  const sites = new Map<string, Wallet>()
  const deliveries = new Set<Promise<void>>()
  /** The changes by the user, for sites that come later. */
  let changes: Partial<WalletState> = {}
  let latest: Wallet | undefined

  function send(event: HostEvent): void {
    const delivery = deliver(event).finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
  }

  function createSite(origin: string): Wallet {
    return createWallet(
      { ...options, state: { ...options.state, ...changes, answer: 'hang' } },
      {
        origin,
        chains: chains.map((chain) => ({ id: chain.id, name: chain.name, rpcUrl: chain.rpcUrl })),
        call: (url, method, params) => callChain(chains, url, method, params),
        memory: createMemory(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        announce: () => {},
      },
    )
  }

  function openSite(origin: string): Wallet {
    const site = createSite(origin)
    const { control } = site
    for (const event of events)
      control.provider.on(event, (payload) =>
        send({ wallet: key, origin, event, payload: toPayload(payload) }),
      )
    approval.add({ origin, prompts: () => control.prompts, answerOne: site.answerOne })
    control.subscribe(() => {
      approval.changed()
      if (chainScope === 'wallet') shareChain(control.state)
    })
    sites.set(origin, site)
    return site
  }

  function shareChain({ chainId, addedChains }: WalletState): void {
    changes = { ...changes, chainId, addedChains }
    for (const { control } of sites.values())
      if (control.state.chainId !== chainId || control.state.addedChains !== addedChains)
        control.set({ chainId, addedChains })
  }

  async function change(patch: Partial<WalletState>): Promise<void> {
    changes = { ...changes, ...patch }
    for (const { control } of [template, ...sites.values()]) control.set(patch)
    await Promise.all(deliveries)
  }

  async function answerNext(answer: 'approve' | 'reject', { timeout = defaultTimeout }: AnswerOptions = {}) {
    const { origin, prompt } = await approval.answerNext(answer, timeout)
    const record = await records.waitFor(origin, prompt)
    await Promise.all(deliveries)
    if (!record) throw new Error(`The prompt for ${prompt.method} belongs to no request of a page.`)
    return record
  }

  /** The wallet before a site uses it. */
  const template = createSite('null')
  const accounts = template.control.accounts as readonly [Address, ...Address[]]
  const getState = () => (latest ?? template).control.state

  const wallet: TestWallet = {
    ...{ key, name, accounts, addAbi: records.addAbi },
    get address() {
      return accounts[getState().accountIndex] ?? accounts[0]
    },
    get chainId() {
      return getState().chainId
    },
    get requests() {
      return records.list()
    },
    approve: (answer) => answerNext('approve', answer),
    reject: (answer) => answerNext('reject', answer),
    hang: async () => approval.setMode('manual'),
    autoApprove: async () => approval.setMode('approve'),
    autoReject: async () => approval.setMode('reject'),
    lock: () => change({ locked: true }),
    unlock: () => change({ locked: false }),
    switchAccount: async (account) => change({ accountIndex: toIndex(accounts, account) }),
    switchChain: (chainId) => change({ chainId }),
    disconnect: () => change({ connected: false }),
    goOffline: () => change({ offline: true }),
    goOnline: () => change({ offline: false }),
    set: change,
  }

  return {
    wallet,
    async handle(origin, args) {
      const site = sites.get(origin) ?? openSite(origin)
      latest = site
      const answer = site.control.provider.request(
        args as Parameters<typeof site.control.provider.request>[0],
      )
      if (isRequest(args)) records.track(origin, { method: args.method, params: args.params ?? [] }, answer)
      try {
        return { result: await answer }
      } catch (error) {
        return { error: serializeError(error) }
      }
    },
  }
}

function createMemory(): WalletMemory {
  let stored: string | null = null
  return {
    read: () => stored,
    write(text) {
      stored = text
    },
  }
}

function toPayload(payload: unknown): unknown {
  return payload instanceof Error ? serializeError(payload).value : payload
}

function isRequest(args: unknown): args is { readonly method: string; readonly params?: unknown } {
  return typeof Object(args).method === 'string'
}

function toIndex(accounts: readonly Address[], account: number | Address): number {
  if (typeof account === 'number') return account
  const index = accounts.findIndex((address) => address.toLowerCase() === account.toLowerCase())
  if (index < 0) throw new Error(`The wallet has no account ${account}. It has ${accounts.join(', ')}.`)
  return index
}
