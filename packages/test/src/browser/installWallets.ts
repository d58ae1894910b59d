import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { Abi } from 'viem'
import type { TestChain } from '../foundation/TestChain.js'
import type { ApprovalMode } from '../host/createApproval.js'
import { createHostWallet, type HostEvent, type HostWallet } from '../host/createHostWallet.js'
import type { PageWallet } from '../host/PageWallet.js'
import type { TestWallet } from '../host/TestWallet.js'
import { harbor } from '../wallet/wallets.js'
import { installProviders, type PageManifest } from './installProviders.js'
import { binding, receiver } from './names.js'
import { routeChains } from './routeChains.js'
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
}

/** Wallets that are not on a page yet. */
export type WalletHost = {
  readonly wallets: readonly [TestWallet, ...TestWallet[]]
  /** Installs them in every document that the page or context opens from now on. */
  readonly installOn: (target: Page | BrowserContext) => Promise<void>
}

/**
 * Installs wallets with real keys in a page or a context of Playwright, for any app: EIP-6963, and `window.ethereum`. Call it before the
 * page opens the app. The wallets run in the process of the test, so they keep their state when the page navigates.
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
  if (wallets.length === 0) throw new Error('`wallets` must have at least one wallet.')
  const targets: (Page | BrowserContext)[] = []
  const deliver = async (event: HostEvent) => {
    await Promise.all(targets.flatMap(listFrames).map((frame) => sendEvent(frame, event)))
  }
  const hosts = wallets.map((wallet): readonly [string, HostWallet] => [
    wallet.key,
    createHostWallet(wallet, { chains, approval, abis, deliver }),
  ])
  const byKey = new Map(hosts)

  async function answer(frame: Frame, text: string): Promise<string> {
    const { wallet, args } = JSON.parse(text)
    return JSON.stringify(await byKey.get(wallet)?.handle(getOrigin(frame), args), bigintToHex)
  }

  return {
    wallets: hosts.map(([, { wallet }]) => wallet) as [TestWallet, ...TestWallet[]],
    async installOn(target) {
      targets.push(target)
      const manifest: PageManifest = { binding, receiver, wallets: wallets.map(toManifest) }
      await target.exposeBinding(binding, ({ frame }, text: string) => answer(frame, text))
      await target.addInitScript({ content: toScript(manifest) })
      if (routesRpc) await routeChains(target, chains)
    },
  }
}

/** Compilers add calls of `__name` to functions, which pages do not have. */
function toScript(manifest: PageManifest): string {
  return `{ const __name = (value) => value; (${installProviders})(${JSON.stringify(manifest)}) }`
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
