import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { Abi } from 'viem'
import { satchel } from '../bitcoinWallet/bitcoinWallets.js'
import type { BitcoinWalletOptions } from '../bitcoinWallet/createBitcoinWallet.js'
import type { BitcoinTestChain, SolanaTestChain } from '../foundation/NamespaceChain.js'
import type { TestChain } from '../foundation/TestChain.js'
import type { ApprovalMode } from '../host/createApproval.js'
import type { HostEvent } from '../host/createHostCore.js'
import { createHostWallet, type HostWallet } from '../host/createHostWallet.js'
import type { PageWallet } from '../host/PageWallet.js'
import type { TestWallet } from '../host/TestWallet.js'
import type { BitcoinTestWallet } from '../namespaces/BitcoinTestWallet.js'
import { createBitcoinHostWallet } from '../namespaces/createBitcoinHostWallet.js'
import { createSolanaHostWallet } from '../namespaces/createSolanaHostWallet.js'
import type { SolanaTestWallet } from '../namespaces/SolanaTestWallet.js'
import type { SolanaWalletOptions } from '../solanaWallet/createSolanaWallet.js'
import { lagoon } from '../solanaWallet/solanaWallets.js'
import { harbor } from '../wallet/wallets.js'
import { installNamespaces, type NamespacesManifest } from './installNamespaces.js'
import { installProviders, type PageManifest } from './installProviders.js'
import { binding, receiver } from './names.js'
import { routeChains } from './routeChains.js'
import { routeCluster, routeEsplora } from './routeNamespaces.js'
import { toManifest } from './toManifest.js'

/** Options of `installWallets`. */
export type InstallWalletsOptions = {
  /** The chains that the wallets and the app reach. Without them, use `createFakeChain()`. */
  readonly chains: readonly TestChain[]
  /** Default: `harbor`, a wallet that does what the standards say. `personas` behave like wallets that users have. */
  readonly wallets?: readonly PageWallet[] | undefined
  /**
   * How requests are answered: `approve` (default) and `reject` answer all of them, `manual` leaves them to `wallet.approve()` and
   * `wallet.reject()`, which can answer one request in any mode.
   */
  readonly approval?: ApprovalMode | undefined
  /** Whether requests of the app to its own RPC URLs are answered by the chains too. Default true. */
  readonly routesRpc?: boolean | undefined
  /** ABIs with which calls in `wallet.requests` are decoded. */
  readonly abis?: readonly Abi[] | undefined
  /** Wallets of Solana (Wallet Standard). Default: none; `{ chain: createFakeSolanaChain() }` installs `lagoon`. */
  readonly solana?: NamespaceOptions<SolanaTestChain, SolanaWalletOptions> | undefined
  /** Wallets of Bitcoin. Default: none; `{ chain: createFakeBitcoinChain() }` installs `satchel`, a wallet of sats-connect. */
  readonly bitcoin?: NamespaceOptions<BitcoinTestChain, BitcoinWalletOptions> | undefined
}

/** The chain and the wallets of a namespace. */
export type NamespaceOptions<chain, wallet> = {
  readonly chain: chain
  readonly wallets?: readonly wallet[] | undefined
}

/** Wallets that are not on a page yet. */
export type WalletHost = {
  readonly wallets: readonly [TestWallet, ...TestWallet[]]
  readonly solanaWallets: readonly SolanaTestWallet[]
  readonly bitcoinWallets: readonly BitcoinTestWallet[]
  /** Installs them in every document that the page or context opens from now on. */
  readonly installOn: (target: Page | BrowserContext) => Promise<void>
}

/**
 * Installs wallets with real keys in a page or a context of Playwright, for any app: EIP-6963 and `window.ethereum`, and with `solana` and
 * `bitcoin` the Wallet Standard, sats-connect, UniSat, OKX and Leather. Call it before the page opens the app. The wallets run in the process of the test, so they keep their state when the page navigates.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 * @example
 * import { test } from '@playwright/test'
 * import { createFakeChain, installWallets, personas } from '@latchkit/test'
 *
 * test('connects', async ({ page }) => {
 *   const chain = createFakeChain()
 *   const [wallet] = await installWallets(page, { chains: [chain], wallets: [personas.metaMask] })
 *   await page.goto('http://localhost:5173')
 *   await page.getByRole('button', { name: 'Connect' }).click()
 *   console.log(wallet.requests)
 * })
 */
