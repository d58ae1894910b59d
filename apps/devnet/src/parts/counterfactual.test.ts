import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { concatHex, type Hex, parseEther } from 'viem'
import type { SmartAccount } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createBundler, createChain, target } from './bundler.fixtures.js'
import { createSimpleAccount, deploySimpleFactory } from './counterfactual.fixtures.js'
import { createCounterfactualAccount } from './factories.fixtures.js'
import { depositFor } from './hostileContracts.fixtures.js'
import { startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
let factories: Readonly<Record<'0.7' | '0.8', Hex>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  gateway = await startBundlerGateway(devnet, { tracing: 'require' })
  factories = {
    '0.7': await deploySimpleFactory(devnet, '0.7'),
    '0.8': await deploySimpleFactory(devnet, '0.8'),
  }
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

/** viem asks for twice the fee of the operations before. */
const fees = { maxFeePerGas: 4_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n }

const accounts: readonly (readonly [string, () => Promise<SmartAccount>])[] = [
  ['SimpleAccount of EntryPoint 0.7', () => createSimpleAccount(devnet, '0.7', factories['0.7'])],
  ['SimpleAccount of EntryPoint 0.8', () => createSimpleAccount(devnet, '0.8', factories['0.8'])],
  ['HybridDeleGator', () => createCounterfactualAccount(devnet)],
]

test.each(
  accounts.flatMap(([name, create]) =>
    [true, false].map((isSponsored) => [name, isSponsored, create] as const),
  ),
)(
  'default: the first operation deploys a %s, sponsored: %s, and the second one needs no factory',
  async (_name, isSponsored, create) => {
    const chain = createChain(devnet)
    const account = await create()
    const bundler = createBundler(devnet, { url: gateway.getUrl(), isSponsored })
    await chain.setBalance({ address: account.address, value: isSponsored ? 12n : parseEther('1') })
    expect(await chain.getCode({ address: account.address })).toBeUndefined()
    const to = target()
    for (const value of [5n, 7n]) {
      const hash = await bundler.sendUserOperation({ account, calls: [{ to, value }], ...fees })
      const receipt = await bundler.waitForUserOperationReceipt({ hash, pollingInterval: 50 })
      expect(receipt).toMatchObject({ success: true, sender: account.address })
    }
    expect(await chain.getCode({ address: account.address })).toMatch(/^0x\w+/)
    expect(await chain.getBalance({ address: to })).toBe(12n)
  },
)

test('error: a factory that creates another account, and one for an account that exists', async () => {
  const chain = createChain(devnet)
  const account = await createSimpleAccount(devnet, '0.8', factories['0.8'])
  const other = await createSimpleAccount(devnet, '0.8', factories['0.8'])
  const bundler = createBundler(devnet, { url: gateway.getUrl() })
  await chain.setBalance({ address: account.address, value: parseEther('1') })
  const { factory, factoryData } = await other.getFactoryArgs()
  const calls = [{ to: target() }]
  await expect(
    bundler.estimateUserOperationGas({ account, calls, factory, factoryData } as never),
  ).rejects.toThrow(/AA1[34]/)
  const own = await account.getFactoryArgs()
  const hash = await bundler.sendUserOperation({ account, calls, ...fees })
  await bundler.waitForUserOperationReceipt({ hash, pollingInterval: 50 })
  const prepared = await bundler.prepareUserOperation({ account, calls, ...fees })
  const again = { ...prepared, ...own, preVerificationGas: 100_000n, verificationGasLimit: 500_000n }
  await expect(bundler.sendUserOperation(again as never)).rejects.toThrow(/AA10/)
})

/**
 * Accepts every signature. Other calls than that of `validateUserOp` write slot 1.
 *
 * selector == 0x19822f7c ? return 0 : sstore(1, 1)
 */
const delegate: Hex = concatHex(['0x5f3560e01c6319822f7c14601457', '0x600160015500', '0x5b5f5f5260205ff3'])

/** Signs an authorization of a new account as bundlers read it. */
async function signAuthorization(owner: PrivateKeyAccount, implementation: Hex) {
  const { address, r, s, yParity } = await owner.signAuthorization({
    ...{ address: implementation, chainId: 31_337, nonce: 0 },
  })
  return { address, r, s, chainId: '0x7a69', nonce: '0x0', yParity: yParity === 0 ? '0x0' : '0x1' }
}

test.each([
  ['0x7702', '0x7702', '0x'],
  ['0x7702 with zeros', `0x7702${'00'.repeat(18)}`, '0x'],
  ['0x7702 with data, which initializes the account', '0x7702', '0x12345678'],
] as const)('default: the marker %s of EntryPoint 0.8', async (_name, factory, factoryData) => {
  const chain = createChain(devnet)
  const implementation = target()
  await chain.setCode({ address: implementation, bytecode: delegate })
  const owner = privateKeyToAccount(generatePrivateKey())
  await depositFor(devnet, owner.address, entryPoints['0.8'])
  const eip7702Auth = await signAuthorization(owner, implementation)
  const draft = {
    ...{ sender: owner.address, nonce: '0x0', callData: '0x', signature: '0x' },
    ...{ factory, factoryData, eip7702Auth, maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x77359400' },
  }
  const rpc = (method: string, ...params: readonly unknown[]) => callRpc(gateway.getUrl(), method, params)
  const estimate = await rpc('eth_estimateUserOperationGas', draft, entryPoints['0.8'])
  expect(estimate.error).toBeUndefined()
  const operation = { ...draft, ...(estimate.result as object) }
  const { result: hash, error } = await rpc('eth_sendUserOperation', operation, entryPoints['0.8'])
  expect(error).toBeUndefined()
  const receipt = await vi.waitUntil(async () => (await rpc('eth_getUserOperationReceipt', hash)).result, {
    timeout: 60_000,
    interval: 50,
  })
  expect(receipt).toMatchObject({ success: true, userOpHash: hash })
  expect(await chain.getCode({ address: owner.address })).toBe(
    `0xef0100${implementation.slice(2).toLowerCase()}`,
  )
  const slot = await chain.getStorageAt({ address: owner.address, slot: '0x1' })
  expect(BigInt(slot ?? 0)).toBe(factoryData === '0x' ? 0n : 1n)
})

test('error: an initialization with 0x7702 that reverts', async () => {
  const chain = createChain(devnet)
  const implementation = target()
  const reverting = concatHex(['0x5f3560e01c6319822f7c14601257', '0x5f5ffd00', '0x5b5f5f5260205ff3'])
  await chain.setCode({ address: implementation, bytecode: reverting })
  const owner = privateKeyToAccount(generatePrivateKey())
  const eip7702Auth = await signAuthorization(owner, implementation)
  const draft = {
    ...{ sender: owner.address, nonce: '0x0', callData: '0x', signature: '0x', eip7702Auth },
    ...{ factory: '0x7702', factoryData: '0x12345678' },
  }
  const params = [draft, entryPoints['0.8']]
  const { error } = await callRpc(gateway.getUrl(), 'eth_estimateUserOperationGas', params)
  expect(error).toMatchObject({ code: -32_500, message: expect.stringMatching(/^AA13/) })
})
