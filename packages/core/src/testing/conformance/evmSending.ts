import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { evmOf } from './evmOf.js'
import { failureOf, getSecondAccount, type Harness } from './harness.js'
import type { TestRunner } from './TestRunner.js'

const to = '0x00000000000000000000000000000000000000AA'
const transfer: EvmTransaction = { to, value: 1n }

/**
 * Tests `sendTransaction`: the signed transaction equals the reviewed one, and there is one prompt.
 */
export function evmSending(
  { it, expect }: TestRunner,
  { sendsUserOperations = false }: AdapterCapabilities,
  runTest: RunTest,
): void {
  if (sendsUserOperations)
    it(
      'default: sends exactly the given call as a user operation of the sender',
      runTest(async (harness) => {
        const { connectorId, address, methods, evm } = await evmOf(harness)
        const { home } = harness.networks
        const transaction: EvmTransaction = { to, data: '0x1234', value: 9_007_199_254_740_993n }
        // The first one turns the account into a smart one, the second one does not.
        for (const value of [transaction.value, 2n]) {
          const given = { ...transaction, value }
          const hash = await methods.sendTransaction({
            connectorId,
            address,
            network: home,
            transaction: given,
          })
          const sent = await evm.transaction(hash)
          expect(sent).toMatchObject({ data: '0x1234', value, chainId: home.id })
          expect(sent.from.toLowerCase()).toBe(address.toLowerCase())
          expect(sent.to?.toLowerCase()).toBe(to.toLowerCase())
        }
      }),
    )
  else sendingFields({ it, expect }, runTest)

  it(
    'param: creates a contract without `to`',
    runTest(async (harness) => {
      const { connectorId, address, methods, evm } = await evmOf(harness)
      const { home } = harness.networks
      const transaction: EvmTransaction = { data: '0x600160005260206000f3' }
      const hash = await methods.sendTransaction({ connectorId, address, network: home, transaction })
      expect(await evm.transaction(hash)).toMatchObject({
        to: null,
        data: '0x600160005260206000f3',
        value: 0n,
      })
    }),
  )

  it(
    'error: rejects when the user declines',
    runTest(async (harness) => {
      await harness.wallet.answer('send', 'reject')
      expect(await failureOf(send(harness))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: rejects when the wallet fails, without a second attempt',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      const { home } = harness.networks
      // An amount above the balance: the node rejects it after the user approves.
      const transaction = { to, value: harness.greatestBalance, gas: 21_000n } as const
      const failure = await failureOf(
        methods.sendTransaction({ connectorId, address, network: home, transaction }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      await harness.settled()
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts + 1)
    }),
  )

  it(
    'error: rejects a malformed hash',
    runTest(async (harness) => {
      await harness.wallet.malform('hash')
      expect(await failureOf(send(harness))).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: rejects a transaction for another chain than that of the wallet without a prompt',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      const { other } = harness.networks
      const failure = await failureOf(
        methods.sendTransaction({ connectorId, address, network: other, transaction: transfer }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )

  it(
    'error: rejects an account the wallet does not expose without a prompt',
    runTest(async (harness) => {
      const { connectorId, methods } = await evmOf(harness)
      const { home } = harness.networks
      const address = getSecondAccount(harness.lateWallet)
      const failure = await failureOf(
        methods.sendTransaction({ connectorId, address, network: home, transaction: transfer }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )
}

async function send(harness: Harness): Promise<string> {
  const { connectorId, address, methods } = await evmOf(harness)
  return methods.sendTransaction({
    connectorId,
    address,
    network: harness.networks.home,
    transaction: transfer,
  })
}

/** Tests the fields of a transaction that a user operation does not have. */
function sendingFields({ it, expect }: Pick<TestRunner, 'it' | 'expect'>, runTest: RunTest): void {
  it(
    'default: sends every given field exactly, from the sender on the requested chain',
    runTest(async (harness) => {
      const { connectorId, address, methods, evm } = await evmOf(harness)
      const { home } = harness.networks
      const transaction: EvmTransaction = {
        to,
        data: '0x1234',
        value: 9_007_199_254_740_993n,
        gas: 54_321n,
        maxFeePerGas: 30_000_000_001n,
        maxPriorityFeePerGas: 1_000_000_001n,
        nonce: await evm.nonce(address),
      }
      const hash = await methods.sendTransaction({ connectorId, address, network: home, transaction })
      const sent = await evm.transaction(hash)
      expect(sent).toMatchObject({ ...transaction, to: sent.to, chainId: home.id })
      expect(sent.from.toLowerCase()).toBe(address.toLowerCase())
      expect(sent.to?.toLowerCase()).toBe(to.toLowerCase())
    }),
  )

  it(
    'param: gasPrice',
    runTest(async (harness) => {
      const { connectorId, address, methods, evm } = await evmOf(harness)
      const transaction = { ...transfer, gasPrice: 30_000_000_003n }
      const { home } = harness.networks
      const hash = await methods.sendTransaction({ connectorId, address, network: home, transaction })
      expect(await evm.transaction(hash)).toMatchObject({ gasPrice: 30_000_000_003n, value: 1n })
    }),
  )
}
