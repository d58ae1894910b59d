import { fakeClock, nextMacrotask, testNetworks } from '@latchkit/core/testing'
import { type CreateConnectorFn, createConfig, createConnector, http } from '@wagmi/core'
import { expect, onTestFinished, test } from 'vitest'
import { wagmi } from './wagmi.js'

const network = { ...testNetworks[0], id: 31_337 }
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connectorId = 'metaMaskSDK'

/** A connector that emits its URI as those of wagmi do (`metaMask`, `walletConnect`), and waits for the user. */
function sdkConnector(): {
  readonly connector: CreateConnectorFn
  readonly emit: (data: unknown, type?: string) => void
  readonly approve: () => void
  readonly decline: () => void
} {
  let emit: (data: unknown, type?: string) => void = () => {}
  let approve = () => {}
  let decline = () => {}
  const provider = { request: async () => undefined }
  const connector = createConnector((config) => {
    emit = (data, type = 'display_uri') => config.emitter.emit('message', { type, data })
    return {
      id: connectorId,
      name: 'MetaMask',
      type: 'metaMask',
      async connect() {
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
  }
}

function connecting() {
  const sdk = sdkConnector()
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

test('default: the URI is passed on while a connector connects, and gone when it is connected', async () => {
  const { watch, uris, emit, approve, connected } = connecting()
  watch()
  await nextMacrotask()
  emit('metamask://connect?channelId=1')
  emit('metamask://connect?channelId=2')
  expect(uris).toEqual([undefined, 'metamask://connect?channelId=1', 'metamask://connect?channelId=2'])
  approve()
  await expect(connected).resolves.toMatchObject({ connectorId, accounts: [{ address }] })
  expect(uris.at(-1)).toBeUndefined()
})

test('behavior: a URI that was emitted before it is watched is passed on at once', async () => {
  const { watch, uris, emit, approve, connected } = connecting()
  await nextMacrotask()
  emit('metamask://connect?channelId=1')
  watch()
  expect(uris).toEqual(['metamask://connect?channelId=1'])
  approve()
  await connected
})

test.each([
  ['declined', true],
  ['cancelled', false],
] as const)('behavior: the URI of an attempt that was %s is gone', async (_, declined) => {
  const { watch, uris, emit, decline, controller, connected } = connecting()
  watch()
  await nextMacrotask()
  emit('metamask://connect?channelId=1')
  if (declined) decline()
  else controller.abort()
  await expect(connected).rejects.toMatchObject({ code: declined ? 'user-rejected' : 'aborted' })
  expect(uris.at(-1)).toBeUndefined()
  decline()
})

test('behavior: other messages, other connectors and a watch that ended are left out', async () => {
  const { watch, uris, emit, approve, connected } = connecting()
  watch('other')
  const unwatch = watch()
  await nextMacrotask()
  emit('metamask://connect', 'connecting')
  emit({ uri: 'metamask://connect' })
  unwatch?.()
  emit('metamask://connect?channelId=1')
  expect(uris.filter((uri) => uri !== undefined)).toEqual([])
  approve()
  await connected
})
