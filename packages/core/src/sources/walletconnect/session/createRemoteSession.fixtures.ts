import { base } from '../../../foundation/networks/base.js'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { solana } from '../../../foundation/networks/solana.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { AdapterEvent } from '../../../ports/Adapter.js'
import type { Relay, RelayEvent, RelayNamespace, RelaySession } from '../../../ports/Relay.js'
import { createRemoteSession, type RemoteSession, type RemoteSessionContext } from './createRemoteSession.js'

/** Accounts of a remote wallet. */
export const accounts = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  other: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const

/** The part of a session that approves these chains and methods for an address. */
export function part(
  address: string,
  chains: readonly CaipNetworkId[],
  methods: readonly string[] = [],
): RelayNamespace {
  return { accounts: chains.map((chainId) => `${chainId}:${address}` as const), chains, methods, events: [] }
}

/** The namespaces of a session that approves Ethereum and Base, Solana and Bitcoin with all usual methods. */
export const usualNamespaces: Readonly<Record<'eip155' | 'solana' | 'bip122', RelayNamespace>> = {
  eip155: part(
    accounts.eip155,
    [mainnet.caipNetworkId, base.caipNetworkId],
    ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
  ),
  solana: part(
    accounts.solana,
    [solana.caipNetworkId],
    [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  ),
  bip122: part(accounts.bip122, [bitcoin.caipNetworkId], ['sendTransfer', 'signMessage', 'signPsbt']),
}

/** Creates a session that expires in the far future. */
export function sessionOf(
  namespaces: RelaySession['namespaces'],
  change: Partial<RelaySession> = {},
): RelaySession {
  return { topic: 'a'.repeat(64), peer: { name: 'Phone' }, expiresAt: 2 ** 50, namespaces, ...change }
}

/** A remote session over a fake relay. */
export type StartedRemoteSession = {
  readonly remote: RemoteSession
  /** Every request that the wallet received. */
  readonly requests: Parameters<Relay['request']>[0][]
  /** The wallet's responses by method: a value, an error, or a function of the request. */
  readonly answers: Map<string, unknown>
  /** Events for each namespace of the kit, in order. */
  readonly events: [ChainNamespace, AdapterEvent][]
  /** Calls of the relay and of the kit, by name. */
  readonly calls: string[]
  readonly emit: (event: RelayEvent) => void
}

/** Creates a remote session manager over a fake relay, which is started and has adopted `session`, if there is one. */
export function startRemoteSession(
  session?: RelaySession,
  context: Partial<RemoteSessionContext> & { readonly restore?: Relay['restore'] } = {},
): StartedRemoteSession {
  const requests: StartedRemoteSession['requests'] = []
  const answers = new Map<string, unknown>()
  const events: StartedRemoteSession['events'] = []
  const calls: string[] = []
  let emit: StartedRemoteSession['emit'] = () => {}
  const relay: Relay = {
    start(listener) {
      emit = listener
      calls.push('start')
      return () => calls.push('stop')
    },
    restore: context.restore ?? (async () => null),
    pair: () => Promise.reject(new Error('It is not asked to pair.')),
    adopt: ({ topic }) => calls.push(`adopt ${topic.slice(0, 1)}`),
    endUnusedSession: ({ topic }) => calls.push(`endUnusedSession ${topic.slice(0, 1)}`),
    async request(request) {
      requests.push(request)
      const answer = answers.get(request.method)
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer(request) : answer
    },
    async disconnect() {
      calls.push('disconnect')
    },
  }
  const remote = createRemoteSession(relay, {
    namespaces: ['eip155', 'solana', 'bip122'],
    getPreferredChains: () => [],
    shouldAdopt: () => true,
    emit: (namespace, event) => events.push([namespace, event]),
    onExpired: () => calls.push('expired'),
    onAppRejected: () => calls.push('appRejected'),
    ...context,
  })
  remote.start()
  if (session) remote.adopt(session)
  return { remote, requests, answers, events, calls, emit: (event) => emit(event) }
}