export async function installWallets(
  target: Page | BrowserContext,
  options: InstallWalletsOptions,
): Promise<WalletHost['wallets']> {
  const { wallets, installOn } = createWalletHost(options)
  await installOn(target)
  return wallets
}

/**
 * Creates wallets that are installed later, or in several contexts.
 *
 * @example
 * import { createFakeChain, createWalletHost } from '@latchkit/test'
 * import type { BrowserContext } from '@playwright/test'
 *
 * const { wallets, installOn } = createWalletHost({ chains: [createFakeChain()] })
 * export const install = (context: BrowserContext) => installOn(context)
 * export const [wallet] = wallets
 */
export function createWalletHost(options: InstallWalletsOptions): WalletHost {
  const { chains, wallets = [harbor], approval = 'approve', routesRpc = true, abis = [] } = options
  const { solana, bitcoin } = options
  if (wallets.length === 0) throw new Error('`wallets` must have at least one wallet.')
  const targets: (Page | BrowserContext)[] = []
  const deliver = async (event: HostEvent) => {
    await Promise.all(targets.flatMap(listFrames).map((frame) => sendEvent(frame, event)))
  }
  const evm = wallets.map((wallet) => createHostWallet(wallet, { chains, approval, abis, deliver }))
  const solanaHosts = solana
    ? (solana.wallets ?? [lagoon]).map((wallet) =>
        createSolanaHostWallet(wallet, { chain: solana.chain, approval, deliver }),
      )
    : []
  const bitcoinHosts = bitcoin
    ? (bitcoin.wallets ?? [satchel]).map((wallet) =>
        createBitcoinHostWallet(wallet, { chain: bitcoin.chain, approval, deliver }),
      )
    : []
  const others = [...solanaHosts, ...bitcoinHosts]
  const byId = new Map<string, Pick<HostWallet<unknown>, 'handle'>>([
    ...evm.map((host) => [host.wallet.key, host] as const),
    ...others.map((host) => [host.manifest.id, host] as const),
  ])

  async function answer(frame: Frame, text: string): Promise<string> {
    const { wallet, args } = JSON.parse(text)
    return JSON.stringify(await byId.get(wallet)?.handle(getOrigin(frame), args), bigintToHex)
  }

  return {
    wallets: evm.map(({ wallet }) => wallet) as [TestWallet, ...TestWallet[]],
    solanaWallets: solanaHosts.map(({ wallet }) => wallet),
    bitcoinWallets: bitcoinHosts.map(({ wallet }) => wallet),
    async installOn(target) {
      targets.push(target)
      const manifest: PageManifest = { binding, receiver, wallets: wallets.map(toManifest) }
      await target.exposeBinding(binding, ({ frame }, text: string) => answer(frame, text))
      await target.addInitScript({ content: toScript(installProviders, manifest) })
      if (others.length > 0) {
        const namespaces = { binding, receiver, wallets: others.map((host) => host.manifest) }
        await target.addInitScript({ content: toScript(installNamespaces, namespaces) })
      }
      if (!routesRpc) return
      await routeChains(target, chains)
      if (solana) await routeCluster(target, solana.chain)
      if (bitcoin) await routeEsplora(target, bitcoin.chain)
    },
  }
}

/** Compilers add calls of `__name` to functions, which pages do not have. */
function toScript<manifest extends PageManifest | NamespacesManifest>(
  install: (manifest: manifest) => void,
  manifest: manifest,
): string {
  return `{ const __name = (value) => value; (${install})(${JSON.stringify(manifest)}) }`
}

function listFrames(target: Page | BrowserContext): readonly Frame[] {
  const pages = 'pages' in target ? target.pages() : [target]
  return pages.flatMap((page) => page.frames())
}

/** A frame that navigates or is gone has no listeners of this event. */
async function sendEvent(frame: Frame, { wallet, origin, event, payload }: HostEvent): Promise<void> {
  if (getOrigin(frame) !== origin) return
  await frame
    .evaluate(
      ([name, ...message]) => {
        const receive: unknown = Reflect.get(window, name)
        if (typeof receive === 'function') receive(...message)
      },
      [receiver, wallet, event, payload] as const,
    )
    .catch(() => {})
}

function getOrigin(frame: Frame): string {
  const url = frame.url()
  // A document without an address has the origin of the one that contains it.
  if (/^about:/.test(url)) {
    const parent = frame.parentFrame()
    return parent ? getOrigin(parent) : 'null'
  }
  return URL.canParse(url) ? new URL(url).origin : 'null'
}

function bigintToHex(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `0x${value.toString(16)}` : value
}
