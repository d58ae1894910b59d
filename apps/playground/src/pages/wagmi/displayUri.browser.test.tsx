import { wagmi } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { fakeRelay } from '@latchkit/core/testing'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createConfig, createConnector, http } from '@wagmi/core'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const dialog = page.getByRole('dialog')
const code = dialog.getByRole('img', { name: /^QR code for Sunrise/ })

/** Creates a connector that emits its URI while connecting, like wagmi's `metaMask()` and `walletConnect()`. */
function createSdkConnector() {
  const user = { emit: (_uri: string) => {}, approve: () => {}, decline: () => {} }
  let markCalled = () => {}
  const connectCalled = new Promise<void>((resolve) => {
    markCalled = resolve
  })
  const connector = createConnector(({ emitter }) => ({
    id: 'metaMaskSDK',
    name: 'Sunrise',
    type: 'metaMask',
    async connect() {
      await new Promise<void>((resolve, reject) => {
        user.emit = (data) => emitter.emit('message', { type: 'display_uri', data })
        user.approve = resolve
        user.decline = () => reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
        markCalled()
      })
      // Generic over `withCapabilities`, which this connector does not have.
      return { accounts: [address], chainId: mainnet.id } as never
    },
    async disconnect() {},
    getAccounts: async () => [address] as const,
    getChainId: async () => Number(mainnet.id),
    getProvider: async () => ({ request: async () => undefined }),
    isAuthorized: async () => false,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }))
  return { connector, user, connectCalled }
}

/** Opens the modal while that connector is connecting; with a relay, its adapter is combined with the relay's. */
async function startConnecting(hasRelay: boolean) {
  const { connector, user, connectCalled } = createSdkConnector()
  const config = createConfig({
    chains: [{ ...mainnet, id: Number(mainnet.id) }],
    connectors: [connector],
    transports: { [Number(mainnet.id)]: http('http://127.0.0.1:1') },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const kit = createLatchkit({
    projectId: 'test',
    networks: [mainnet],
    adapters: [wagmi({ config })],
    storage: null,
    ...(hasRelay && { relay: fakeRelay() }),
  })
  await render(
    <LatchkitProvider kit={kit}>
      <ConnectButton />
    </LatchkitProvider>,
  )
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: /^Sunrise/ }).click()
  await expect.element(dialog).toHaveAccessibleName('Connecting')
  // The view is shown before `@wagmi/core` has been imported.
  await connectCalled
  return { kit, user }
}

/** Scans the rendered QR code. */
async function scan(): Promise<string | undefined> {
  const svg = code.element().querySelector('svg') ?? code.element()
  const copy = svg.cloneNode(true) as Element
  for (const [name, value] of [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['width', '640'],
    ['height', '640'],
  ] as const)
    copy.setAttribute(name, value)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const context = new OffscreenCanvas(640, 640).getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, 640, 640) ?? {}
  return jsQR(data, 640, 640, { inversionAttempts: 'dontInvert' })?.data
}

for (const hasRelay of [false, true]) {
  test(`behavior: the QR code shows the URI that a wagmi connector emits, relay: ${hasRelay}`, async () => {
    const { kit, user } = await startConnecting(hasRelay)
    const uri = `metamask://connect?channelId=${crypto.randomUUID()}&v=2`
    user.emit(uri)
    await expect.element(code).toBeVisible()
    expect(await scan()).toBe(uri)
    await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    user.approve()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection.eip155).toMatchObject({ status: 'connected' })
  })
}

test('behavior: a declined attempt replaces the QR code by the result', async () => {
  const { user } = await startConnecting(true)
  user.emit('metamask://connect?channelId=1')
  await expect.element(code).toBeVisible()
  user.decline()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
})
