import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi, parseTransaction, size } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import type { BundlerChainSettings } from './BundlerSettings.js'
import { NodeCallError } from './createChainClient.js'
import { toOperation } from './ParsedOperation.js'
import { readExtraGas } from './readExtraGas.js'

const abi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)',
])
const gwei = 10n ** 9n
const operation = toOperation({
  ...{ sender: `0x${'11'.repeat(20)}`, nonce: '0x1', callData: `0x${'12'.repeat(100)}`, signature: '0x34' },
  ...{ callGasLimit: '0x7530', verificationGasLimit: '0x186a0', preVerificationGas: '0xc350' },
  ...{ maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x3b9aca00' },
})

/** A chain with 1 wei of base fee, whose contracts return `result`. */
function createChain(settings: Partial<BundlerChainSettings>, result: Hex | Error) {
  const calls: { readonly to: Hex; readonly data: Hex }[] = []
  const call = async (method: string, [request]: readonly unknown[]): Promise<unknown> => {
    if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x1' }
    if (method === 'eth_maxPriorityFeePerGas') return '0x2'
    calls.push(request as { readonly to: Hex; readonly data: Hex })
    if (result instanceof Error) throw result
    return result
  }
  return {
    chain: {
      // The results are those of the methods above.
      client: { call: call as never, send: async () => {} },
      settings: { chainId: 'eip155:10', ...settings },
      chainId: 10,
    },
    calls,
  }
}

const read = (chain: ReturnType<typeof createChain>['chain'], changes = {}, isEstimate = false) =>
  readExtraGas({ ...operation, ...changes }, chain, { address: entryPoint08Address }, { isEstimate })
const toFee = (wei: bigint) => encodeFunctionResult({ abi, functionName: 'getL1Fee', result: wei })

test('default: only the gas of the settings without a kind of rollup, and no call', async () => {
  const { chain, calls } = createChain({ extraPreVerificationGas: 7 }, '0x')
  expect(await read(chain)).toBe(7n)
  expect(calls).toEqual([])
})

test.each([
  ['the gas price of the operation', {}, 1_000n * (gwei + 1n), 1_000n],
  ['the fee if it is lower', { maxFeePerGas: gwei, maxPriorityFeePerGas: gwei }, 1_000n * gwei, 1_000n],
  ['a whole number, rounded up', {}, gwei + 2n, 2n],
  ['the least price, without fees', { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }, 1_000n, 500n],
])('default: on the OP stack, the fee is divided by %s', async (_name, changes, wei, gas) => {
  const { chain } = createChain({ dataFee: 'op-stack', extraPreVerificationGas: 3 }, toFee(wei))
  expect(await read(chain, changes)).toBe(gas + 3n)
})

test('default: the oracle gets the transaction of the operation without a signature', async () => {
  const { chain, calls } = createChain({ dataFee: 'op-stack' }, toFee(1n))
  await read(chain)
  expect(calls[0]?.to).toBe('0x420000000000000000000000000000000000000F')
  const { args } = decodeFunctionData({ abi, data: calls[0]?.data ?? '0x' })
  const transaction = parseTransaction(args?.[0] as `0x02${string}`)
  expect(transaction).toMatchObject({ chainId: 10, to: entryPoint08Address.toLowerCase(), type: 'eip1559' })
  expect(transaction.r).toBeUndefined()
  expect(size(transaction.data ?? '0x')).toBeGreaterThan(500)
})

test('default: on Arbitrum, the fee is gas', async () => {
  const result = encodeFunctionResult({
    ...{ abi, functionName: 'gasEstimateL1Component', result: [123_456n, 10n ** 8n, 2n * gwei] },
  })
  const { chain, calls } = createChain({ dataFee: 'arbitrum' }, result)
  expect(await read(chain)).toBe(123_456n)
  expect(calls[0]?.to).toBe('0x00000000000000000000000000000000000000C8')
  const { args } = decodeFunctionData({ abi, data: calls[0]?.data ?? '0x' })
  expect(args?.slice(0, 2)).toEqual([entryPoint08Address, false])
})

test('default: an estimate has 25 % more', async () => {
  const { chain } = createChain({ dataFee: 'op-stack' }, toFee(1_000n * (gwei + 1n)))
  expect(await read(chain, {}, true)).toBe(1_250n)
})

test.each<[string, Hex | Error]>([
  ['has no contract', '0x'],
  ['has another contract', '0x12'],
  ['reverts', new NodeCallError(3, 'execution reverted', '0x')],
])('error: names the setting if the chain %s', async (_name, result) => {
  const { chain } = createChain({ dataFee: 'op-stack' }, result)
  await expect(read(chain)).rejects.toMatchObject({
    code: -32_603,
    message: 'The chain has no data fee of the kind "op-stack": the operator must change its settings',
  })
})
