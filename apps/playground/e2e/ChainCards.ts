import { expect, type Locator, type Page } from '@playwright/test'
import { modalRow } from './modalRow.js'

/** The name of a namespace on a page with one card for each. */
export type ChainName = 'EVM' | 'Solana' | 'Bitcoin'

/** The actions of a card. */
export type ActionName = 'Sign a message' | 'Sign typed data' | 'Send' | 'Disconnect'

/** Page object of a page with one card per namespace. */
export class ChainCards {
  readonly page: Page
  /** The modal, while it is open. */
  readonly modal: Locator
  /** The buttons in the page's header, of the active namespace. */
  readonly button: Locator
  readonly networkButton: Locator

  constructor(page: Page) {
    this.page = page
    this.modal = page.getByRole('dialog')
    const header = page.locator('.site-header')
    this.button = header.locator('[data-latchkit="connect"], [data-latchkit="account"]')
    this.networkButton = header.locator('[data-latchkit="network"]')
  }

  /** Returns the card of a namespace. */
  card(chain: ChainName): Locator {
    return this.page.getByRole('region', { name: chain, exact: true })
  }

  /** Returns the value that a namespace's hooks show under the given label. */
  fact(chain: ChainName, name: 'Status' | 'Address' | 'Wallet' | 'Network' | 'Balance'): Locator {
    return this.card(chain).locator(`dt:text-is("${name}") + dd`)
  }

  /** Returns the address of the connected account. */
  async getAddress(chain: ChainName): Promise<string> {
    return (await this.fact(chain, 'Address').textContent()) ?? ''
  }

  /** Returns the connect or account button of a namespace. */
  getButton(chain: ChainName): Locator {
    return this.card(chain).locator('[data-latchkit="connect"], [data-latchkit="account"]')
  }

  /** Returns an action of a namespace: its fields, its button and its result. */
  getAction(chain: ChainName, title: ActionName): Locator {
    return this.page.getByRole('region', { name: `${chain} ${title}`, exact: true })
  }

  /** Clicks the button of an action. Returns the element of its result. */
  async run(chain: ChainName, title: ActionName): Promise<Locator> {
    const action = this.getAction(chain, title)
    await action.getByRole('button', { name: title, exact: true }).click()
    return action.getByRole('status')
  }

  /** Returns the text that an action resolves with. */
  async answer(chain: ChainName, title: Exclude<ActionName, 'Disconnect'>): Promise<string> {
    const result = await this.run(chain, title)
    await expect(result).toContainText('resolved')
    return /"([^"]*)"/.exec((await result.textContent()) ?? '')?.[1] ?? ''
  }

  row(name: string): Locator {
    return modalRow(this.modal, name)
  }

  /** Expects values on the cards. */
  async expectValues(
    statuses: Partial<Record<ChainName, 'connected' | 'disconnected' | 'connecting' | 'reconnecting'>>,
  ): Promise<void> {
    for (const [chain, status] of Object.entries(statuses)) {
      await expect(this.fact(chain as ChainName, 'Status')).toHaveText(status)
    }
  }
}
