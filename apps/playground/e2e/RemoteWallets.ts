import type { Phone } from '@latchkit/devnet/phone'
import { expect, type Locator, type Page } from '@playwright/test'
import { ChainCards } from './ChainCards.js'

/** Where the page finds its back end: the words of its query. */
export type RemoteQuery = {
  readonly relay: string
  readonly catalogue: string
  readonly project?: string | undefined
  readonly adapters?: 'none' | undefined
  readonly language?: 'ar' | undefined
}

/** The page `remote.html`, in words. */
export class RemoteWallets extends ChainCards {
  /** The link or the button that copies the code on show. */
  readonly copyLink: Locator
  readonly query: RemoteQuery

  constructor(page: Page, query: RemoteQuery) {
    super(page)
    this.query = query
    this.copyLink = this.modal.getByRole('button', { name: 'Copy link' })
  }

  /** Goes to the page, with the tests' back end unless `other` says otherwise. `origin`: where it is said to be. */
  async visit(other: Partial<RemoteQuery> = {}, origin = ''): Promise<void> {
    const words = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...this.query, ...other }))
      if (value !== undefined) words.set(name, value)
    await this.page.goto(`${origin}/remote.html?${words}`)
    await expect(this.page.getByRole('heading', { name: 'Remote wallets' })).toBeVisible()
  }

  /** Asks for a code in the modal, and waits for nothing. */
  async askForCode(): Promise<void> {
    await this.button.click()
    await this.row('WalletConnect').click()
  }

  /** Opens the modal at the QR code. */
  async openCode(): Promise<void> {
    await this.askForCode()
    await expect(this.copyLink).toBeEnabled()
  }

  /** A wallet among all wallets, by how its name begins. */
  tile(name: string): Locator {
    return this.row(name)
  }

  /** The code on show, as a visitor copies it. */
  async code(): Promise<string> {
    await this.copyLink.click()
    const text = await this.page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    return text
  }

  /** What the kit told its telemetry sink under that name, last first: each with its properties. */
  async told(event: string): Promise<Locator> {
    const entry = this.page
      .getByRole('region', { name: 'Log' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(event, { exact: true }) })
    await entry.first().locator('summary').click()
    return entry.first()
  }

  /** Shows a code, and has the phone read it. What comes of that is the phone's. */
  async showTo(phone: Phone): Promise<void> {
    await this.openCode()
    await phone.pair(await this.code())
  }

  /** Connects a phone that says yes, by the page's own code. */
  async connect(phone: Phone): Promise<void> {
    await this.page.getByRole('button', { name: 'Create a code' }).click()
    const code = this.page.getByRole('status', { name: 'Pairing' })
    await expect(code).toHaveText(/^wc:/)
    await phone.pair((await code.textContent()) ?? '')
    await this.say({ EVM: 'connected', Solana: 'connected' })
    await expect(this.modal).toBeHidden()
  }
}
