import type { BitcoinWalletControl, SolanaWalletControl, WalletControl } from '@latchkit/devnet'
import { expect, type Page } from '@playwright/test'

/** Where a page keeps the controls of its test wallets, and what those of each chain can do. */
type Worlds = {
  readonly __wallets: WalletControl
  readonly __solanaWallets: SolanaWalletControl
  readonly __bitcoinWallets: BitcoinWalletControl
}

/** What a wallet does by itself. */
type Deed<Control> = Exclude<
  { [Name in keyof Control]: Control[Name] extends (...given: never) => void ? Name : never }[keyof Control],
  'subscribe' | 'set'
>

/** What a deed takes. */
type Given<Control, Name extends keyof Control> = Control[Name] extends (...given: infer Arguments) => void
  ? Arguments
  : never

/** A test wallet of a page, and the person in front of it. */
export class TestWallet<World extends keyof Worlds = '__wallets'> {
  readonly #page: Page
  readonly #place: readonly [world: string, key: string]

  constructor(page: Page, world: World, key: string) {
    this.#page = page
    this.#place = [world, key]
  }

  /** Changes how it behaves, or what it holds. */
  async set(patch: Partial<Worlds[World]['state']>): Promise<void> {
    await this.#call('set', [patch])
  }

  /** One of the things it does by itself. */
  async do<Name extends Deed<Worlds[World]>>(
    name: Name,
    ...given: Given<Worlds[World], Name>
  ): Promise<void> {
    await this.#call(String(name), given)
  }

  /** The methods it asked the person about since the page loaded, and how that went. */
  async prompts(): Promise<readonly string[]> {
    return this.#page.evaluate(([world, key]) => {
      const control: WalletControl = Reflect.get(Reflect.get(window, world), key)
      return control.prompts.map(({ method, status }) => `${method} ${status}`)
    }, this.#place)
  }

  /** Waits until it asks the person about that method. */
  async asksFor(method: string): Promise<void> {
    await expect.poll(() => this.prompts()).toContain(`${method} open`)
  }

  async #call(name: string, given: readonly unknown[]): Promise<void> {
    await this.#page.evaluate(
      ([world, key, deed, values]) => {
        const control: object = Reflect.get(Reflect.get(window, world), key)
        Reflect.apply(Reflect.get(control, deed), undefined, values)
      },
      [...this.#place, name, given] as const,
    )
  }
}
