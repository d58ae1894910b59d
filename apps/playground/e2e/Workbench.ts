import { expect, type Locator, type Page } from '@playwright/test'
import { defaultSettings, type Settings } from '../src/settings/Settings.js'
import { writeSettings } from '../src/settings/settingsInUrl.js'
import { modalRow } from './modalRow.js'
import { TestWallet } from './TestWallet.js'

/** Page object of `index.html`. */
export class Workbench {
  readonly page: Page
  /** The modal, while it is open. */
  readonly modal: Locator
  /** The connect or account button in the page's header. */
  readonly button: Locator
  readonly networkButton: Locator
  readonly harbor: TestWallet
  readonly meadow: TestWallet

  constructor(page: Page) {
    this.page = page
    this.modal = page.getByRole('dialog')
    this.button = page.locator('header [data-latchkit="connect"], header [data-latchkit="account"]')
    this.networkButton = page.locator('header [data-latchkit="network"]')
    this.harbor = new TestWallet(page, '__wallets', 'harbor')
    this.meadow = new TestWallet(page, '__wallets', 'meadow')
  }

  /** Opens the page with the given settings. */
  async visit(settings: Partial<Settings> = {}): Promise<void> {
    await this.page.goto(`/${writeSettings({ ...defaultSettings, ...settings }, '')}`)
    await expect(this.page.getByRole('heading', { name: 'Workbench' })).toBeVisible()
  }

  /** Returns the hook value with the given label. */
  fact(name: 'Status' | 'Address' | 'Wallet' | 'Network' | 'Balance'): Locator {
    const summary = this.page.getByRole('region', { name: 'Hook values' })
    return summary.locator(`dt:text-is("${name}") + dd`)
  }

  /** Clicks the button of an action. Returns the element of its result. */
  async run(title: string): Promise<Locator> {
    await this.action(title).getByRole('button', { name: title, exact: true }).click()
    return this.result(title)
  }

  /** Returns the card of an action. */
  action(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** Returns the element with the result of an action. */
  result(title: string): Locator {
    return this.action(title).getByRole('status')
  }

  /** Opens the modal with the header's button and selects a wallet. */
  async choose(wallet: string): Promise<void> {
    await this.button.click()
    await this.row(wallet).click()
  }

  /** Returns a row of a list in the modal, by the start of its name. */
  row(name: string): Locator {
    return modalRow(this.modal, name)
  }

  /** Connects a wallet with the modal. */
  async connect(wallet: 'Fjord' | 'Harbor' | 'Marsh' | 'Meadow' = 'Harbor'): Promise<void> {
    await this.choose(wallet)
    await expect(this.fact('Status')).toHaveText('connected')
    await expect(this.modal).toBeHidden()
  }
}
