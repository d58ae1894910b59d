import type { BitcoinWalletControl, SolanaWalletControl, WalletControl } from '@latchkit/devnet'
import { expect, type Page } from '@playwright/test'

/** The controls of test wallets on a page, by namespace. */
type Worlds = {
  readonly __wallets: WalletControl
  readonly __solanaWallets: SolanaWalletControl
  readonly __bitcoinWallets: BitcoinWalletControl
}

/** The methods of a control that the tests call. */
type Deed<Control> = Exclude<
  { [Name in keyof Control]: Control[Name] extends (...given: never) => void ? Name : never }[keyof Control],
  'subscribe' | 'set'
>

/** The parameters of such a method. */
type Given<Control, Name extends keyof Control> = Control[Name] extends (...given: infer Arguments) => void
  ? Arguments
  : never

/** Page object of a test wallet and its user. */
export class TestWallet<World extends keyof Worlds = '__wallets'> {
  readonly #page: Page
  readonly #place: readonly [world: string, key: string]

  constructor(page: Page, world: World, key: string) {
    this.#page = page
    this.#place = [world, key]
  }

  /** Changes its state. */
  async set(patch: Partial<Worlds[World]['state']>): Promise<void> {
    await this.#call('set', [patch])
  }

  /** Calls a method of its control. */
  async do<Name extends Deed<Worlds[World]>>(
    name: Name,
    ...given: Given<Worlds[World], Name>
  ): Promise<void> {
    await this.#call(String(name), given)
  }

  /** Returns its prompts since the page loaded, with their status. */
  async prompts(): Promise<readonly string[]> {
    return this.#page.evaluate(([world, key]) => {
      const control: WalletControl = Reflect.get(Reflect.get(window, world), key)
      return control.prompts.map(({ method, status }) => `${method} ${status}`)
    }, this.#place)
  }

  /** Waits until it prompts for that method. */
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
