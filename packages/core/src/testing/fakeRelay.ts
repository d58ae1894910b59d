import type { ConnectorSource, SourceContext } from '../engine/source.js'
import {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../foundation/errors/relay.js'
import { AbortedError, UserRejectedError, WalletRequestError } from '../foundation/errors/wallet.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { Relay, RelayEvent, RelayFactory, RelayNamespace, RelaySession } from '../ports/Relay.js'
import { createRelaySource } from '../sources/walletconnect/createRelaySource.js'
import { toProposal } from '../sources/walletconnect/sdk/proposal.js'
import { createRemote } from '../sources/walletconnect/session/createRemote.js'

/**
 * What becomes of a pairing: the wallet says yes or no at once, or waits until it is told to; the relay cannot be reached, or
 * will not serve this page.
 */
export type FakeRelayBehavior =
  | 'approves'
  | 'rejects'
  | 'waits'
  | 'unreachable'
  | 'invalid-key'
  | 'invalid-origin'

/** What the wallet was asked over a fake relay. */
export type FakeRelayRequest = {
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}

/** A relay for the option `relay`, and the wallet at the other end of it. It keeps its session for the next kit. */
export type FakeRelay = RelayFactory & {
  /** What becomes of the pairings from now on. Default `approves`. */
  behavior: FakeRelayBehavior
  /** Every URI that was given out, in order. */
  readonly uris: readonly string[]
  /** How many pairings wait for an answer. */
  readonly waiting: number
  readonly session: RelaySession | undefined
  /** Topics of the sessions that the page ended, in order. */
  readonly ended: readonly string[]
  /** All that the wallet was asked, in order. */
  readonly requests: readonly FakeRelayRequest[]
  /** What it answers, by method: a value, an error to throw, or a function of what it was asked. Else it refuses. */
  readonly answers: Map<string, unknown>
  /** The wallet says yes to a URI that waits, the last one where none is said. */
  approve(parameters?: {
    readonly uri?: string
    readonly namespaces?: RelaySession['namespaces']
    /** Default "Fake Phone". */
    readonly peer?: RelaySession['peer']
  }): void
  /** The wallet says no to a URI that waits. */
  reject(uri?: string): void
  /** The wallet changes what it has opened. */
  update(namespaces: RelaySession['namespaces']): void
  /** The wallet says something: `accountsChanged`, `chainChanged`, or an event of its own. */
  emit(event: { readonly chainId: CaipNetworkId; readonly name: string; readonly data: unknown }): void
  /** The session is over. */
  end(by: 'wallet' | 'expiry'): void
  /** The relay will not serve this page any more, while nobody waits for it. */
  refuse(reason: 'key' | 'origin'): void
}

/** Addresses of nobody, one for each namespace. */
const addresses: Readonly<Record<ChainNamespace, string>> = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  polkadot: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  cosmos: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
}

type Pending = { readonly approve: (session: RelaySession) => void; readonly reject: (error: Error) => void }

/**
 * Makes a relay for tests, without a network: the kit's own machines and adapters over it, and a wallet that does as told.
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
  /** What waits for the wallet's answer to a request. */
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
    // Seven days, as WalletConnect's.
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
      const refusal = refusalOf(fake.behavior)
      if (refusal) return Promise.reject(refusal)
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
    refuse: ({ topic }) => leave(topic),
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
    return createRelaySource(context, { open: async (host) => createRemote(port, host) })
  }

  const switchboard: Omit<FakeRelay, keyof RelayFactory> = {
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
    refuse(reason) {
      emit?.({ type: 'refused', error: new RelayRefusedError({ reason }) })
    },
  }
  // Not Object.assign, which would read the getters once and for all.
  const descriptors = Object.getOwnPropertyDescriptors(switchboard)
  const factory: RelayFactory = open
  const fake = Object.defineProperties(factory, descriptors) as RelayFactory & typeof switchboard
  return fake
}

function refusalOf(behavior: FakeRelayBehavior): RelayRefusedError | RelayUnreachableError | undefined {
  if (behavior === 'unreachable') return new RelayUnreachableError()
  if (behavior === 'invalid-key') return new RelayRefusedError({ reason: 'key' })
  return behavior === 'invalid-origin' ? new RelayRefusedError({ reason: 'origin' }) : undefined
}

/** Everything that is configured, with one account in each namespace. */
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
