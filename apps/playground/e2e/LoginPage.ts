import type { Devnet } from '@latchkit/devnet'
import { connectInbox, type TestInbox } from '@latchkit/test'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type Hex, recoverMessageAddress } from 'viem'
import { ChainCards } from './ChainCards.js'
import { clickAndClose } from './clickAndClose.js'

type VisitOptions = {
  readonly origin?: string | undefined
  readonly socials?: readonly string[] | undefined
  readonly siwx?: 'on' | undefined
}

const openText = 'Open window'
/** It only ends hanging tests. */
const mailMs = 60_000

/** Page object of `login.html`. */
export class LoginPage extends ChainCards {
  readonly frame: FrameLocator
  readonly emailField: Locator
  readonly codeField: Locator
  private readonly devnet: Devnet
  /** The window in which the last request was displayed. */
  private window: Page | undefined
  /** Without the mails of earlier tests, which can have the same devnet. */
  private readonly inbox: TestInbox

  constructor(page: Page, devnet: Devnet) {
    super(page)
    this.devnet = devnet
    this.inbox = connectInbox(this.services.inboxUrl)
    this.frame = page.frameLocator('iframe')
    this.emailField = this.modal.getByRole('textbox', { name: /e-?mail/i })
    this.codeField = this.modal.getByRole('textbox', { name: /code/i })
  }

  private get services() {
    const { login } = this.devnet.gateway ?? {}
    if (!login) throw new Error('The devnet was started without the login.')
    return login
  }

  /**
   * Opens the page. `origin`: another origin of its server. `socials`: the providers of accounts, if they are others than those of the
   * page. `siwx`: accounts sign in at the server of the playground.
   */
  async visit({ origin = '', socials = [], siwx }: VisitOptions = {}): Promise<void> {
    const { frameUrl, inboxUrl } = this.services
    const words = new URLSearchParams({ frame: frameUrl, inbox: inboxUrl })
    if (socials.length > 0) words.set('socials', socials.join(','))
    if (siwx) words.set('siwx', siwx)
    await this.page.goto(`${origin}/login.html?${words}`)
  }

  /** Signs a message with the EVM account, and returns the address of the key, which viem recovers. */
  async signMessage(): Promise<string> {
    const signing = this.answer('EVM', 'Sign a message')
    await this.approve()
    const signature = (await signing) as Hex
    return recoverMessageAddress({ message: 'Signed on EVM', signature })
  }

  /** Opens `account.html`, with the data API and the user who has logged in on `login.html`. */
  async visitAccount({ language = 'en' }: { readonly language?: 'en' | 'ar' } = {}): Promise<void> {
    const { frameUrl } = this.services
    const data = this.devnet.gateway?.url ?? ''
    await this.page.goto(`/account.html?${new URLSearchParams({ data, frame: frameUrl, language })}`)
    await expect(this.button).toContainText('0x')
  }

  /** Returns the page object of another page, such as that of another device. */
  onPage(page: Page): LoginPage {
    return new LoginPage(page, this.devnet)
  }

  /** Waits for the next code that is sent to an address. */
  readCode(email: string): Promise<string> {
    return this.inbox.readCode(email, { timeout: mailMs })
  }

  /** From now on, the login service sends another code to an address at once. */
  endCooldown(): void {
    this.services.setCodeGap(0)
  }

  /** Submits the address in the modal. */
  async submitEmail(email: string): Promise<void> {
    await this.button.click()
    await this.emailField.fill(email)
    await this.emailField.press('Enter')
  }

  /** Opens the link of the mail in another tab, and confirms it. */
  async confirmLink(email: string): Promise<void> {
    const link = await this.inbox.readLink(email, { pattern: /\/recovery\/link/, timeout: mailMs })
    const tab = await this.page.context().newPage()
    await tab.goto(link)
    await tab.getByRole('button', { name: 'It’s me' }).click()
    await expect(tab.getByRole('button')).toHaveCount(0)
    await tab.close()
  }

  /** Enters the code of the mail. */
  async enterCode(email: string): Promise<void> {
    // The mail can arrive before its view: the field of the view before would take its code.
    await expect(this.modal.filter({ hasText: email }).first()).toBeVisible()
    await expect(this.codeField).toBeVisible()
    await this.codeField.fill(await this.readCode(email))
  }

  /** Logs in on a device that the services do not know. */
  async logIn(email: string): Promise<void> {
    await this.submitEmail(email)
    await this.confirmLink(email)
    await this.enterCode(email)
    await expect(this.fact('EVM', 'Status')).toHaveText('connected')
    await expect(this.modal).toBeHidden()
  }

  /** Opens the window of the request, or of the settings, that the frame displays, unless it is open. Returns it. */
  async openWindow(): Promise<Page> {
    if (this.window && !this.window.isClosed()) return this.window
    const button = this.frame.getByRole('button', { name: openText })
    await expect(button).toBeVisible()
    // Waits until the frame has stopped moving with the modal.
    await this.page.locator('iframe').click({ trial: true })
    const opening = this.page.waitForEvent('popup')
    await button.click()
    const opened = await opening
    this.window = opened
    return opened
  }

  /** Shows the settings of the wallet, and returns their window. */
  async openSettings(): Promise<Page> {
    await this.button.click()
    await this.row('Wallet settings').click()
    const settings = await this.openWindow()
    await expect(settings.getByRole('heading', { name: 'Wallet settings' })).toBeFocused()
    return settings
  }

  /** Scrolls the request to its end, until it can be approved: it begins at its start when it is displayed. Returns where it is displayed. */
  async readToEnd(): Promise<FrameLocator | Page> {
    const request = await this.openRequest()
    await expect(async () => {
      await request.locator('.content').evaluate((content) => content.scrollTo(0, content.scrollHeight))
      await expect(request.getByRole('button', { name: 'Approve' })).toBeEnabled({ timeout: 1_000 })
    }).toPass()
    return request
  }

  /** Approves the request that is displayed. */
  async approve(): Promise<void> {
    await this.decide('Approve')
  }

  /** Declines the request, once it could be approved. */
  async decline(): Promise<void> {
    await this.decide('Decline')
  }

  private async decide(name: 'Approve' | 'Decline'): Promise<void> {
    const request = await this.readToEnd()
    // The window closes with the request, also if it fails.
    if (request === this.window) await clickAndClose(request, name)
    else await request.getByRole('button', { name }).click()
  }

  /** Returns where the request is decided: a sign-in at the app in the frame, all else in a window of its own. */
  private async openRequest(): Promise<FrameLocator | Page> {
    const open = this.frame.getByRole('button', { name: openText })
    await expect(open.or(this.frame.getByRole('button', { name: 'Approve' }))).toBeVisible()
    return (await open.isVisible()) ? this.openWindow() : this.frame
  }
}
