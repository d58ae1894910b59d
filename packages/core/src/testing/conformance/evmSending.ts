import { UserRejectedError, WalletRequestError, WalletResponseError } from '../../foundation/errors/wallet.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'
import type { RunTest } from './connecting.js'
import { evmOf } from './evmOf.js'
import { failureOf, type Harness } from './harness.js'
import type { TestRunner } from './TestRunner.js'

const to = '0x00000000000000000000000000000000000000AA'
const transfer: EvmTransaction = { to, value: 1n }

/** `sendTransaction`: what is signed is what was reviewed, and it is asked for once. */
export function evmSending({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: sender, chain and everything that was given, to the last unit',
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

  it(
    'param: without `to` a contract is created',
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
    'error: declined',
    runTest(async (harness) => {
      await harness.wallet.answer('send', 'reject')
      expect(await failureOf(send(harness))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: the wallet fails; it is not asked a second time',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      const { home } = harness.networks
      // More than there is: the node refuses it after the person has agreed.
      const transaction = { to, value: harness.greatestBalance, gas: 21_000n } as const
      const failure = await failureOf(
        methods.sendTransaction({ connectorId, address, network: home, transaction }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      await harness.settled()
      expect(await harness.wallet.prompts()).toBe(2)
    }),
  )

  it(
    'error: a hash that is none',
    runTest(async (harness) => {
      await harness.wallet.malform('hash')
      expect(await failureOf(send(harness))).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'error: the wallet is on another chain than the transaction, nobody is asked',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      const { other } = harness.networks
      const failure = await failureOf(
        methods.sendTransaction({ connectorId, address, network: other, transaction: transfer }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: an account that the wallet does not open, nobody is asked',
    runTest(async (harness) => {
      const { connectorId, methods } = await evmOf(harness)
      const { home } = harness.networks
      const [, address] = harness.lateWallet.accounts
      const failure = await failureOf(
        methods.sendTransaction({ connectorId, address, network: home, transaction: transfer }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await harness.wallet.prompts()).toBe(1)
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
