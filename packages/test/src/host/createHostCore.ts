import type { BaseWalletState } from '../wallet/baseWalletState.js'
import type { BaseWalletControl } from '../wallet/control.js'
import type { WalletMemory } from '../wallet/stateStore.js'
import type { AnswerOptions, BaseTestWallet } from './BaseTestWallet.js'
import { type ApprovalMode, createApproval } from './createApproval.js'
import type { Records } from './createRecords.js'
import { describeRequests } from './describeRequests.js'
import type { RequestRecord } from './requestRecord.js'
import { type SerializedError, serializeError } from './serializeError.js'

/** An event for the pages of an origin. */
export type HostEvent = {
  /** The id of the wallet on the page. */
  readonly wallet: string
  readonly origin: string
  readonly event: string
  readonly payload: unknown
}

/** The answer to a request of a page. `snapshot`: what the page reads from the wallet without a request. */
export type HostAnswer = ({ readonly result: unknown } | { readonly error: SerializedError }) & {
  readonly snapshot?: unknown
}

/** A wallet, as one origin uses it. */
export type HostSite<state extends BaseWalletState> = {
  readonly control: BaseWalletControl<state>
  readonly answerOne: (index: number, answer: 'approve' | 'reject') => boolean
}

/** Options of the part of a wallet in the process of the test that every namespace has. */
export type HostCoreOptions<
  state extends BaseWalletState,
  site extends HostSite<state>,
  record extends RequestRecord,
> = {
  /** The id of the wallet on the page. */
  readonly id: string
  readonly approval: ApprovalMode
  /** How long its user needs to approve. */
  readonly promptMs: number
  readonly records: Records<record>
  /** Sends an event to the pages. */
  readonly deliver: (event: HostEvent) => Promise<void>
  /** Creates the wallet of an origin. */
  readonly createSite: (
    origin: string,
    state: Partial<state>,
    emit: (event: string, payload: unknown) => void,
  ) => site
  /** Called after a change of the wallet of an origin. */
  readonly onSiteChange?: ((site: site) => void) | undefined
}

/** The wallets of all origins, and their user. */
export type HostCore<
  state extends BaseWalletState,
  site extends HostSite<state>,
  record extends RequestRecord,
> = {
  /** The wallet before a site uses it. */
  readonly template: site
  /** The site that used the wallet last, or the template. */
  readonly getLatest: () => site
  readonly getSites: () => Iterable<site>
  /** Returns the wallet of an origin, which becomes the latest. */
  readonly openSite: (origin: string) => site
  /** The user changes the wallet. */
  readonly change: (patch: Partial<state>) => Promise<void>
  /** Stores changes for sites that come later. */
  readonly keep: (patch: Partial<state>) => void
  /** The methods of tests that wallets of every namespace have. */
  readonly base: Omit<BaseTestWallet<state, record>, 'key' | 'name'>
}

const defaultTimeout = 15_000

/** Creates the wallets of all origins, each with a state of its own. */
export function createHostCore<
  state extends BaseWalletState,
  site extends HostSite<state>,
  record extends RequestRecord,
>(options: HostCoreOptions<state, site, record>): HostCore<state, site, record> {
  const { id, promptMs, records, deliver, createSite, onSiteChange = () => {} } = options
  const approval = createApproval(options.approval, promptMs, () => describeRequests(records.list()))
  const sites = new Map<string, site>()
  const deliveries = new Set<Promise<void>>()
  /** The changes by the user, for sites that come later. */
  let changes: Partial<state> = {}
  let latest: site | undefined

  function send(event: HostEvent): void {
    const delivery = deliver(event).finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
  }

  function create(origin: string, emit: (event: string, payload: unknown) => void): site {
    // `answer` is a field of every state, but TypeScript cannot know that.
    return createSite(origin, { ...changes, answer: 'hang' } as Partial<state>, emit)
  }

  function addSite(origin: string): site {
    const site = create(origin, (event, payload) =>
      send({ wallet: id, origin, event, payload: toPayload(payload) }),
    )
    const { control, answerOne } = site
    approval.add({ origin, prompts: () => control.prompts, answerOne })
    control.subscribe(() => {
      approval.changed()
      onSiteChange(site)
    })
    sites.set(origin, site)
    return site
  }

  async function change(patch: Partial<state>): Promise<void> {
    changes = { ...changes, ...patch }
    for (const { control } of [template, ...sites.values()]) control.set(patch)
    await Promise.all(deliveries)
  }

  /** Every state has these fields, but TypeScript cannot know that. */
  const changeBase = (patch: Partial<BaseWalletState>) => change(patch as Partial<state>)

  async function answerNext(answer: 'approve' | 'reject', { timeout = defaultTimeout }: AnswerOptions = {}) {
    const { origin, prompt } = await approval.answerNext(answer, timeout)
    const record = await records.waitFor(origin, prompt)
    await Promise.all(deliveries)
    if (!record) throw new Error(`The prompt for ${prompt.method} belongs to no request of a page.`)
    return record
  }

  const template = create('null', () => {})

  return {
    ...{ template, change },
    getLatest: () => latest ?? template,
    getSites: () => sites.values(),
    openSite(origin) {
      latest = sites.get(origin) ?? addSite(origin)
      return latest
    },
    keep(patch) {
      changes = { ...changes, ...patch }
    },
    base: {
      get requests() {
        return records.list()
      },
      approve: (answer) => answerNext('approve', answer),
      reject: (answer) => answerNext('reject', answer),
      hang: async () => approval.setMode('manual'),
      autoApprove: async () => approval.setMode('approve'),
      autoReject: async () => approval.setMode('reject'),
      lock: () => changeBase({ locked: true }),
      unlock: () => changeBase({ locked: false }),
      disconnect: () => changeBase({ connected: false }),
      goOffline: () => changeBase({ offline: true }),
      goOnline: () => changeBase({ offline: false }),
      // Without `answer`, which is of the approval.
      set: (patch) => change(patch as Partial<state>),
    },
  }
}

/** Waits for the answer of a wallet. */
export async function toHostAnswer(answer: Promise<unknown>): Promise<HostAnswer> {
  try {
    return { result: await answer }
  } catch (error) {
    return { error: serializeError(error) }
  }
}

/** Creates a memory of a wallet that ends with the test. */
export function createMemory(): WalletMemory {
  let stored: string | null = null
  return {
    read: () => stored,
    write(text) {
      stored = text
    },
  }
}

/** Waits in real time. */
export const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns the index of an account: an index, or an address. */
export function toAccountIndex(addresses: readonly string[], account: number | string): number {
  if (typeof account === 'number') return account
  const index = addresses.findIndex((address) => address.toLowerCase() === account.toLowerCase())
  if (index < 0) throw new Error(`The wallet has no account ${account}. It has ${addresses.join(', ')}.`)
  return index
}

function toPayload(payload: unknown): unknown {
  return payload instanceof Error ? serializeError(payload).value : payload
}
