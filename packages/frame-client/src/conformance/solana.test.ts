import { solana } from '@latchkit/adapter-solana'
import { waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { callDevnet, createChainUnderTest, verifySignature } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { toWalletUnderTest } from '@latchkit/adapter-tests/walletUnderTest'
import { createLatchkit } from '@latchkit/core'
import type { AdapterFactory, Frame } from '@latchkit/core/ports'
import { decodeBase58 } from '@latchkit/core/schema'
import {
  type AdapterUnderTest,
  adapterConformance,
  fakeStorage,
  type WalletUnderTest,
} from '@latchkit/core/testing'
import { solanaAccounts } from '@latchkit/devnet'
import {
  installSolanaWallets,
  type SolanaWalletControl,
  type SolanaWalletPage,
  twinSolana,
} from '@latchkit/devnet/page-solana'
import { type SolanaChain, startSolanaChain } from '@latchkit/devnet/solana'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectHalves, frameUrl, quickClock } from '../app/connectHalves.fixtures.js'
import { createFrame } from '../app/createFrame.js'
import { createVault, type Vault } from '../app/createVault.fixtures.js'
import { loginFrame } from '../app/loginFrame.js'
import { createFrameWallet } from '../providers/createFrameWallet.js'
import { registerFrameWallet } from '../providers/registerFrameWallet.js'
import {
  announcedCapabilities,
  createVaultUnderTest,
  frameWalletCapabilities,
} from './createVaultUnderTest.fixtures.js'

let clusters: readonly SolanaChain[] = []
beforeAll(async () => {
  clusters = [await startSolanaChain(), await startSolanaChain()]
}, 180_000)
afterAll(() => Promise.all(clusters.map((cluster) => cluster.stop())))

/** The CAIP-2 ids of clusters that the frame supports. */
const devnetId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const testnetId = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

const capabilities = {
  ...frameWalletCapabilities,
  switchesNetwork: false,
  evm: false,
  solana: true,
} as const

/** The option `login` of a kit, next to the adapter of the app: the late wallet is one of the adapter. */
describe('login next to the adapter of Solana', () => {
  adapterConformance({ describe, expect, it, capabilities, make: makeWithLogin })
})

/** The Wallet Standard wallet of a frame, which the adapter finds on the page. */
describe('a registered wallet in the adapter of Solana', () => {
  const asWallet = { ...capabilities, ...announcedCapabilities }
  adapterConformance({ describe, expect, it, capabilities: asWallet, make: makeRegistered })
})

async function makeRegistered(): Promise<AdapterUnderTest> {
  const { vault, ...environment } = await createEnvironment()
  const { handlers, wallet } = createVaultUnderTest(vault, [devnetId, testnetId])
  const stored = new Map<string, string>()
  const storage = fakeStorage()
  const frames: Frame[] = []

  function loadWithFrame() {
    const loaded = loadPage(stored)
    const { page } = connectHalves(handlers)
    const frame = createFrame({
      url: frameUrl,
      projectId: 'conformance',
      title: 'Log in',
      page,
      clock: quickClock,
    })
    frames.push(frame)
    registerFrameWallet(
      createFrameWallet(frame, { chains: ['solana:devnet', 'solana:testnet'], storage }),
      loaded.page,
    )
    const before = loaded.page.listeners()
    return { ...loaded, listeners: () => loaded.page.listeners() - before + loaded.twin.listeners }
  }

  let page = loadWithFrame()
  return {
    ...environment,
    factory: solana(),
    async reload() {
      page = loadWithFrame()
      return solana()
    },
    wallet: { ...wallet, connectorId: 'Login wallet', name: 'Login wallet', type: 'announced' },
    lateWallet: toLateWallet(() => page.twin),
    listeners: () => page.listeners(),
    async stop() {
      for (const frame of frames) frame.destroy()
      await environment.stop()
    },
  }
}

async function makeWithLogin(): Promise<AdapterUnderTest> {
  const { vault, ...environment } = await createEnvironment()
  const { handlers, wallet } = createVaultUnderTest(vault, [devnetId, testnetId])
  const { networks } = environment
  const storage = fakeStorage()
  const kits: { destroy(): void }[] = []
  const stored = new Map<string, string>()
  let page = loadPage(stored)

  const factory: AdapterFactory = ({ metadata }) => {
    const kit = createLatchkit({
      projectId: 'conformance',
      metadata,
      networks: [networks.home, networks.other, networks.dead],
      adapters: [solana()],
      storage,
      clock: quickClock,
      login: loginFrame({ url: frameUrl, wallet: { name: 'Vault' }, page: connectHalves(handlers).page }),
    })
    kits.push(kit)
    const adapter = kit.internal.adapterOf('solana')
    if (!adapter) throw new Error('The kit has no adapter.')
    return adapter
  }
  return {
    ...environment,
    factory,
    async reload() {
      page = loadPage(stored)
      return factory
    },
    wallet: { ...wallet, connectorId: 'auth', name: 'Vault', type: 'auth' },
    lateWallet: toLateWallet(() => page.twin),
    listeners: () => page.listeners(),
    async stop() {
      for (const kit of kits) kit.destroy()
      await environment.stop()
    },
  }
}

async function createEnvironment() {
  const [first, second] = clusters
  const [, , , , account] = solanaAccounts
  const seed = decodeBase58(account?.secretKey ?? '')?.slice(0, 32)
  if (!first || !second || !account || !seed) throw new Error('The clusters have no account for the user.')
  const home = createNetwork(devnetId, first.rpcUrl)
  const other = createNetwork(testnetId, second.rpcUrl)
  const dead = createNetwork('solana:deadCluster', 'http://127.0.0.1:1')
  await callDevnet(home, 'devnet_setBalance', [account.address, '1000000000000'])
  return {
    vault: Object.assign(await createVault({ solana: first.rpcUrl }, seed), { isLoggedIn: true }),
    networks: { home, other, dead },
    setBalance: ({ address, network, value }) =>
      callDevnet(network, 'devnet_setBalance', [address, String(value)]),
    greatestBalance: 2n ** 64n - 1n,
    async verifyMessage({ address, message, signature }) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      return verifySignature(address, bytes, decodeBase58(signature) ?? new Uint8Array())
    },
    settled: waitUntilSettled,
    solana: createChainUnderTest(home),
    stop: () => callDevnet(home, 'devnet_setDropping', [false]),
  } satisfies Partial<AdapterUnderTest> & { readonly vault: Vault }
}

/** Opens a page with a wallet that registers itself later. */
function loadPage(stored: Map<string, string>) {
  const [cluster] = clusters
  const page: ReturnType<typeof openPage> & SolanaWalletPage = openPage(stored)
  const late = { ...twinSolana, state: { announces: 'never' } } as const
  installSolanaWallets(page, { rpcUrl: cluster?.rpcUrl ?? '', wallets: [late] })
  const { twin } = page.__solanaWallets ?? {}
  if (!twin) throw new Error('Twin is not installed.')
  const before = page.listeners()
  return { page, twin, listeners: () => page.listeners() - before + twin.listeners }
}

function toLateWallet(control: () => SolanaWalletControl): WalletUnderTest {
  const { accounts, state } = control()
  return toWalletUnderTest({
    connectorId: state.name,
    control,
    accounts,
    methods: {
      connect: ['standard:connect'],
      revoke: ['standard:disconnect'],
      sign: ['solana:signMessage', 'solana:signTransaction'],
      send: ['solana:signAndSendTransaction'],
    },
    faults: {},
    isOpen: () => control().wallet.accounts.length > 0,
  })
}
