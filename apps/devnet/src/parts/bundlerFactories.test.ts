import { delegationContracts, entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { parseEther } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createBundler, createChain, target } from './bundler.fixtures.js'
import {
  createCounterfactualAccount,
  type FactoryBehavior,
  prepareFactory,
  toCounterfactual,
} from './factories.fixtures.js'
import { startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], hardfork: 'cancun' })
  gateway = await startBundlerGateway(devnet, { tracing: 'require' })
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

const createClient = (isSponsored = false, url = gateway.getUrl()) =>
  createBundler({ ...devnet, gateway: undefined }, { url, isSponsored })

describe('an account of SimpleFactory, whose validation is traced', () => {
  test('default: its address is the one that the login frame computes', () => {
    // As in `counterfactual.test.ts` of the frame.
    expect(toCounterfactual(`0x${'11'.repeat(20)}`).sender).toBe('0x6Db1675dD13F9a62E0A44935724750D9faBdEAF0')
  })

  test('default: its first operation deploys it, and its second one has no factory', async () => {
    const chain = createChain(devnet)
    const account = await createCounterfactualAccount(devnet)
    await chain.setBalance({ address: account.address, value: parseEther('1') })
    const to = target()
    for (const value of [5n, 7n]) {
      const hash = await createClient().sendUserOperation({ account, calls: [{ to, value }] })
      const receipt = await createClient().waitForUserOperationReceipt({ hash, pollingInterval: 50 })
      expect(receipt).toMatchObject({ success: true, sender: account.address })
    }
    expect(await chain.getBalance({ address: to })).toBe(12n)
    expect(await chain.getCode({ address: account.address })).toMatch(/^0x\w{20}/)
  })

  test('default: the paymaster pays for the deployment', async () => {
    const chain = createChain(devnet)
    const account = await createCounterfactualAccount(devnet)
    const hash = await createClient(true).sendUserOperation({
      account,
      calls: [{ to: target(), data: '0x12345678' }],
    })
    const receipt = await createClient().waitForUserOperationReceipt({ hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({ success: true, sender: account.address, paymaster: /^0x/ })
    expect(await chain.getBalance({ address: account.address })).toBe(0n)
  })

  test('error: a factory in an operation of an account that is deployed', async () => {
    const chain = createChain(devnet)
    const account = await createCounterfactualAccount(devnet)
    await chain.setBalance({ address: account.address, value: parseEther('1') })
    const { factory, factoryData } = await account.getFactoryArgs()
    const hash = await createClient().sendUserOperation({ account, calls: [{ to: target() }] })
    await createClient().waitForUserOperationReceipt({ hash, pollingInterval: 50 })
    const prepared = await createClient().prepareUserOperation({ account, calls: [{ to: target() }] })
    const again = { ...prepared, factory, factoryData, verificationGasLimit: 500_000n }
    const signature = await account.signUserOperation(again as never)
    const operation = formatUserOperationRequest({
      ...again,
      preVerificationGas: 200_000n,
      signature,
    } as never)
    const { error } = await callRpc(gateway.getUrl(), 'eth_sendUserOperation', [
      operation,
      entryPoints['0.7'],
    ])
    expect(error?.message).toMatch(/AA10/)
  })

  test('error: it reads its balance, which needs a stake or the trust of the operator', async () => {
    const other = await startBundlerGateway(devnet, { tracing: 'require', settings: { trustedEntities: [] } })
    onTestFinished(other.stop)
    const account = await createCounterfactualAccount(devnet)
    await createChain(devnet).setBalance({ address: account.address, value: parseEther('1') })
    const sending = createClient(false, other.getUrl()).sendUserOperation({
      account,
      calls: [{ to: target() }],
    })
    await expect(sending).rejects.toThrow(/the factory uses the opcode SELFBALANCE/)
  })

  test('behavior: operations of an account that was deployed meanwhile do not ban the factory', async () => {
    const other = await startBundlerGateway(devnet, { settings: { trustedEntities: [] } })
    onTestFinished(other.stop)
    const bundler = createClient(false, other.getUrl())
    const chain = createChain(devnet)
    onTestFinished(() => chain.setAutomine(true))
    const call = (method: string, params: readonly unknown[]) => callRpc(other.getUrl(), method, params)
    /** Reads the status of an operation (EIP-5792): 100 is pending, 200 included, and 400 failed. */
    const readStatus = async (hash: unknown) => {
      const fields = JSON.stringify({ chain_id: '0x7a69', user_op_hash: hash })
      const params = [`0x${Buffer.from(fields).toString('hex')}`]
      const { result } = await callRpc(`${other.url}/v1/wallet?projectId=a`, 'wallet_getCallsStatus', params)
      return (result as { readonly status: number }).status
    }
    /** Sends operations of a new account, each with its factory. Only the first one deploys it. */
    const sendAll = async () => {
      const account = await createCounterfactualAccount(devnet)
      await chain.setBalance({ address: account.address, value: parseEther('1') })
      const toOperation = async (key: bigint) => {
        const calls = [{ to: target() }]
        const prepared = await bundler.prepareUserOperation({ account, calls, nonce: key << 64n })
        const signature = await account.signUserOperation(prepared as never)
        return formatUserOperationRequest({ ...prepared, signature } as never)
      }
      const operations = await Promise.all([1n, 2n, 3n].map(toOperation))
      await chain.setAutomine(false)
      const answers = await Promise.all(
        operations.map((one) => call('eth_sendUserOperation', [one, entryPoints['0.7']])),
      )
      expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
      await chain.setAutomine(true)
      await chain.mine({ blocks: 1 })
      const hashes = answers.map(({ result }) => result)
      return vi.waitUntil(
        async () => {
          const statuses = await Promise.all(hashes.map(readStatus))
          return statuses.includes(100) ? undefined : statuses.sort()
        },
        { timeout: 60_000, interval: 50 },
      )
    }
    // Five failures ban an entity.
    for (let count = 0; count < 4; count += 1) expect(await sendAll()).toEqual([200, 400, 400])
  })
})

describe('other factories', () => {
  const fees = { maxFeePerGas: '0x12a05f200', maxPriorityFeePerGas: '0x12a05f200' }
  const gas = { callGasLimit: '0x0', verificationGasLimit: '0x7a120', preVerificationGas: '0x186a0' }
  const ask = async (
    method: 'eth_sendUserOperation' | 'eth_estimateUserOperationGas',
    behavior: FactoryBehavior,
    options: Parameters<typeof prepareFactory>[2],
    changes: object = {},
  ) => {
    const operation = await prepareFactory(devnet, behavior, options)
    const complete = { ...operation, nonce: '0x0', callData: '0x', signature: '0x', ...fees, ...gas }
    return callRpc(gateway.getUrl(), method, [{ ...complete, ...changes }, entryPoints['0.7']])
  }

  test.each<[string, FactoryBehavior, number, boolean]>([
    ['that obeys all rules', 'works', 1, false],
    ['with a stake, which reads its own storage', 'readsStorage', 2, true],
  ])('default: one %s', async (_name, behavior, salt, isStaked) => {
    expect((await ask('eth_estimateUserOperationGas', behavior, { salt, isStaked })).error).toBeUndefined()
    const { result, error } = await ask('eth_sendUserOperation', behavior, { salt })
    expect(error).toBeUndefined()
    const receipt = await vi.waitUntil(
      async () => (await callRpc(gateway.getUrl(), 'eth_getUserOperationReceipt', [result])).result,
      { timeout: 60_000, interval: 50 },
    )
    expect(receipt).toMatchObject({ success: true })
  })

  test.each<[string, FactoryBehavior, number, RegExp]>([
    [
      'without a stake, which reads its own storage',
      'readsStorage',
      3,
      /STO-031: the factory reads storage of/,
    ],
    ['that depends on the time', 'usesTimestamp', 4, /the factory uses the opcode TIMESTAMP/],
    ['that creates two contracts', 'createsTwice', 5, /the factory uses the opcode CREATE2/],
    ['that returns another address', 'returnsOther', 6, /AA14/],
    ['that reverts', 'reverts', 7, /AA13/],
  ])('error: one %s', async (_name, behavior, salt, message) => {
    const { error } = await ask('eth_sendUserOperation', behavior, { salt })
    expect(error?.message).toMatch(message)
  })

  test.each<[string, FactoryBehavior, number]>([
    ['returns another address', 'returnsOther', 8],
    ['reverts', 'reverts', 9],
  ])('error: an estimate with one that %s', async (_name, behavior, salt) => {
    const { error } = await ask('eth_estimateUserOperationGas', behavior, { salt })
    expect(error).toMatchObject({ code: -32_500, message: expect.stringMatching(/AA13/) })
  })

  test('error: an account of another factory', async () => {
    const changes = { factory: delegationContracts.factory }
    const { error } = await ask('eth_sendUserOperation', 'works', { salt: 10 }, changes)
    expect(error?.message).toMatch(/AA13/)
  })
})
