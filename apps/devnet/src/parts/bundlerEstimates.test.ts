import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { concatHex, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc } from './bundler.fixtures.js'
import { createHostileOperation, type Hostile, returnContext } from './hostileContracts.fixtures.js'
import { hexOf, startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  gateway = await startBundlerGateway(devnet)
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

const rpc = (method: string, ...params: readonly unknown[]) => callRpc(gateway.getUrl(), method, params)
const estimate = (operation: object) => rpc('eth_estimateUserOperationGas', operation, entryPoints['0.7'])

/** Creates an operation without gas limits. */
async function createOperation(hostile: Hostile): Promise<Readonly<Record<string, unknown>>> {
  const { operation } = await createHostileOperation(devnet, hostile)
  const entries = Object.entries(operation).filter(([name]) => !/Limit$|^preVerificationGas$/.test(name))
  return Object.fromEntries(entries)
}

async function sendAndWait(operation: object): Promise<unknown> {
  const { result: hash, error } = await rpc('eth_sendUserOperation', operation, entryPoints['0.7'])
  expect(error).toBeUndefined()
  return vi.waitUntil(async () => (await rpc('eth_getUserOperationReceipt', hash)).result, {
    timeout: 60_000,
    interval: 50,
  })
}

/** Reverts with less gas: PUSH3, GAS, GT, JUMPI. */
const requireGas = (gas: Hex, at = 0): Hex =>
  concatHex(['0x62', gas, '0x5a1160', `0x${(at + 12).toString(16).padStart(2, '0')}`, '0x575f5ffd5b'])
/** Field `accountGasLimits` of the operation in the call data of `validateUserOp`. */
const readLimits: Hex = '0x60e435'
/** `verificationGasLimit` must be more than 499,999. */
const requireVerificationLimit: Hex = concatHex(['0x6207a11f', readLimits, '0x60801c11601157', '0x5f5ffd5b'])
/** `callGasLimit` must be more than 199,999. */
const requireCallLimit: Hex = concatHex([
  ...(['0x62030d3f', readLimits, '0x6f', `0x${'ff'.repeat(16)}`, '0x1611602057', '0x5f5ffd5b'] as const),
])

/** `validatePaymasterUserOp` returns a context, and `postOp` needs more than 300,000 gas. */
const needyPostOp: Hex = concatHex([
  ...(['0x5f3560e01c6352b7512c14601c57', requireGas('0x0493e0', 14), '0x00', '0x5b'] as const),
])

test.each<[string, Hostile]>([
  [
    "the paymaster's postOp needs more gas than it uses",
    { entity: 'paymaster', code: () => needyPostOp, paymasterEnd: returnContext },
  ],
  [
    "the paymaster's verification needs more gas than it uses",
    { entity: 'paymaster', code: () => requireGas('0x07a120') },
  ],
  [
    'the account checks its own verification limit',
    { entity: 'account', code: () => requireVerificationLimit },
  ],
])('behavior: an operation with exactly the estimate is included, if %s', async (_name, hostile) => {
  const operation = await createOperation(hostile)
  const { result, error } = await estimate(operation)
  expect(error).toBeUndefined()
  expect(await sendAndWait({ ...operation, ...(result as object) })).toMatchObject({ success: true })
})

test('behavior: ERC-7769: the limits of the client are lower bounds of the estimate', async () => {
  const operation = await createOperation({ entity: 'account', code: () => requireCallLimit })
  // The account does not accept what the call uses.
  expect((await estimate(operation)).error).toMatchObject({
    code: -32_500,
    message: expect.stringMatching(/^AA23/),
  })
  const own = { callGasLimit: hexOf(250_000n), verificationGasLimit: hexOf(777_777n) }
  const { result } = await estimate({ ...operation, ...own, preVerificationGas: hexOf(99_999n) })
  expect(result).toMatchObject({ ...own, preVerificationGas: hexOf(99_999n) })
  expect(await sendAndWait({ ...operation, ...(result as object) })).toMatchObject({ success: true })
})

test("error: the paymaster's postOp reverts with every limit", async () => {
  // `validatePaymasterUserOp` returns a context, and `postOp` reverts.
  const code: Hex = '0x5f3560e01c6352b7512c146011575f5ffd5b'
  const operation = await createOperation({
    entity: 'paymaster',
    code: () => code,
    paymasterEnd: returnContext,
  })
  expect((await estimate(operation)).error).toMatchObject({
    code: -32_501,
    message: expect.stringMatching(/^AA50 postOp reverted/),
  })
})

test('error: an operation that needs more gas than the bundler accepts', async () => {
  const operation = await createOperation({ entity: 'account', code: () => '0x' })
  const own = { callGasLimit: hexOf(10_000_000n), verificationGasLimit: hexOf(3_000_000n) }
  const { error } = await estimate({ ...operation, ...own, preVerificationGas: hexOf(2_000_000n) })
  expect(error).toEqual({
    code: -32_602,
    message: 'The operation needs 15000000 gas, and the bundler accepts 14000000: split its calls',
  })
})
