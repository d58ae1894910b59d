import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { failureOf, getSecondAccount, type Harness, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

const messages: readonly (string | Uint8Array)[] = [
  'hello',
  '',
  '0x1234',
  'Grüße, 世界 🔑\nsecond line',
  'x'.repeat(10_000),
  new Uint8Array([0, 1, 127, 128, 255]),
]

/** Tests `signMessage`: the requested message is signed by the requested account. */
export function signing(
  { it, expect }: TestRunner,
  { signsBytes = true }: AdapterCapabilities,
  runTest: RunTest,
): void {
  it(
    'default: signs any text, and bytes',
    runTest(async (harness) => {
      const { connectorId, address } = await connected(harness)
      for (const message of messages.filter((message) => signsBytes || typeof message === 'string')) {
        const signature = await harness.adapter.signMessage({ connectorId, address, message })
        expect(await harness.verifyMessage({ address, message, signature })).toBe(true)
        expect(await harness.verifyMessage({ address, message: 'another', signature })).toBe(false)
      }
    }),
  )

  it(
    'error: rejects when the user declines',
    runTest(async (harness) => {
      const { connectorId, address } = await connected(harness)
      await harness.wallet.answer('sign', 'reject')
      const failure = await failureOf(harness.adapter.signMessage({ connectorId, address, message: 'no' }))
      expect(failure).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: rejects when the wallet fails with its own error',
    runTest(async (harness) => {
      const { connectorId, address } = await connected(harness)
      await harness.wallet.fail('sign')
      const failure = await failureOf(harness.adapter.signMessage({ connectorId, address, message: 'no' }))
      expect(failure).toBeInstanceOf(WalletRequestError)
    }),
  )

  it(
    'error: rejects an invalid signature',
    runTest(async (harness) => {
      const { connectorId, address } = await connected(harness)
      await harness.wallet.malform('signature')
      const failure = await failureOf(harness.adapter.signMessage({ connectorId, address, message: 'no' }))
      expect(failure).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: rejects an account the wallet does not expose without a prompt',
    runTest(async (harness) => {
      const { connectorId } = await connected(harness)
      const address = getSecondAccount(harness.lateWallet)
      const failure = await failureOf(harness.adapter.signMessage({ connectorId, address, message: 'no' }))
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )

  it(
    'error: rejects without a prompt when not connected',
    runTest(async ({ adapter, wallet: { connectorId, accounts, prompts }, notConnectedCode }) => {
      const [address] = accounts
      const failure = await failureOf(adapter.signMessage({ connectorId, address, message: 'no' }))
      expect(failure).toMatchObject({ code: notConnectedCode })
      expect(await prompts()).toBe(0)
    }),
  )

  async function connected({ adapter, wallet: { connectorId } }: Harness) {
    const { accounts } = await adapter.connect({ connectorId, signal: never() })
    return { connectorId, address: accounts[0].address }
  }
}
