import { expect, type Locator, type Page } from '@playwright/test'
import { ChainCards, type ChainName } from './ChainCards.js'
import { TestWallet } from './TestWallet.js'

/** A wallet of each namespace that approves every request. */
const approvingWallets: Readonly<Record<ChainName, string>> = {
  EVM: 'Harbor',
  Solana: 'Lagoon',
  Bitcoin: 'Ingot',
}

/** Page object of `all-chains.html`. */
export class EveryChain extends ChainCards {
  /** The number of connected namespaces. */
  readonly connected: Locator
  readonly harbor: TestWallet
  readonly twin: TestWallet
  readonly lagoon: TestWallet<'__solanaWallets'>
  readonly twinSolana: TestWallet<'__solanaWallets'>
  readonly ingot: TestWallet<'__bitcoinWallets'>
  readonly satchel: TestWallet<'__bitcoinWallets'>
  readonly minnow: TestWallet<'__bitcoinWallets'>

  constructor(page: Page) {
    super(page)
    this.connected = page.getByRole('status', { name: 'Connected' })
    this.harbor = new TestWallet(page, '__wallets', 'harbor')
    this.twin = new TestWallet(page, '__wallets', 'twin')
    this.lagoon = new TestWallet(page, '__solanaWallets', 'lagoon')
    this.twinSolana = new TestWallet(page, '__solanaWallets', 'twin')
    this.ingot = new TestWallet(page, '__bitcoinWallets', 'ingot')
    this.satchel = new TestWallet(page, '__bitcoinWallets', 'satchel')
    this.minnow = new TestWallet(page, '__bitcoinWallets', 'minnow')
  }

  /** Opens the page; `query` begins with `?`. */
  async visit(query = ''): Promise<void> {
    await this.page.goto(`/all-chains.html${query}`)
    await expect(this.page.getByRole('heading', { name: 'All chains' })).toBeVisible()
  }

  /** Expects a namespace to be active. */
  async expectActive(chain: ChainName): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Active: ${chain}` })).toBeVisible()
  }

  /** Returns the page's button that switches to a network with a hook. */
  switcher(network: string): Locator {
    return this.page.getByRole('group').getByRole('button', { name: network, exact: true })
  }

  /** Connects a wallet with the button of its namespace and the modal. */
  async connect(chain: ChainName, wallet: string = approvingWallets[chain]): Promise<void> {
    await this.getButton(chain).click()
    await this.row(wallet).click()
    await expect(this.fact(chain, 'Status')).toHaveText('connected')
    await expect(this.modal).toBeHidden()
  }

  async connectAll(): Promise<void> {
    for (const chain of ['EVM', 'Solana', 'Bitcoin'] as const) await this.connect(chain)
  }

  /** Waits after a page load until every namespace has no session to restore. */
  async waitForRestore(): Promise<void> {
    const lines = this.page.locator('li[data-kind="fact"]', { hasText: 'connection/notRestored' })
    await expect(lines).toHaveCount(3)
    await this.expectValues({ EVM: 'disconnected', Solana: 'disconnected', Bitcoin: 'disconnected' })
  }
}
