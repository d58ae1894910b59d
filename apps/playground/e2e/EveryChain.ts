import { expect, type Locator, type Page } from '@playwright/test'
import { modalRow } from './modalRow.js'
import { TestWallet } from './TestWallet.js'

/** The name of a world on the page `all-chains.html`. */
export type ChainName = 'EVM' | 'Solana' | 'Bitcoin'

/** A wallet for each world that says yes. */
const walletOf: Readonly<Record<ChainName, string>> = { EVM: 'Harbor', Solana: 'Lagoon', Bitcoin: 'Ingot' }

/** The page `all-chains.html`, in words. */
export class EveryChain {
  readonly page: Page
  /** The modal, while it is open. */
  readonly modal: Locator
  /** The buttons in the page's header, of the namespace on view. */
  readonly button: Locator
  readonly networkButton: Locator
  /** How many namespaces are connected, in words. */
  readonly connected: Locator
  readonly harbor: TestWallet
  readonly twin: TestWallet
  readonly lagoon: TestWallet<'__solanaWallets'>
  readonly twinSolana: TestWallet<'__solanaWallets'>
  readonly ingot: TestWallet<'__bitcoinWallets'>
  readonly satchel: TestWallet<'__bitcoinWallets'>
  readonly minnow: TestWallet<'__bitcoinWallets'>

  constructor(page: Page) {
    this.page = page
    this.modal = page.getByRole('dialog')
    const header = page.locator('.site-header')
    this.button = header.locator('[data-latchkit="connect"], [data-latchkit="account"]')
    this.networkButton = header.locator('[data-latchkit="network"]')
    this.connected = page.getByRole('status', { name: 'Connected' })
    this.harbor = new TestWallet(page, '__wallets', 'harbor')
    this.twin = new TestWallet(page, '__wallets', 'twin')
    this.lagoon = new TestWallet(page, '__solanaWallets', 'lagoon')
    this.twinSolana = new TestWallet(page, '__solanaWallets', 'twin')
    this.ingot = new TestWallet(page, '__bitcoinWallets', 'ingot')
    this.satchel = new TestWallet(page, '__bitcoinWallets', 'satchel')
    this.minnow = new TestWallet(page, '__bitcoinWallets', 'minnow')
  }

  /** Goes to the page; `query` begins with `?`. */
  async visit(query = ''): Promise<void> {
    await this.page.goto(`/all-chains.html${query}`)
    await expect(this.page.getByRole('heading', { name: 'Every chain' })).toBeVisible()
  }

  /** The card of a world. */
  card(chain: ChainName): Locator {
    return this.page.getByRole('region', { name: chain, exact: true })
  }

  /** What the hooks of a world say under that name. */
  fact(chain: ChainName, name: 'Status' | 'Address' | 'Wallet' | 'Network' | 'Balance'): Locator {
    return this.card(chain).locator(`dt:text-is("${name}") + dd`)
  }

  /** The button of a world: it connects, and shows who is connected. */
  buttonOf(chain: ChainName): Locator {
    return this.card(chain).locator('[data-latchkit="connect"], [data-latchkit="account"]')
  }

  /** Which world the page has on view. */
  async isOnView(chain: ChainName): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `On view: ${chain}` })).toBeVisible()
  }

  /** Presses the button of an action, and answers where its result will stand. */
  async run(
    chain: ChainName,
    title: 'Sign a message' | 'Sign typed data' | 'Send' | 'Disconnect',
  ): Promise<Locator> {
    const action = this.page.getByRole('region', { name: `${chain} ${title}`, exact: true })
    await action.getByRole('button', { name: title, exact: true }).click()
    return action.getByRole('status')
  }

  /** What an action of a world resolves with, where that is text. */
  async answer(chain: ChainName, title: 'Sign a message' | 'Sign typed data' | 'Send'): Promise<string> {
    const result = await this.run(chain, title)
    await expect(result).toContainText('resolved')
    return /"([^"]*)"/.exec((await result.textContent()) ?? '')?.[1] ?? ''
  }

  /** The page's own button for a network: it switches by the hook. */
  switcher(network: string): Locator {
    return this.page.getByRole('group').getByRole('button', { name: network, exact: true })
  }

  row(name: string): Locator {
    return modalRow(this.modal, name)
  }

  /** Connects a wallet that says yes, by the button of its world and the modal. */
  async connect(chain: ChainName, wallet: string = walletOf[chain]): Promise<void> {
    await this.buttonOf(chain).click()
    await this.row(wallet).click()
    await expect(this.fact(chain, 'Status')).toHaveText('connected')
    await expect(this.modal).toBeHidden()
  }

  async connectAll(): Promise<void> {
    for (const chain of ['EVM', 'Solana', 'Bitcoin'] as const) await this.connect(chain)
  }

  /** After a page load: waits until every world has said that there is nothing to take up. */
  async restoresNothing(): Promise<void> {
    const lines = this.page.locator('li[data-kind="fact"]', { hasText: 'connection/notRestored' })
    await expect(lines).toHaveCount(3)
    await this.say({ EVM: 'disconnected', Solana: 'disconnected', Bitcoin: 'disconnected' })
  }

  /** What the page says of the worlds. */
  async say(
    statuses: Partial<Record<ChainName, 'connected' | 'disconnected' | 'connecting' | 'reconnecting'>>,
  ): Promise<void> {
    for (const [chain, status] of Object.entries(statuses)) {
      await expect(this.fact(chain as ChainName, 'Status')).toHaveText(status)
    }
  }
}
