import type { EvmNetwork } from '@latchkit/core'
import type { Adapter, AdapterEvent, AdapterFactory, Connector, PortContext } from '@latchkit/core/ports'
import { type FakeClock, fakeClock, nextMacrotask } from '@latchkit/core/testing'
import {
  harbor,
  installWallets,
  meadow,
  openPage,
  type TestPage,
  type WalletControl,
  type WalletPage,
  type WalletState,
} from '@latchkit/devnet/page'
import type { Hex } from 'viem'
import { inject, onTestFinished } from 'vitest'

const devnet = inject('devnet')

/** The devnet's first chain. */
export const home: EvmNetwork = network(0)

/** The devnet's second chain. */
export const away: EvmNetwork = network(1)

/** Harbor's connector id. */
export const connectorId: string = harbor.rdns

function network(place: number): EvmNetwork {
  const { id, name, rpcUrl } = devnet.chains[place] ?? { id: 0, name: '', rpcUrl: '' }
  return {
    id,
    name,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}` as const,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}

/** Installs both wallets on the page until the test ends. `control`, `state` and the keys are Harbor's. */
export function installTestWallets(
  parameters: {
    readonly state?: Partial<WalletState>
    readonly privateKeys?: readonly Hex[]
    readonly legacy?: boolean
  } = {},
): {
  readonly control: WalletControl
  readonly meadow: WalletControl
  readonly page: TestPage
} {
  const { legacy = false, state, privateKeys = harbor.privateKeys } = parameters
  const page: TestPage & WalletPage = openPage()
  installWallets(page, {
    chains: devnet.chains,
    wallets: [{ ...harbor, state, privateKeys }, meadow],
    legacy: legacy ? harbor.key : undefined,
  })
  // The adapter reads the real window.
  if (page.ethereum) Object.assign(window, { ethereum: page.ethereum })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ethereum')
    page.close()
  })
  const { harbor: control, meadow: second } = page.__wallets ?? {}
  if (!control || !second) throw new Error('Harbor and Meadow are not installed.')
  return { control, meadow: second, page }
}

/** Starts an adapter and stops it after the test. */
export function startAdapter(
  factory: AdapterFactory,
  options: Partial<Pick<PortContext, 'networks' | 'enableEIP6963' | 'enableInjected'>> = {},
): {
  readonly adapter: Adapter
  readonly clock: FakeClock
  readonly stop: () => void
  readonly warnings: readonly string[]
  /** The connectors emitted last. */
  readonly connectors: () => readonly Connector[]
  /** All emitted events except connectors. */
  readonly emitted: () => readonly AdapterEvent[]
  /** The number of connector events. */
  readonly countConnectorEvents: () => number
} {
  const warnings: string[] = []
  const events: AdapterEvent[] = []
  const clock = fakeClock()
  const adapter = factory({
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks: [home, away],
    clock,
    enableEIP6963: true,
    enableInjected: true,
    warn: (message) => warnings.push(message),
    ...options,
  })
  const stop = adapter.start((event) => events.push(event))
  onTestFinished(stop)
  return {
    adapter,
    clock,
    stop,
    warnings,
    connectors: (): readonly Connector[] =>
      events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    emitted: () => events.filter(({ type }) => type !== 'connectors'),
    countConnectorEvents: () => events.filter(({ type }) => type === 'connectors').length,
  }
}

/** Waits until pending work without timers is done. */
export async function waitUntilSettled(): Promise<void> {
  for (let index = 0; index < 20; index += 1) await nextMacrotask()
}

/** Returns the reason a promise rejects with. */
export async function getRejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error) => error,
  )
}
