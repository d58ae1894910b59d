import { expect, type Locator, type Page } from '@playwright/test'
import { modalRow } from './modalRow.js'

/** The name of a world on a page that has a card for each. */
export type ChainName = 'EVM' | 'Solana' | 'Bitcoin'

/** What a card can do. */
export type ActionName = 'Sign a message' | 'Sign typed data' | 'Send' | 'Disconnect'

/** A page with a card for each world, in words. */
export class ChainCards {
  readonly page: Page
  /** The modal, while it is open. */
  readonly modal: Locator
  /** The buttons in the page's header, of the namespace on view. */
  readonly button: Locator
  readonly networkButton: Locator

  constructor(page: Page) {
    this.page = page
    this.modal = page.getByRole('dialog')
    const header = page.locator('.site-header')
    this.button = header.locator('[data-latchkit="connect"], [data-latchkit="account"]')
    this.networkButton = header.locator('[data-latchkit="network"]')
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

  /** An action of a world: its fields, its button and its result. */
  actionOf(chain: ChainName, title: ActionName): Locator {
    return this.page.getByRole('region', { name: `${chain} ${title}`, exact: true })
  }

  /** Presses the button of an action, and answers where its result will stand. */
  async run(chain: ChainName, title: ActionName): Promise<Locator> {
    const action = this.actionOf(chain, title)
    await action.getByRole('button', { name: title, exact: true }).click()
    return action.getByRole('status')
  }

  /** What an action of a world resolves with, where that is text. */
  async answer(chain: ChainName, title: Exclude<ActionName, 'Disconnect'>): Promise<string> {
    const result = await this.run(chain, title)
    await expect(result).toContainText('resolved')
    return /"([^"]*)"/.exec((await result.textContent()) ?? '')?.[1] ?? ''
  }

  row(name: string): Locator {
    return modalRow(this.modal, name)
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
