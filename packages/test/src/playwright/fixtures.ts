import {
  test as base,
  expect as baseExpect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { connectNode, type NodeOptions } from '../anvil/connectNode.js'
import { type AnvilOptions, startAnvil } from '../anvil/startAnvil.js'
import { createWalletHost, type InstallWalletsOptions, type WalletHost } from '../browser/installWallets.js'
import { type Chaos, chaos as startChaos } from '../chaos/chaos.js'
import type { ChaosOptions } from '../chaos/createDecisions.js'
import { createFakeBitcoinChain, type FakeBitcoinChain } from '../fakeBitcoin/createFakeBitcoinChain.js'
import { createFakeChain, type FakeChain, type FakeChainOptions } from '../fakeChain/createFakeChain.js'
import { createFakeSolanaChain, type FakeSolanaChain } from '../fakeSolana/createFakeSolanaChain.js'
import type { BitcoinTestChain, SolanaTestChain } from '../foundation/NamespaceChain.js'
import type { TestChain } from '../foundation/TestChain.js'
import { describeRequests } from '../host/describeRequests.js'
import type { TestWallet } from '../host/TestWallet.js'
import { connectInbox } from '../inbox/connectInbox.js'
import type { TestInbox } from '../inbox/createInbox.js'
import { type StartedInbox, startInbox } from '../inbox/startInbox.js'
import type { BitcoinTestWallet } from '../namespaces/BitcoinTestWallet.js'
import type { SolanaTestWallet } from '../namespaces/SolanaTestWallet.js'
import { collectLinks, type OpenedLink } from '../phone/collectLinks.js'
import type { PhoneOptions } from '../phone/PhoneOptions.js'
import { redirectRelay } from '../phone/redirectRelay.js'
import { startPhone } from '../phone/startPhone.js'
import { startRelay } from '../phone/startRelay.js'
import type { TestPhone } from '../phone/TestPhone.js'
import { walletMatchers } from './matchers.js'

/** The chain of tests: a fake one by default, a node at an RPC URL, or anvil, which each worker starts. */
export type ChainOption =
  | ({ readonly type?: 'fake' } & FakeChainOptions)
  | ({ readonly type: 'node' } & NodeOptions)
  | ({ readonly type: 'anvil' } & AnvilOptions)

/** Options for `test.use`, or `use` of the configuration. */
export type WalletTestOptions = {
  /** The chain, or several of them. They are not a list: Playwright takes a list for a value and its settings. */
  readonly chainOptions: ChainOption | { readonly chains: readonly ChainOption[] }
  /** The wallets and how they answer. `solana: {}` and `bitcoin: {}` add wallets with fake chains. */
  readonly walletOptions: Omit<InstallWalletsOptions, 'chains' | 'solana' | 'bitcoin'> & {
    readonly solana?: Partial<NonNullable<InstallWalletsOptions['solana']>> | undefined
    readonly bitcoin?: Partial<NonNullable<InstallWalletsOptions['bitcoin']>> | undefined
  }
  /** The wallet on the phone and how it answers. `relayUrl` of another relay: the app must use it too. */
  readonly phoneOptions: Partial<Pick<PhoneOptions, 'relayUrl' | 'projectId' | 'wallet' | 'approval'>> & {
    /** `solana: {}` adds accounts of Solana, on the chain of the Solana wallets. */
    readonly solana?: Partial<NonNullable<PhoneOptions['solana']>> | undefined
  }
  /** `url`: an inbox that all tests share, because the app has one setting for all of them. Default: an inbox of its own for each test. */
  readonly inboxOptions: { readonly url?: string | undefined }
}

/** The fixtures of each test. */
export type WalletFixtures = {
  /** The first chain. */
  readonly chain: TestChain
  readonly chains: readonly TestChain[]
  /** The first chain. @throws Error if it is not a fake one. */
  readonly fakeChain: FakeChain
  /** The first wallet. */
  readonly wallet: TestWallet
  readonly wallets: readonly TestWallet[]
  /** The first Solana wallet. @throws Error if `walletOptions` has no `solana`. */
  readonly solanaWallet: SolanaTestWallet
  readonly solanaWallets: readonly SolanaTestWallet[]
  /** The chain of the Solana wallets, and of the phone. @throws Error if it is not a fake one. */
  readonly fakeSolanaChain: FakeSolanaChain
  /** The first Bitcoin wallet. @throws Error if `walletOptions` has no `bitcoin`. */
  readonly bitcoinWallet: BitcoinTestWallet
  readonly bitcoinWallets: readonly BitcoinTestWallet[]
  /** The chain of the Bitcoin wallets. @throws Error if it is not a fake one. */
  readonly fakeBitcoinChain: FakeBitcoinChain
  /** A wallet on a phone. Pages that use WalletConnect's relay reach it over a relay on this machine. */
  readonly phone: TestPhone
  /** The mails that the app sends. `smtpUrl` is its mail server, which only this test has. With `inboxOptions.url`, it throws. */
  readonly inbox: TestInbox & Pick<StartedInbox, 'smtpUrl'>
  /** Disturbs the page: see `chaos` of `@latchkit/test`. A failed test prints the seed and what was disturbed. */
  readonly chaos: (options?: ChaosOptions) => Promise<Chaos>
}

/** The fixtures that others use. */
type InternalFixtures = {
  readonly namespaceChains: { readonly solana: SolanaTestChain; readonly bitcoin: BitcoinTestChain }
  readonly walletHost: WalletHost
  readonly walletReport: undefined
}

type WorkerFixtures = { readonly anvils: AnvilPool }

type AnvilPool = {
  /** Returns a running node with these options, in the state of its start. */
  readonly acquire: (options: AnvilOptions) => Promise<TestChain>
}

/**
 * Playwright's `test` with wallets on every page, and a chain that only this test has.
 *
 * @example
 * import { expect, test } from '@latchkit/test/playwright'
 *
 * test('pays', async ({ page, wallet }) => {
 *   await page.goto('http://localhost:5173')
 *   await page.getByRole('button', { name: 'Connect' }).click()
 *   await page.getByRole('button', { name: 'Pay' }).click()
 *   await expect(wallet).toHaveBeenAskedToSign({ value: 10n ** 18n })
 * })
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WalletTestOptions & WalletFixtures & InternalFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
> = base.extend<WalletTestOptions & WalletFixtures & InternalFixtures, WorkerFixtures>({
  chainOptions: [{}, { option: true }],
  walletOptions: [{}, { option: true }],
  phoneOptions: [{}, { option: true }],
  inboxOptions: [{}, { option: true }],

  anvils: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const pool = createAnvilPool()
      await use(pool)
      await pool.stop()
    },
    { scope: 'worker' },
  ],
  chains: async ({ chainOptions, anvils }, use) => {
    const list = 'chains' in chainOptions ? chainOptions.chains : [chainOptions]
    await use(await Promise.all(list.map((options: ChainOption) => openChain(options, anvils))))
  },
  chain: async ({ chains }, use) => {
    const [chain] = chains
    if (!chain) throw new Error('`chainOptions` must have at least one chain.')
    await use(chain)
  },
  fakeChain: async ({ chain }, use) => {
    if (!isFake(chain)) throw createNoFakeError('fakeChain', 'chainOptions')
    await use(chain)
  },
  namespaceChains: async ({ walletOptions: { solana, bitcoin }, phoneOptions }, use) =>
    use({
      solana: solana?.chain ?? phoneOptions.solana?.chain ?? createFakeSolanaChain(),
      bitcoin: bitcoin?.chain ?? createFakeBitcoinChain(),
    }),
  walletHost: async ({ chains, walletOptions, phoneOptions, namespaceChains }, use) => {
    const { bitcoin } = walletOptions
    // The chain of the phone answers the app too.
    const solana = walletOptions.solana ?? (phoneOptions.solana && { wallets: [] })
    const host = createWalletHost({
      ...{ ...walletOptions, chains },
      solana: solana && { chain: namespaceChains.solana, wallets: solana.wallets },
      bitcoin: bitcoin && { chain: namespaceChains.bitcoin, wallets: bitcoin.wallets },
    })
    await use(host)
  },
  solanaWallet: async ({ walletHost }, use) => use(first(walletHost.solanaWallets, 'solana')),
  solanaWallets: async ({ walletHost }, use) => use(walletHost.solanaWallets),
  fakeSolanaChain: async ({ namespaceChains: { solana } }, use) => {
    if (!isFake(solana)) throw createNoFakeError('fakeSolanaChain', 'walletOptions.solana')
    await use(solana)
  },
  bitcoinWallet: async ({ walletHost }, use) => use(first(walletHost.bitcoinWallets, 'bitcoin')),
  bitcoinWallets: async ({ walletHost }, use) => use(walletHost.bitcoinWallets),
  fakeBitcoinChain: async ({ namespaceChains: { bitcoin } }, use) => {
    if (!isFake(bitcoin)) throw createNoFakeError('fakeBitcoinChain', 'walletOptions.bitcoin')
    await use(bitcoin)
  },
  wallets: async ({ walletHost }, use) => use(walletHost.wallets),
  wallet: async ({ walletHost }, use) => use(walletHost.wallets[0]),
  context: async ({ context, walletHost }, use) => {
    await walletHost.installOn(context)
    await use(context)
  },
  phone: async ({ page, context, chains, namespaceChains, phoneOptions }, use) => {
    const relay = phoneOptions.relayUrl === undefined ? await startRelay() : undefined
    const relayUrl = phoneOptions.relayUrl ?? relay?.url ?? ''
    const links: OpenedLink[] = []
    if (relay) await redirectRelay(context, relay.url)
    await collectLinks(page, (link) => links.push(link))
    const solana = phoneOptions.solana && { chain: namespaceChains.solana, ...phoneOptions.solana }
    const phone = await startPhone({ ...phoneOptions, solana, relayUrl, chains, page, links })
    await use(phone)
    await phone.stop()
    await relay?.stop()
  },
  inbox: async ({ inboxOptions: { url } }, use) => {
    if (url !== undefined) return use(withoutServer(connectInbox(url), url))
    const inbox = await startInbox()
    await use(inbox)
    await inbox.stop()
  },
  chaos: async ({ page }, use, testInfo) => {
    const started: Chaos[] = []
    await use(async (options) => {
      const disturbances = await startChaos(page, options)
      started.push(disturbances)
      return disturbances
    })
    if (testInfo.status === testInfo.expectedStatus) return
    for (const { toText } of started) {
      console.log(toText())
      await testInfo.attach('chaos.txt', { body: toText(), contentType: 'text/plain' })
    }
  },
  walletReport: [
    async ({ walletHost: { wallets, solanaWallets, bitcoinWallets } }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      const body = [...wallets, ...solanaWallets, ...bitcoinWallets]
        .map(({ name, requests }) => `${name}:\n${describeRequests(requests)}\n`)
        .join('')
      await testInfo.attach('wallet-requests.txt', { body, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})

/**
 * Playwright's `expect` with matchers of wallets.
 *
 * @example
 * import { expect, test } from '@latchkit/test/playwright'
 *
 * test('sends nothing before the user confirms', async ({ wallet }) => {
 *   expect(wallet).toHaveSentNothing()
 *   await expect(wallet).not.toHaveBeenAskedToSign({ message: /Sign in/ })
 * })
 */
export const expect: ReturnType<typeof baseExpect.extend<typeof walletMatchers>> =
  baseExpect.extend(walletMatchers)

function openChain(options: ChainOption, anvils: AnvilPool): Promise<TestChain> | TestChain {
  switch (options.type) {
    case 'node':
      return connectNode(options)
    case 'anvil':
      return anvils.acquire(options)
    default:
      return createFakeChain(options)
  }
}

/** Only this package creates chains of that kind. */
function isFake(chain: SolanaTestChain): chain is FakeSolanaChain
function isFake(chain: BitcoinTestChain): chain is FakeBitcoinChain
function isFake(chain: TestChain): chain is FakeChain
function isFake({ kind }: { readonly kind: 'fake' | 'node' }): boolean {
  return kind === 'fake'
}

function createNoFakeError(fixture: string, option: string): Error {
  return new Error(`The fixture \`${fixture}\` needs a fake chain, but \`${option}\` names a node.`)
}

function first<wallet>([wallet]: readonly wallet[], option: string): wallet {
  if (wallet === undefined) throw new Error(`\`walletOptions\` must have \`${option}: {}\` for this fixture.`)
  return wallet
}

function withoutServer(inbox: TestInbox, url: string): WalletFixtures['inbox'] {
  return {
    ...inbox,
    get smtpUrl(): string {
      throw new Error(`The mail server of the inbox at ${url} is known to the process that started it.`)
    },
  }
}

/** Keeps nodes for all tests of a worker. Each test starts from the state of the node's start. */
function createAnvilPool(): AnvilPool & { readonly stop: () => Promise<void> } {
  const running = new Map<string, Promise<TestChain>>()
  const snapshots = new Map<string, unknown>()
  return {
    async acquire(options) {
      const key = JSON.stringify(options)
      const started = running.get(key) ?? startAnvil(options)
      running.set(key, started)
      const chain = await started
      if (snapshots.has(key)) await chain.request({ method: 'evm_revert', params: [snapshots.get(key)] })
      snapshots.set(key, await chain.request({ method: 'evm_snapshot' }))
      return chain
    },
    async stop() {
      await Promise.all([...running.values()].map(async (chain) => (await chain).stop()))
    },
  }
}
