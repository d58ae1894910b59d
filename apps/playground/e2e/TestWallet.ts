import type { BitcoinWalletControl, SolanaWalletControl, WalletControl } from '@latchkit/test'
import { expect, type Page } from '@playwright/test'

/** The controls of test wallets on a page, by namespace. */
type WalletControls = {
  readonly __wallets: WalletControl
  readonly __solanaWallets: SolanaWalletControl
  readonly __bitcoinWallets: BitcoinWalletControl
}

/** The methods of a control that the tests call. */
type ControlMethod<Control> = Exclude<
  { [Name in keyof Control]: Control[Name] extends (...given: never) => void ? Name : never }[keyof Control],
  'subscribe' | 'set'
>

/** The parameters of such a method. */
type Given<Control, Name extends keyof Control> = Control[Name] extends (...given: infer Arguments) => void
  ? Arguments
  : never

/** Page object of a test wallet and its user. */
export class TestWallet<GlobalName extends keyof WalletControls = '__wallets'> {
  readonly #page: Page
  readonly #place: readonly [globalName: string, key: string]

  constructor(page: Page, globalName: GlobalName, key: string) {
    this.#page = page
    this.#place = [globalName, key]
  }

  /** Changes its state. */
  async set(patch: Partial<WalletControls[GlobalName]['state']>): Promise<void> {
    await this.#call('set', [patch])
  }

  /** Calls a method of its control. */
  async do<Name extends ControlMethod<WalletControls[GlobalName]>>(
    name: Name,
    ...given: Given<WalletControls[GlobalName], Name>
  ): Promise<void> {
    await this.#call(String(name), given)
  }

  /** Returns its prompts since the page loaded, with their status. */
  async prompts(): Promise<readonly string[]> {
    return this.#page.evaluate(([globalName, key]) => {
      const control: WalletControl = Reflect.get(Reflect.get(window, globalName), key)
      return control.prompts.map(({ method, status }) => `${method} ${status}`)
    }, this.#place)
  }

  /** Waits until it prompts for that method. */
  async waitForPrompt(method: string): Promise<void> {
    await expect.poll(() => this.prompts()).toContain(`${method} open`)
  }

  async #call(name: string, given: readonly unknown[]): Promise<void> {
    await this.#page.evaluate(
      ([globalName, key, method, values]) => {
        const control: object = Reflect.get(Reflect.get(window, globalName), key)
        Reflect.apply(Reflect.get(control, method), undefined, values)
      },
      [...this.#place, name, given] as const,
    )
  }
}
