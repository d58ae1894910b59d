import type { Devnet } from '@latchkit/devnet'
import { accounts } from '@latchkit/test'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Address, createPublicClient, erc20Abi, http } from 'viem'
import { testDollar } from '../src/parts/testDollar.js'
import { callsRecipient } from '../src/wallet-calls/toCalls.js'

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

  /** Asks for a paymaster, which is optional. */
  async usePaymaster(url: string): Promise<void> {
    await this.turn('Paymaster, if it has one')
    await this.#card.getByRole('textbox', { name: 'URL of the paymaster' }).fill(url)
  }

  /** Sends an approval and a transfer. */
  async send(): Promise<void> {
    await this.#card.getByRole('button', { name: 'Approve and transfer' }).click()
  }

  /** Asks the wallet to show what became of the calls. */
  async show(): Promise<void> {
    await this.#card.getByRole('button', { name: 'Show in the wallet' }).click()
  }

  /** Expects that the calls are executed together, all or none. */
  async expectTogether(): Promise<void> {
    await expect(this.result).toContainText('Sent together, all or none: confirmed.')
  }

  /** Expects that so many of both calls are confirmed, one after the other. */
  async expectSequential(confirmed: number): Promise<void> {
    await expect(this.result).toContainText(
      `Sent one after the other, not all or none: ${confirmed} of 2 confirmed.`,
    )
  }

  /** Expects what the wallet tells about the network. */
  async expectCapabilities(together: string, paymaster: string): Promise<void> {
    await expect(this.#card.locator('dt:text-is("Together") + dd')).toHaveText(together)
    await expect(this.#card.locator('dt:text-is("Paymaster") + dd')).toHaveText(paymaster)
  }
}

/** Reads from the first chain what the calls of an account of the devnet change, and its coins. */
export async function readCallsState(
  { chains: [chain] }: Pick<Devnet, 'chains'>,
  index: number,
): Promise<{ readonly allowance: bigint; readonly received: bigint; readonly coins: bigint }> {
  const owner: Address = accounts[index]?.address ?? '0x'
  const client = createPublicClient({ transport: http(chain?.rpcUrl) })
  const token = { address: testDollar, abi: erc20Abi } as const
  const [allowance, received, coins] = await Promise.all([
    client.readContract({ ...token, functionName: 'allowance', args: [owner, callsRecipient] }),
    client.readContract({ ...token, functionName: 'balanceOf', args: [callsRecipient] }),
    client.getBalance({ address: owner }),
  ])
  return { allowance, received, coins }
}
