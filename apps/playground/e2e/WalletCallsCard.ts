import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of the card "Wallet calls". */
export class WalletCallsCard {
  /** The result of the last calls. */
  readonly result: Locator
  readonly #card: Locator

  constructor(page: Page) {
    this.#card = page.getByRole('region', { name: 'Wallet calls', exact: true })
    this.result = this.#card.getByRole('status', { name: 'Result of the calls' })
  }

  /** Changes a switch. */
  async turn(name: 'All or none' | 'Else one after the other' | 'Paymaster, if it has one'): Promise<void> {
    await this.#card.getByRole('switch', { name }).click()
  }

  /** Sends an approval and a transfer. */
  async send(): Promise<void> {
    await this.#card.getByRole('button', { name: 'Approve and transfer' }).click()
  }

  /** Expects what the wallet tells about the network. */
  async expectCapabilities(together: string, paymaster: string): Promise<void> {
    await expect(this.#card.locator('dt:text-is("Together") + dd')).toHaveText(together)
    await expect(this.#card.locator('dt:text-is("Paymaster") + dd')).toHaveText(paymaster)
  }
}
