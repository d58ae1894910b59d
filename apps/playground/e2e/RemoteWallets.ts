import type { Phone } from '@latchkit/devnet/phone'
import { expect, type Locator, type Page } from '@playwright/test'
import { ChainCards } from './ChainCards.js'

/** The URLs of the back end, as query parameters of the page. */
export type RemoteQuery = {
  readonly relay: string
  readonly catalogue: string
  readonly project?: string | undefined
  readonly adapters?: 'none' | undefined
  readonly chains?: 'evm' | undefined
  /** RPC URLs of the first EVM chain, with commas between them. */
  readonly rpc?: string | undefined
  readonly siwx?: 'on' | undefined
  readonly language?: 'ar' | undefined
}

/** Page object of `remote.html`. */
export class RemoteWallets extends ChainCards {
  /** The link or button that copies the visible URI. */
  readonly copyLink: Locator
  readonly query: RemoteQuery

  constructor(page: Page, query: RemoteQuery) {
    super(page)
    this.query = query
    this.copyLink = this.modal.getByRole('button', { name: 'Copy link' })
  }

  /** Opens the page with the tests' back end, or with `other`. `origin`: the origin to open it at. */
  async visit(other: Partial<RemoteQuery> = {}, origin = ''): Promise<void> {
    const words = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...this.query, ...other }))
      if (value !== undefined) words.set(name, value)
    await this.page.goto(`${origin}/remote.html?${words}`)
    await expect(this.page.getByRole('heading', { name: 'Remote wallets' })).toBeVisible()
  }

  /** Opens the QR code view without waiting. */
  async openQrCodeView(): Promise<void> {
    await this.button.click()
    await this.row('WalletConnect').click()
  }

  /** Opens the modal and waits for the QR code. */
  async openQrCode(): Promise<void> {
    await this.openQrCodeView()
    await expect(this.copyLink).toBeEnabled()
  }

  /** Returns a wallet of the wallet directory, by the start of its name. */
  tile(name: string): Locator {
    return this.row(name)
  }

  /** Copies the visible URI. */
  async code(): Promise<string> {
    await this.copyLink.click()
    const text = await this.page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    return text
  }

  /** Opens the newest telemetry event with that name, and returns it. A newer one can come after it. */
  async getTelemetry(event: string): Promise<Locator> {
    const entry = this.page
      .getByRole('region', { name: 'Log' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(event, { exact: true }) })
    await entry.first().locator('summary').click()
    return entry.filter({ has: this.page.locator('details[open]') }).first()
  }

  /** Creates a pairing URI and pairs the phone with it. The phone's state decides the result. */
  async pairWith(phone: Phone): Promise<void> {
    await this.openQrCode()
    await phone.pair(await this.code())
  }

  /** Connects a phone with the pairing that the page creates. */
  async connect(phone: Phone): Promise<void> {
    await this.page.getByRole('button', { name: 'Create a code' }).click()
    const code = this.page.getByRole('status', { name: 'Pairing' })
    await expect(code).toHaveText(/^wc:/)
    await phone.pair((await code.textContent()) ?? '')
    await this.expectValues({ EVM: 'connected', Solana: 'connected' })
    await expect(this.modal).toBeHidden()
  }
}
