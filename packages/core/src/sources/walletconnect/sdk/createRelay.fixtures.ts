import { type Mock, onTestFinished, vi } from 'vitest'
import { mainnet } from '../../../exports/networks.js'
import { type FakeClock, fakeClock } from '../../../exports/testing.js'
import type { Relay, RelayEvent } from '../../../ports/Relay.js'
import type { OneClickSignIn } from '../authenticate/SignInRequest.js'
import { toProposal } from '../protocol/proposal.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { createRelay } from './createRelay.js'

/** A signal that never aborts. */
export const never: AbortSignal = new AbortController().signal
const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A session in the SDK's storage format. */
export type SdkSession = {
  topic: string
  expiry: number
  peer: { metadata: { name: string } }
  namespaces: { eip155: { accounts: string[]; methods: string[]; events: string[] } }
}

/** Creates a session whose topic repeats `id`. */
export function createSdkSession(id: string, expiry = 2_000_000_000): SdkSession {
  return {
    topic: id.repeat(64),
    expiry,
    peer: { metadata: { name: 'Phone' } },
    namespaces: { eip155: { accounts: [account], methods: ['personal_sign'], events: [] } },
  }
}

type Approval = { readonly resolve: (given: unknown) => void; readonly reject: (error: unknown) => void }

/** A fake of the part of the SDK that the relay uses. */
export type FakeSdk = {
  readonly socket: { isOpen: boolean; isBeating: boolean }
  readonly sdk: {
    request: Mock<(given: unknown) => Promise<unknown>>
    disconnect: (topic: string) => Promise<void>
    /** Resolves if the wallet accepts an extension. */
    acknowledged: () => Promise<void>
    connect: () => Promise<{ uri: string; approval: () => Promise<unknown> }>
  }
  readonly provider: UniversalProvider
  readonly sessions: Map<string, SdkSession>
  readonly disconnected: string[]
  readonly approvals: Approval[]
  readonly emit: (event: string, given: unknown) => void
  readonly countListeners: (event: string) => number
}

function fakeSdk(): FakeSdk {
  const listeners = new Map<string, Set<(given: unknown) => void>>()
  const sessions = new Map<string, SdkSession>()
  const disconnected: string[] = []
  const approvals: Approval[] = []
  const on = (event: string, listener: (given: unknown) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  }
  const off = (event: string, listener: (given: unknown) => void) => listeners.get(event)?.delete(listener)
  const socket = { isOpen: false, isBeating: true }
  const sdk = {
    request: vi.fn<(given: unknown) => Promise<unknown>>(),
    disconnect: async (topic: string): Promise<void> => {
      disconnected.push(topic)
      sessions.delete(topic)
    },
    acknowledged: async () => {},
    connect: async () => {
      socket.isOpen = true
      return {
        uri: `wc:${approvals.length}`,
        approval: () => new Promise<unknown>((resolve, reject) => approvals.push({ resolve, reject })),
      }
    },
  }
  function change(topic: string, expiry: number): void {
    const one = sessions.get(topic)
    if (one) sessions.set(topic, { ...one, expiry })
  }
  const provider: UniversalProvider = {
    client: {
      connect: () => sdk.connect(),
      request: (given) => sdk.request(given),
      disconnect: ({ topic }) => sdk.disconnect(topic),
      extend: async ({ topic }) => {
        change(topic, 2_000_000_000 + 604_800)
        return { acknowledged: () => sdk.acknowledged() }
      },
      session: {
        getAll: () => [...sessions.values()],
        update: async (topic, { expiry }) => change(topic, expiry),
        delete: async (topic) => void sessions.delete(topic),
      },
      on,
      off,
      core: {
        relayer: {
          on,
          off,
          events: { listenerCount: (event) => listeners.get(event)?.size ?? 0 },
          get connected() {
            return socket.isOpen
          },
          transportOpen: async () => {
            socket.isOpen = true
          },
          transportClose: async () => {
            socket.isOpen = false
          },
        },
        heartbeat: {
          init: async () => {
            socket.isBeating = true
          },
          stop: () => {
            socket.isBeating = false
          },
        },
      },
    },
  }
  return {
    socket,
    sdk,
    provider,
    sessions,
    disconnected,
    approvals,
    emit: (event: string, given: unknown) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(given)
    },
    countListeners: (event: string) => listeners.get(event)?.size ?? 0,
  }
}

/** A relay with its fake SDK. */
export type Started = FakeSdk & {
  readonly load: Mock<() => Promise<UniversalProvider>>
  readonly clock: FakeClock
  readonly events: RelayEvent[]
  readonly relay: Relay
  readonly stop: () => void
}

/** Starts a relay with a fake SDK that stores these sessions. */
export function start(
  stored: readonly SdkSession[] = [],
  {
    isCreatedByKit = true,
    signIn,
  }: { readonly isCreatedByKit?: boolean; readonly signIn?: OneClickSignIn | Error } = {},
): Started {
  const fake = fakeSdk()
  for (const one of stored) fake.sessions.set(one.topic, one)
  const load = vi.fn(async () => fake.provider)
  const clock = fakeClock()
  const events: RelayEvent[] = []
  const relay = createRelay({
    load,
    isCreatedByKit,
    proposal: toProposal([mainnet], {}),
    clock,
    warn: () => {},
    name: 'test',
    ...(signIn && {
      loadSignIn: async () => {
        if (signIn instanceof Error) throw signIn
        return signIn
      },
    }),
  })
  const stop = relay.start((event) => events.push(event))
  onTestFinished(stop)
  return { ...fake, load, clock, events, relay, stop }
}

/** Creates a signal and a function that aborts it. */
export function withAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
