import { expect, type Locator, type Page } from '@playwright/test'
import { defaultSettings, type Settings } from '../src/settings/Settings.js'
import { writeSettings } from '../src/settings/settingsInUrl.js'
import { modalRow } from './modalRow.js'
import { TestWallet } from './TestWallet.js'

/** The page `index.html`, in words. */
export class Workbench {
  readonly page: Page
  /** The modal, while it is open. */
  readonly modal: Locator
  /** The button in the page's header: it connects, and shows who is connected. */
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

  /** Goes to the page; `settings` as in its configuration panel. */
  async visit(settings: Partial<Settings> = {}): Promise<void> {
    await this.page.goto(`/${writeSettings({ ...defaultSettings, ...settings }, '')}`)
    await expect(this.page.getByRole('heading', { name: 'Workbench' })).toBeVisible()
  }

  /** The value of a hook under that name. */
  fact(name: 'Status' | 'Address' | 'Wallet' | 'Network' | 'Balance'): Locator {
    const summary = this.page.getByRole('region', { name: 'Hook values' })
    return summary.locator(`dt:text-is("${name}") + dd`)
  }

  /** Presses the button of an action, and answers where its result will stand. */
  async run(title: string): Promise<Locator> {
    await this.action(title).getByRole('button', { name: title, exact: true }).click()
    return this.result(title)
  }

  /** The card of an action. */
  action(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** How the promise of an action ended. */
  result(title: string): Locator {
    return this.action(title).getByRole('status')
  }

  /** Opens the modal by the header's button and chooses a wallet. */
  async choose(wallet: string): Promise<void> {
    await this.button.click()
    await this.row(wallet).click()
  }

  /** A row of a list in the modal, by how its name begins. */
  row(name: string): Locator {
    return modalRow(this.modal, name)
  }

  /** Connects a wallet that says yes, by the modal. */
  async connect(wallet: 'Harbor' | 'Meadow' = 'Harbor'): Promise<void> {
    await this.choose(wallet)
    await expect(this.fact('Status')).toHaveText('connected')
    await expect(this.modal).toBeHidden()
  }
}
