import { away, getUrl, home, homeUrl } from '@latchkit/adapter-tests/evm/chains'
import {
  getBalance,
  sendTransaction,
  signMessage,
  switchNetwork,
  waitForReceipt,
} from '@latchkit/core/actions'
import { WalletResponseError } from '@latchkit/core/errors'
import { fakeStorage } from '@latchkit/core/testing'
import { waitForReceipt as waitForReceiptOfNode } from '@latchkit/devnet/evm'
import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  http,
  injected,
  reconnect,
  sendTransaction as sendWithWagmi,
  signMessage as signWithWagmi,
} from '@wagmi/core'
import { createPublicClient, defineChain, type Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { announceFrameProvider } from '../providers/announceFrameProvider.js'
import { createFrameProvider } from '../providers/createFrameProvider.js'
import { startFrame } from '../providers/startFrame.fixtures.js'
import { createVault } from './createVault.fixtures.js'
import { startLoginKit } from './startLoginKit.fixtures.js'

const node = createPublicClient({ transport: http(homeUrl), cacheTime: 0 })
const receiver = '0x000000000000000000000000000000000000dEaD'
const urls = { evm: { [home.id]: homeUrl, [away.id]: getUrl(away) } }

test('default: a kit without an adapter sends a transaction, and waits for its receipt', async () => {
  const vault = await createVault(urls)
  const { kit, logIn } = startLoginKit(vault, [home, away])
  await logIn('eip155')
  expect(await getBalance(kit)).toMatchObject({ symbol: 'ETH' })
  const hash = await sendTransaction(kit, { to: receiver, value: 123n })
  expect(await waitForReceipt(kit, { hash })).toMatchObject({ status: 'success' })
  expect(await node.getTransaction({ hash })).toMatchObject({ to: receiver.toLowerCase(), value: 123n })
  await switchNetwork(kit, { network: away })
  const other = await sendTransaction(kit, { to: receiver, value: 1n })
  expect(await waitForReceipt(kit, { hash: other })).toMatchObject({ status: 'success' })
})

test('error: a signature of another key is rejected', async () => {
  const vault = await createVault(urls)
  const { kit, logIn } = startLoginKit(vault, [home])
  await logIn('eip155')
  vault.cheats = true
  const failure = await signMessage(kit, { message: 'Hello' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(WalletResponseError)
})

test('default: wagmi connects, sends and disconnects over the provider', async () => {
  const vault = await createVault(urls)
  vault.isLoggedIn = true
  const provider = createFrameProvider(startFrame(vault), {
    chainId: home.caipNetworkId,
    storage: null,
  })
  const chain = defineChain({ ...home, id: Number(home.id) })
  const config = createConfig({
    chains: [chain],
    transports: { [chain.id]: http(homeUrl) },
    // wagmi's type of providers has more events.
    connectors: [injected({ target: { id: 'auth', name: 'Auth', provider: () => provider as never } })],
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The config has no connector.')
  expect((await connect(config, { connector })).accounts).toEqual([vault.evmAddress])
  const hash = await sendWithWagmi(config, { to: receiver as Hex, value: 5n })
  expect(await waitForReceiptOfNode(node, hash)).toMatchObject({ status: 'success' })
  await disconnect(config)
  expect(vault.isLoggedIn).toBe(false)
})

test('default: wagmi finds the announced provider, reconnects after a reload, and signs the user out', async () => {
  const vault = await createVault(urls)
  vault.isLoggedIn = true
  const storage = fakeStorage()
  const chain = defineChain({ ...home, id: Number(home.id) })

  /** Loads the page: with the frame, and with wagmi as the app uses it. */
  function loadPage() {
    const provider = createFrameProvider(startFrame(vault), { chainId: home.caipNetworkId, storage })
    const stop = announceFrameProvider(provider, { rdns: 'example.my-dapp.login' })
    const config = createConfig({
      chains: [chain],
      transports: { [chain.id]: http(homeUrl) },
      storage: createStorage({ storage }),
    })
    return { config, stop }
  }

  const first = loadPage()
  const connector = first.config.connectors.find(({ id }) => id === 'example.my-dapp.login')
  if (!connector) throw new Error('wagmi has not found the provider.')
  await connect(first.config, { connector })
  first.stop()
  const second = loadPage()
  onTestFinished(second.stop)
  expect(await reconnect(second.config)).toMatchObject([{ accounts: [vault.evmAddress], chainId: chain.id }])
  expect(await signWithWagmi(second.config, { message: 'Hello' })).toMatch(/^0x/)
  await disconnect(second.config)
  await expect.poll(() => vault.isLoggedIn).toBe(false)
})
