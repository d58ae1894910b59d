import { expect, type Locator, type Page } from '@playwright/test'
import { connectAccount, getButton, openSettings } from './accountFixtures.js'

type Limit = {
  readonly asset?: 'TUSD' | 'ETH'
  readonly limit?: string
  readonly endsIn?: '5 minutes' | '1 day' | '1 year'
  readonly payee: string
}

/** Page object of the card of permissions in `account.html`, and of the list in the modal. */
export class PermissionsCard {
  /** The granted permissions, the latest first. */
  readonly items: Locator
  readonly #page: Page
  readonly #card: Locator

  constructor(page: Page) {
    this.#page = page
    this.#card = page.getByRole('region', { name: 'useLatchkitPermissions()' })
    this.items = this.#card.getByRole('list', { name: 'Granted permissions' }).getByRole('listitem')
  }

  /** Opens the page with the wallet that grants permissions. */
  async visit(gatewayUrl: string): Promise<void> {
    await connectAccount(this.#page, gatewayUrl, 'Delta')
  }

  /** Grants a permission to the session key of the server. */
  async grant(limit: Limit): Promise<void> {
    const count = await this.items.count()
    await expect(await this.ask(limit)).toHaveText('Granted: the server can pay now.')
    await expect(this.items).toHaveCount(count + 1)
  }

  /** Asks the wallet for a permission. Returns the element with the outcome. */
  async ask({ asset = 'TUSD', limit = '10', endsIn = '1 day', payee }: Limit): Promise<Locator> {
    const form = this.#card.locator('form')
    await form.getByLabel('Charge in').selectOption(asset)
    await form.getByLabel('Limit of each period').fill(limit)
    await form.getByLabel('Ends in').selectOption(endsIn)
    await form.getByLabel('Only payee').fill(payee)
    await form.getByRole('button', { name: 'Grant' }).click()
    const outcome = this.#card.getByLabel('Outcome of the grant')
    await expect(outcome).not.toHaveText(/^(?:Waiting for the wallet …)?$/)
    return outcome
  }

  /** Lets the server pay with the latest permission. Returns the element with the outcome. */
  async pay(amount: string, payee?: string): Promise<Locator> {
    const item = this.items.first()
    await item.getByLabel(/^Charge in/).fill(amount)
    if (payee !== undefined) await item.getByLabel('Payee').fill(payee)
    await item.getByRole('button', { name: 'Pay from the server' }).click()
    const outcome = item.getByLabel('Outcome of the charge')
    // The one of an earlier payment is replaced first.
    await expect(outcome).not.toHaveText('Paying …')
    return outcome
  }

  /** Revokes the latest permission with the button of the card. */
  async revoke(): Promise<void> {
    await this.items.first().getByRole('button', { name: 'Revoke' }).click()
  }

  /** Opens the list in the account view. Returns the dialog. */
  async openList(): Promise<Locator> {
    const dialog = this.#page.getByRole('dialog')
    await getButton(this.#page).click()
    await openSettings(dialog)
    await dialog.getByRole('button', { name: 'Permissions' }).click()
    await expect(dialog.getByRole('heading', { name: 'Permissions', exact: true })).toBeVisible()
    return dialog
  }
}
