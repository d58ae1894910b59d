import type { ConnectorSource, SourceContext } from '../engine/source.js'
import {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../foundation/errors/relay.js'
import { AbortedError, UserRejectedError } from '../foundation/errors/wallet.js'
import { WalletRequestError } from '../foundation/errors/walletRequest.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { Relay, RelayEvent, RelayFactory, RelayNamespace, RelaySession } from '../ports/Relay.js'
import { createRelaySource } from '../sources/walletconnect/createRelaySource.js'
import { toLoadedRelay } from '../sources/walletconnect/loadedRelay.js'
import { createPairingFeature } from '../sources/walletconnect/pairing/feature.js'
import { toProposal } from '../sources/walletconnect/protocol/proposal.js'
import { createRemoteSession } from '../sources/walletconnect/session/createRemoteSession.js'

/**
 * The outcome of a pairing: the wallet approves or rejects at once, or waits for a call; or the
 * relay is unreachable, or rejects the app.
 */
export type FakeRelayBehavior =
  | 'approves'
  | 'rejects'
  | 'waits'
  | 'unreachable'
  | 'invalid-key'
  | 'invalid-origin'

/** A request that the wallet received over a fake relay. */
export type FakeRelayRequest = {
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}

/**
 * A relay for the option `relay`, and the remote wallet connected to it. It keeps its session for
 * the next kit.
 */
export type FakeRelay = RelayFactory & {
  /** The outcome of later pairings. Default `approves`. */
  behavior: FakeRelayBehavior
  /** Every pairing URI, in order. */
  readonly uris: readonly string[]
  /** How many pairings are pending. */
  readonly waiting: number
  readonly session: RelaySession | undefined
  /** Topics of the sessions that the app ended, in order. */
  readonly ended: readonly string[]
  /** Every request the wallet received, in order. */
  readonly requests: readonly FakeRelayRequest[]
  /**
   * Responses by method: a value, an error to throw, or a function of the request. Other methods
   * are rejected.
   */
  readonly answers: Map<string, unknown>
  /** Approves a pending pairing. Default: the last one. */
  approve(parameters?: {
    readonly uri?: string
    readonly namespaces?: RelaySession['namespaces']
    /** Default "Fake Phone". */
    readonly peer?: RelaySession['peer']
  }): void
  /** Rejects a pending pairing. */
  reject(uri?: string): void
  /** Updates the accounts, chains or methods of the session. */
  update(namespaces: RelaySession['namespaces']): void
  /** Emits a session event: `accountsChanged`, `chainChanged`, or a custom one. */
  emit(event: { readonly chainId: CaipNetworkId; readonly name: string; readonly data: unknown }): void
  /** Ends the session from the wallet. */
  end(by: 'wallet' | 'expiry'): void
  /** Makes the relay reject the app while no request is pending. */
  rejectApp(reason: 'key' | 'origin'): void
}

/** Addresses without an owner, one for each namespace. */
const addresses: Readonly<Record<ChainNamespace, string>> = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  polkadot: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  cosmos: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
}

type Pending = { readonly approve: (session: RelaySession) => void; readonly reject: (error: Error) => void }

/**
 * Creates a relay for tests without a network: the kit's own machines and adapters use it, with a
 * scripted wallet.
 *
 * @example
 * ```ts
 * import { connect } from '@latchkit/core/actions'
 * import { createTestKit, fakeRelay } from '@latchkit/core/testing'
 *
 * const relay = fakeRelay()
 * const { kit } = createTestKit({ relay })
 * kit.mount()
 * const { connectorId } = await connect(kit, { connectorId: 'walletConnect' })
 * console.log(connectorId, relay.uris.length) // walletConnect 1
 * ```
 */
