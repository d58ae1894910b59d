import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { type CreateConnectorFn, createConfig, createConnector, http } from '@wagmi/core'
import { expect, onTestFinished, test } from 'vitest'
import { wagmi } from './wagmi.js'

const network = { ...testNetworks[0], id: 31_337 }
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connectorId = 'metaMaskSDK'

/** Creates a connector that emits its URI like wagmi's `metaMask` and `walletConnect`, and waits for the user. */
function createSdkConnector(): {
  readonly connector: CreateConnectorFn
  readonly emit: (data: unknown, type?: string) => void
  readonly approve: () => void
  readonly decline: () => void
  /** Resolves when the adapter has asked the connector to connect. */
  readonly asked: Promise<void>
} {
  let emit: (data: unknown, type?: string) => void = () => {}
  let approve = () => {}
  let decline = () => {}
  let resolveAsked = () => {}
  const asked = new Promise<void>((resolve) => (resolveAsked = resolve))
  const provider = { request: async () => undefined }
  const connector = createConnector((config) => {
    emit = (data, type = 'display_uri') => config.emitter.emit('message', { type, data })
    return {
      id: connectorId,
      name: 'MetaMask',
      type: 'metaMask',
      async connect() {
        resolveAsked()
        await new Promise<void>((resolve, reject) => {
          approve = resolve
          decline = () => reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
        })
        // Generic over `withCapabilities`, which this connector does not have.
        return { accounts: [address], chainId: network.id } as never
      },
      async disconnect() {},
      getAccounts: async () => [address] as const,
      getChainId: async () => network.id,
      getProvider: async () => provider,
      isAuthorized: async () => false,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  })
  return {
    connector,
    emit: (data, type) => emit(data, type),
    approve: () => approve(),
    decline: () => decline(),
    asked,
  }
}

function startConnecting() {
  const sdk = createSdkConnector()
  const config = createConfig({
    chains: [network],
    connectors: [sdk.connector],
    transports: { 31337: http() },
    storage: null,
  })
  const adapter = wagmi({ config })({
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks: [{ ...network, caipNetworkId: 'eip155:31337' }],
    clock: fakeClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: () => {},
  })
  onTestFinished(adapter.start(() => {}))
  const uris: (string | undefined)[] = []
  const watch = (id = connectorId) => {
    const unwatch = adapter.watchDisplayUri?.({ connectorId: id, listener: (uri) => uris.push(uri) })
    onTestFinished(() => unwatch?.())
    return unwatch
  }
  const controller = new AbortController()
  const connected = adapter.connect({ connectorId, signal: controller.signal })
  return { ...sdk, connected, controller, watch, uris }
}

test('default: passes the URI on while connecting and clears it once connected', async () => {
  const { watch, uris, emit, approve, connected, asked } = startConnecting()
  watch()
  await asked
  emit('metamask://connect?channelId=1')
  emit('metamask://connect?channelId=2')
  expect(uris).toEqual([undefined, 'metamask://connect?channelId=1', 'metamask://connect?channelId=2'])
  approve()
  await expect(connected).resolves.toMatchObject({ connectorId, accounts: [{ address }] })
  expect(uris.at(-1)).toBeUndefined()
})

test('behavior: passes on a URI emitted before watching started', async () => {
  const { watch, uris, emit, approve, connected, asked } = startConnecting()
  await asked
  emit('metamask://connect?channelId=1')
  watch()
  expect(uris).toEqual(['metamask://connect?channelId=1'])
  approve()
  await connected
})

test.each([
  ['declined', true],
  ['cancelled', false],
] as const)('behavior: clears the URI when the attempt was %s', async (_, declined) => {
  const { watch, uris, emit, decline, controller, connected, asked } = startConnecting()
  watch()
  await asked
  emit('metamask://connect?channelId=1')
  if (declined) decline()
  else controller.abort()
  await expect(connected).rejects.toMatchObject({ code: declined ? 'user-rejected' : 'aborted' })
  expect(uris.at(-1)).toBeUndefined()
  decline()
})

test('behavior: ignores other messages, other connectors and stopped watchers', async () => {
  const { watch, uris, emit, approve, connected, asked } = startConnecting()
  watch('other')
  const unwatch = watch()
  await asked
  emit('metamask://connect', 'connecting')
  emit({ uri: 'metamask://connect' })
  unwatch?.()
  emit('metamask://connect?channelId=1')
  expect(uris.filter((uri) => uri !== undefined)).toEqual([])
  approve()
  await connected
})
