import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { encodeAbiParameters, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createAccount, createBundler, createChain, target } from './bundler.fixtures.js'
import { prepareOperation } from './prepareOperation.fixtures.js'
import { hexOf, startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

/** Code that returns a fixed result. */
const returning = (data: Hex): Hex => {
  const bytes = (data.length - 2) / 2
  return `0x60${hexOf(BigInt(bytes)).slice(2).padStart(2, '0')}600b5f3960${hexOf(BigInt(bytes)).slice(2).padStart(2, '0')}5ff300${data.slice(2)}`
}
/** `getL1Fee`: 10^11 wei per byte of the call, which is 50 gas at 2 gwei. */
const oracle: Hex = '0x3664174876e800025f5260205ff3'
const uint256 = { type: 'uint256' } as const
/** `gasEstimateL1Component`: 70,000 gas. */
const nodeInterface = returning(
  encodeAbiParameters([{ type: 'uint64' }, uint256, uint256], [70_000n, 10n ** 8n, 10n ** 9n]),
)

test.each([
  ['op-stack', '0x420000000000000000000000000000000000000F', oracle],
  ['arbitrum', '0x00000000000000000000000000000000000000C8', nodeInterface],
] as const)(
  'default: on a chain of the kind %s, operations pay for their data',
  async (dataFee, address, code) => {
    const chain = createChain(devnet)
    await chain.setCode({ address, bytecode: code })
    // In turn: each deploys the paymasters if they do not exist.
    const plain = await startBundlerGateway(devnet)
    const rollup = await startBundlerGateway(devnet, { settings: { dataFee } })
    onTestFinished(async () => {
      await plain.stop()
      await rollup.stop()
    })
    const { sign } = await prepareOperation(devnet, { url: plain.getUrl() })
    const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n }
    const estimate = async (url: string) => {
      const { result } = await callRpc(url, 'eth_estimateUserOperationGas', [
        await sign(fees),
        entryPoints['0.8'],
      ])
      return result as { readonly preVerificationGas: Hex }
    }
    const before = BigInt((await estimate(plain.getUrl())).preVerificationGas)
    const after = BigInt((await estimate(rollup.getUrl())).preVerificationGas)
    expect(after - before).toBeGreaterThan(30_000n)
    const send = async (preVerificationGas: bigint) =>
      callRpc(rollup.getUrl(), 'eth_sendUserOperation', [
        await sign({ ...fees, preVerificationGas }),
        entryPoints['0.8'],
      ])
    expect((await send(before)).error).toEqual({
      code: -32_602,
      message: expect.stringMatching(/^"preVerificationGas" must be at least/),
    })
    const { result, error } = await send(after)
    expect(error).toBeUndefined()
    const receipt = await vi.waitUntil(
      async () => (await callRpc(rollup.getUrl(), 'eth_getUserOperationReceipt', [result])).result,
      { timeout: 60_000, interval: 50 },
    )
    expect(receipt).toMatchObject({ success: true })
  },
)

test('default: the paymaster pays for the data of an operation', async () => {
  const chain = createChain(devnet)
  await chain.setCode({ address: '0x420000000000000000000000000000000000000F', bytecode: oracle })
  const gateway = await startBundlerGateway(devnet, { settings: { dataFee: 'op-stack' } })
  onTestFinished(gateway.stop)
  const account = await createAccount(devnet, '0.8')
  const bundler = createBundler(devnet, { url: gateway.getUrl(), isSponsored: true })
  const to = target()
  await chain.setBalance({ address: account.address, value: 3n })
  const hash = await bundler.sendUserOperation({
    account,
    calls: [{ to, value: 3n }],
    authorization: await account.signDelegation(),
  })
  await bundler.waitForUserOperationReceipt({ hash, pollingInterval: 50 })
  expect(await chain.getBalance({ address: to })).toBe(3n)
})

test('error: a chain that is no rollup of the kind in the settings', async () => {
  const gateway = await startBundlerGateway(devnet, { settings: { dataFee: 'arbitrum' } })
  onTestFinished(gateway.stop)
  const chain = createChain(devnet)
  await chain.setCode({ address: '0x00000000000000000000000000000000000000C8', bytecode: '0x' })
  const account = await createAccount(devnet, '0.8')
  await chain.setBalance({ address: account.address, value: parseEther('1') })
  const bundler = createBundler(devnet, { url: gateway.getUrl() })
  await expect(
    bundler.sendUserOperation({
      account,
      calls: [{ to: target() }],
      authorization: await account.signDelegation(),
    }),
  ).rejects.toThrow(/no data fee of the kind "arbitrum"/)
})