export function fakeRelay(): FakeRelay {
  const uris: string[] = []
  const ended: string[] = []
  const requests: FakeRelayRequest[] = []
  const answers = new Map<string, unknown>()
  const pending = new Map<string, Pending>()
  /** A request that waits for the wallet's response. */
  const asked = new Set<(error: Error) => void>()
  let networks: readonly Network[] = []
  let session: RelaySession | undefined
  let emit: ((event: RelayEvent) => void) | undefined
  let now = () => 0

  function newSession(
    namespaces = openedBy(networks),
    peer: RelaySession['peer'] = { name: 'Fake Phone' },
  ): RelaySession {
    const topic = (uris.length + 1).toString(16).padStart(64, '0')
    // Seven days, the session lifetime of WalletConnect.
    return { topic, peer, expiresAt: now() + 604_800_000, namespaces }
  }

  function settle(uri: string | undefined, use: (one: Pending) => void): void {
    const key = uri ?? [...pending.keys()].at(-1)
    const one = key === undefined ? undefined : pending.get(key)
    if (!one || key === undefined) throw new Error(`No pairing waits${uri ? ` at ${uri}` : ''}`)
    pending.delete(key)
    use(one)
  }

  function leave(topic: string): void {
    ended.push(topic)
    if (session?.topic === topic) session = undefined
  }

  const port: Relay = {
    start(listener) {
      emit = listener
      return () => {
        emit = undefined
      }
    },
    restore: async () => session ?? null,
    pair({ signal, onUri }) {
      const failure = failureOf(fake.behavior)
      if (failure) return Promise.reject(failure)
      const uri = `wc:${String(uris.length + 1).padStart(64, '0')}@2?relay-protocol=irn&symKey=00`
      uris.push(uri)
      return new Promise((resolve, reject) => {
        pending.set(uri, { approve: resolve, reject })
        signal.addEventListener('abort', () => {
          pending.delete(uri)
          reject(new AbortedError())
        })
        onUri(uri)
        if (fake.behavior === 'approves') fake.approve({ uri })
        else if (fake.behavior === 'rejects') fake.reject(uri)
      })
    },
    adopt(next) {
      if (session && session.topic !== next.topic) leave(session.topic)
      session = next
    },
    endUnusedSession: ({ topic }) => leave(topic),
    async request({ chainId, method, params }) {
      requests.push({ chainId, method, params })
      const answer = answers.has(method)
        ? answers.get(method)
        : new WalletRequestError({ method, rpcCode: 4200 })
      return new Promise((resolve, reject) => {
        asked.add(reject)
        const given = typeof answer === 'function' ? answer({ chainId, method, params }) : answer
        if (given instanceof Error) reject(given)
        else Promise.resolve(given).then(resolve, reject)
      })
    },
    async disconnect() {
      if (session) leave(session.topic)
    },
  }

  const open = (context: SourceContext): ConnectorSource => {
    networks = context.networks
    now = () => context.clock.now()
    return createRelaySource(context, {
      createFeature: createPairingFeature,
      open: async (emit) =>
        toLoadedRelay(context, emit, (sessionContext) => createRemoteSession(port, sessionContext)),
    })
  }

  const controls: Omit<FakeRelay, keyof RelayFactory> = {
    behavior: 'approves',
    uris,
    ended,
    requests,
    answers,
    get waiting() {
      return pending.size
    },
    get session() {
      return session
    },
    approve({ uri, namespaces, peer } = {}) {
      settle(uri, (one) => one.approve(newSession(namespaces, peer)))
    },
    reject(uri) {
      settle(uri, (one) => one.reject(new UserRejectedError()))
    },
    update(namespaces) {
      if (!session) throw new Error('There is no session')
      session = { ...session, namespaces }
      emit?.({ type: 'session', session })
    },
    emit(event) {
      emit?.({ type: 'event', ...event })
    },
    end(by) {
      session = undefined
      for (const reject of asked) reject(new RemoteSessionEndedError())
      emit?.({ type: 'ended', by })
    },
    rejectApp(reason) {
      emit?.({ type: 'appRejected', error: new RelayRefusedError({ reason }) })
    },
  }
  // Object.assign would evaluate the getters once.
  const descriptors = Object.getOwnPropertyDescriptors(controls)
  const factory: RelayFactory = open
  const fake = Object.defineProperties(factory, descriptors) as RelayFactory & typeof controls
  return fake
}

function failureOf(behavior: FakeRelayBehavior): RelayRefusedError | RelayUnreachableError | undefined {
  if (behavior === 'unreachable') return new RelayUnreachableError()
  if (behavior === 'invalid-key') return new RelayRefusedError({ reason: 'key' })
  return behavior === 'invalid-origin' ? new RelayRefusedError({ reason: 'origin' }) : undefined
}

/** Returns every configured network, with one account in each namespace. */
function openedBy(networks: readonly Network[]): RelaySession['namespaces'] {
  const opened: Partial<Record<ChainNamespace, RelayNamespace>> = {}
  const proposal = toProposal(networks, {})
  for (const namespace of Object.keys(proposal) as ChainNamespace[]) {
    const { methods = [], events = [] } = proposal[namespace] ?? {}
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const chains = own.map(({ caipNetworkId }) => caipNetworkId)
    const accounts = chains.map((chain): CaipAddress => `${chain}:${addresses[namespace]}`)
    opened[namespace] = { accounts, chains, methods, events }
  }
  return opened
}
