import { UserRejectedError, WalletResponseError } from '../../foundation/errors/wallet.js'
import type { TypedData } from '../../ports/EvmMethods.js'
import type { RunTest } from './connecting.js'
import { evmOf } from './evmOf.js'
import { failureOf } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `signTypedData` and `getCapabilities`. */
export function evmSigning({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: signs typed data (EIP-712)',
    runTest(async (harness) => {
      const { connectorId, address, methods, evm } = await evmOf(harness)
      const typedData = mail(Number(harness.networks.home.id))
      const signature = await methods.signTypedData({ connectorId, address, typedData })
      expect(await evm.verifyTypedData({ address, typedData, signature })).toBe(true)
      const another = { ...typedData, message: { ...typedData.message, amount: '1' } }
      expect(await evm.verifyTypedData({ address, typedData: another, signature })).toBe(false)
    }),
  )

  it(
    'error: rejects when the user declines typed data',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      await harness.wallet.answer('sign', 'reject')
      const typedData = mail(Number(harness.networks.home.id))
      const failure = await failureOf(methods.signTypedData({ connectorId, address, typedData }))
      expect(failure).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: rejects an invalid typed data signature',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      await harness.wallet.malform('signature')
      const typedData = mail(Number(harness.networks.home.id))
      const failure = await failureOf(methods.signTypedData({ connectorId, address, typedData }))
      expect(failure).toBeInstanceOf(WalletResponseError)
    }),
  )

  it(
    'default: returns capabilities by chain (EIP-5792)',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      const capabilities = await methods.getCapabilities({ connectorId, address })
      const { home } = harness.networks
      expect(Object.keys(capabilities).some((chainId) => Number(chainId) === home.id)).toBe(true)
    }),
  )

  it(
    'error: returns {} if the capabilities are malformed, or not connected',
    runTest(async (harness) => {
      const { connectorId, address, methods } = await evmOf(harness)
      await harness.wallet.malform('capabilities')
      expect(await methods.getCapabilities({ connectorId, address })).toEqual({})
      await harness.wallet.restoreResponses()
      await harness.adapter.disconnect({ connectorId })
      expect(await methods.getCapabilities({ connectorId, address })).toEqual({})
    }),
  )
}

function mail(chainId: number): TypedData {
  return {
    domain: { name: 'Latchkit', version: '1', chainId },
    types: {
      Mail: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
        { name: 'text', type: 'string' },
      ],
    },
    primaryType: 'Mail',
    message: {
      to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
      text: 'Grüße',
    },
  }
}
