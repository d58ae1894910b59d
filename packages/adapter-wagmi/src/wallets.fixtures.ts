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

/** Harbor's. */
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

/** Puts both wallets on the page for the length of a test; `control` is Harbor's. */
export function wallets(
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
  // wagmi looks for it on the real window.
  if (page.ethereum) Object.assign(window, { ethereum: page.ethereum })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ethereum')
    page.close()
  })
  const control = page.__wallets?.[harbor.key]
  if (!control) throw new Error('Harbor was not installed.')
  return { control, page }
}

/** Starts an adapter for the length of a test. */
export function start(
  factory: AdapterFactory,
  options: Partial<Pick<PortContext, 'networks' | 'enableEIP6963' | 'enableInjected'>> = {},
): {
  readonly adapter: Adapter
  readonly stop: () => void
  readonly warnings: readonly string[]
  /** As they were told last. */
  readonly connectors: () => readonly Connector[]
  /** All that was told but connectors. */
  readonly told: () => readonly AdapterEvent[]
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
    told: () => events.filter(({ type }) => type !== 'connectors'),
  }
}

/** A config as a host makes it, once it has read its storage; gone after the test. */
export async function hostConfig(
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
  await settled()
  return config
}

/** Connects Harbor by the host's own hands. */
export async function hostConnect(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === connectorId)
  if (!connector) throw new Error('wagmi has not found Harbor.')
  await connect(config, { connector })
}

/** The page's storage, whose writing of one key can be held up. */
export function holdable({ localStorage }: TestPage): {
  readonly hold: (key: string) => void
  readonly release: () => void
  readonly storage: NonNullable<Parameters<typeof createStorage>[0]['storage']>
} {
  let held: string | undefined
  let release = () => {}
  return {
    hold: (key: string) => {
      held = key
    },
    release: () => release(),
    storage: {
      ...localStorage,
      async setItem(key: string, value: string): Promise<void> {
        if (held && key.endsWith(held)) await new Promise<void>((resolve) => (release = resolve))
        localStorage.setItem(key, value)
      },
    },
  }
}

/** Resolves when wagmi's state changes next. */
export function changeOf(config: Config): Promise<void> {
  return new Promise((resolve) => {
    onTestFinished(
      config.subscribe(
        (state) => state,
        () => resolve(),
      ),
    )
  })
}

/** Everything that was under way without a timer has happened. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await nextMacrotask()
}

/** What a promise was rejected with. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error) => error,
  )
}
