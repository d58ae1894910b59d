import { systemClock } from '../../browser/clock.js'
import type { Adapter, AdapterEvent, AdapterFactory, Session } from '../../ports/Adapter.js'
import type { Connector } from '../../ports/Connector.js'
import type {
  AdapterCapabilities,
  AdapterUnderTest,
  OptionalWalletMethod,
  WalletBehavior,
  WalletUnderTest,
} from './AdapterUnderTest.js'

/** The events that an adapter emitted. */
export type RecordedEvents = {
  /** The events so far except `connectors`, in order. */
  readonly events: readonly AdapterEvent[]
  /** The most recently emitted connectors. */
  readonly connectors: readonly Connector[]
  /** Resolves with the first event, past or future, that `matches`. */
  first(matches: (event: AdapterEvent) => boolean): Promise<AdapterEvent>
  /** Resolves with the first session, past or future, that `matches`. */
  session(matches: (session: Session) => boolean): Promise<Session>
  /** Resolves when a connector with this id was emitted. */
  connector(id: string): Promise<Connector>
}

/** A started adapter and its test environment. */
export type Harness = AdapterUnderTest & {
  readonly adapter: Adapter
  /** The number of prompts of `wallet` when it connects. */
  readonly connectPrompts: number
  /** The code of the error of a request without a session. */
  readonly notConnectedCode: string
  /** Whether `wallet` has this behavior. */
  does(behavior: WalletBehavior): boolean
  readonly received: RecordedEvents
  /** Stops the adapter. */
  leave(): void
  /** Stops the adapter, and starts that of the next page load. */
  nextPage(): Promise<Harness>
  /** Starts the adapter of another kit on the first page. */
  anotherKit(): Promise<Harness>
}

/** Creates the harness of one test, runs the test, and always cleans up. */
export async function runTest(
  make: () => Promise<AdapterUnderTest>,
  capabilities: AdapterCapabilities,
  body: (harness: Harness) => Promise<void>,
): Promise<void> {
  const environment = await make()
  const cleanups: (() => unknown)[] = [() => environment.stop()]
  try {
    const harness = setUp(environment, capabilities, environment.factory, cleanups)
    await harness.received.connector(environment.wallet.connectorId)
    await body(harness)
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup()
  }
}

/** Returns a signal that never aborts. */
export function never(): AbortSignal {
  return new AbortController().signal
}

/** Calls a method that `walletMethods` contains. */
export async function callWallet(wallet: WalletUnderTest, method: OptionalWalletMethod): Promise<void> {
  const call = wallet[method]
  if (!call) throw new Error(`\`walletMethods\` contains "${method}", but the wallet does not have it.`)
  await call()
}

/** Returns whether the wallet has a behavior. */
export function hasBehavior({ walletBehaviors }: AdapterCapabilities, behavior: WalletBehavior): boolean {
  return walletBehaviors?.includes(behavior) ?? true
}

/** Returns an account that the wallet does not expose initially. */
export function getSecondAccount({ name, accounts }: WalletUnderTest): string {
  const [, account] = accounts
  if (account === undefined) throw new Error(`${name} must have two accounts.`)
  return account
}

/** Selects the second account in the wallet. Does nothing if the user of the wallet cannot select one. */
export async function selectSecondAccount({ wallet, does }: Harness): Promise<void> {
  if (does('selectsAccount')) await wallet.switchAccount(getSecondAccount(wallet))
}

/**
 * Checks that the adapter receives a change of the wallet: selects its second account, and waits for that session. Does nothing if
 * the wallet has no such change.
 */
export async function expectChange(harness: Harness): Promise<void> {
  const { received, wallet, does } = harness
  if (!does('selectsAccount')) return
  const account = getSecondAccount(wallet)
  await selectSecondAccount(harness)
  await received.session(({ accounts }) => accounts[0].address === account)
}

/** Logs the user in again after the session has ended. Wallets that prompt ask when they connect. */
export async function logInAgain({ wallet, does }: Harness): Promise<void> {
  if (!does('promptsToConnect')) await callWallet(wallet, 'authorize')
}

/** Returns the error that a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('This was to fail, and did not.')
}

function setUp(
  environment: AdapterUnderTest,
  capabilities: AdapterCapabilities,
  factory: AdapterFactory,
  cleanups: (() => unknown)[],
): Harness {
  const { home, other, unknown, dead } = environment.networks
  const adapter = factory({
    projectId: 'conformance',
    metadata: { name: 'Conformance', description: '', url: 'http://localhost', icons: [] },
    networks: [home, other, ...(unknown ? [unknown] : []), dead],
    clock: systemClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: () => {},
  })
  const { received, listen } = record()
  let stop: (() => void) | undefined = adapter.start(listen)
  const leave = () => {
    stop?.()
    stop = undefined
  }
  cleanups.push(leave)
  return {
    ...environment,
    adapter,
    connectPrompts: hasBehavior(capabilities, 'promptsToConnect') ? 1 : 0,
    notConnectedCode: capabilities.notConnectedCode ?? 'wallet-request',
    does: (behavior) => hasBehavior(capabilities, behavior),
    received,
    leave,
    async nextPage() {
      leave()
      return setUp(environment, capabilities, await environment.reload(), cleanups)
    },
    async anotherKit() {
      const another = setUp(environment, capabilities, environment.factory, cleanups)
      await another.received.connector(environment.wallet.connectorId)
      return another
    },
  }
}

function record(): { received: RecordedEvents; listen: (event: AdapterEvent) => void } {
  const all: AdapterEvent[] = []
  const waiting = new Set<() => void>()

  function find<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const check = () => {
        const found = look()
        if (found === undefined) return
        waiting.delete(check)
        resolve(found)
      }
      waiting.add(check)
      check()
    })
  }

  function connectors(): readonly Connector[] {
    return all.findLast((event) => event.type === 'connectors')?.connectors ?? []
  }

  const received: RecordedEvents = {
    get events() {
      return all.filter(({ type }) => type !== 'connectors')
    },
    get connectors() {
      return connectors()
    },
    first: (matches) => find(() => all.find(matches)),
    session: (matches) => find(() => sessionsIn(all).find(matches)),
    connector: (id) => find(() => connectors().find((connector) => connector.id === id)),
  }
  return {
    received,
    listen(event) {
      all.push(event)
      for (const check of [...waiting]) check()
    },
  }
}

function sessionsIn(events: readonly AdapterEvent[]): readonly Session[] {
  return events.flatMap((event) => (event.type === 'session' ? [event.session] : []))
}
