import type { EvmNetwork } from '@latchkit/core'
import type { Adapter, AdapterEvent, AdapterFactory, Connector, PortContext } from '@latchkit/core/ports'
import { fakeClock, nextMacrotask } from '@latchkit/core/testing'
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
import { type Config, connect, createConfig, createStorage, http, injected } from '@wagmi/core'
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

/** Installs both wallets on the page until the test ends. `control` controls Harbor. */
export function installTestWallets(
  parameters: { readonly state?: Partial<WalletState>; readonly legacy?: boolean } = {},
): {
  readonly control: WalletControl
  readonly page: TestPage
} {
  const { legacy = false, state } = parameters
  const page: TestPage & WalletPage = openPage()
  installWallets(page, {
    chains: devnet.chains,
    wallets: [{ ...harbor, state }, meadow],
    legacy: legacy ? harbor.key : undefined,
  })
  // wagmi reads the real window.
  if (page.ethereum) Object.assign(window, { ethereum: page.ethereum })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ethereum')
    page.close()
  })
  const control = page.__wallets?.[harbor.key]
  if (!control) throw new Error('Harbor is not installed.')
  return { control, page }
}

/** Starts an adapter and stops it after the test. */
export function startAdapter(
  factory: AdapterFactory,
  options: Partial<Pick<PortContext, 'networks' | 'enableEIP6963' | 'enableInjected'>> = {},
): {
  readonly adapter: Adapter
  readonly stop: () => void
  readonly warnings: readonly string[]
  /** The connectors emitted last. */
  readonly connectors: () => readonly Connector[]
  /** All emitted events except connectors. */
  readonly emitted: () => readonly AdapterEvent[]
} {
  const warnings: string[] = []
  const events: AdapterEvent[] = []
  const adapter = factory({
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks: [home],
    clock: fakeClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: (message) => warnings.push(message),
    ...options,
  })
  const stop = adapter.start((event) => events.push(event))
  onTestFinished(stop)
  return {
    adapter,
    stop,
    warnings,
    connectors: (): readonly Connector[] =>
      events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    emitted: () => events.filter(({ type }) => type !== 'connectors'),
  }
}

/** Creates a config as a host app does, waits until it has read its storage, and destroys it after the test. */
export async function createHostConfig(
  page: TestPage,
  storage: Parameters<typeof createStorage>[0]['storage'] = page.localStorage,
): Promise<Config> {
  const config = createConfig({
    chains: [home],
    connectors: [injected()],
    transports: { [home.id]: http() },
    storage: createStorage({ storage }),
  })
  onTestFinished(() => config._internal.mipd?.destroy())
  await waitUntilSettled()
  return config
}

/** Connects Harbor through the host app's config. */
export async function connectInHost(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === connectorId)
  if (!connector) throw new Error('wagmi has not found Harbor.')
  await connect(config, { connector })
}

/** Wraps the page's storage so that writes of one key can be paused. */
export function createPausableStorage({ localStorage }: TestPage): {
  readonly pause: (key: string) => void
  readonly release: () => void
  readonly storage: NonNullable<Parameters<typeof createStorage>[0]['storage']>
} {
  let pausedKey: string | undefined
  let release = () => {}
  return {
    pause: (key: string) => {
      pausedKey = key
    },
    release: () => release(),
    storage: {
      ...localStorage,
      async setItem(key: string, value: string): Promise<void> {
        if (pausedKey && key.endsWith(pausedKey)) await new Promise<void>((resolve) => (release = resolve))
        localStorage.setItem(key, value)
      },
    },
  }
}

/** Resolves at the next change of wagmi's state. */
export function waitForChange(config: Config): Promise<void> {
  return new Promise((resolve) => {
    onTestFinished(
      config.subscribe(
        (state) => state,
        () => resolve(),
      ),
    )
  })
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
