import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import {
  entryPoint07Abi,
  entryPoint08Abi,
  formatUserOperationRequest,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createAccount, createBundler, createChain, target } from './bundler.fixtures.js'
import { type PreparedOperation, prepareOperation } from './prepareOperation.fixtures.js'
import { sponsoredCost as cost, sponsoredGas as gas, paymasterGas } from './sponsoredGas.fixtures.js'
import { hexOf, startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

const gwei = 10n ** 9n

/** Asks for the signature of the paymaster, from an address. */
async function ask(
  url: string,
  { sign, account }: PreparedOperation,
  {
    nonce = 0n,
    address = '127.0.0.1',
    context = {},
  }: { readonly nonce?: bigint; readonly address?: string; readonly context?: object } = {},
) {
  const limits = { paymasterVerificationGasLimit: hexOf(45_000n), paymasterPostOpGasLimit: '0x0' }
  const draft = { ...(await sign({ ...gas, nonce })), ...limits, paymaster: account.address }
  const params = [draft, entryPoints['0.8'], '0x7a69', context]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'pm_getPaymasterData', params }),
  })
  return (await response.json()) as {
    readonly result?: { readonly paymaster: Address; readonly paymasterData: Hex }
    readonly error?: { readonly code: number; readonly message: string }
  }
}

test('behavior: signatures that no account uses hold nothing of the budget, from any number of networks', async () => {
  const sponsorship = { budgetPerDay: (cost * 5n).toString(), maxPerOperation: cost.toString() }
  const gateway = await startBundlerGateway(devnet, { sponsorship, trustProxy: ['loopback'] })
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const attackers = await Promise.all(Array.from({ length: 2 }, () => prepareOperation(devnet, { url })))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const attacker = attackers[index % 2] as PreparedOperation
      return ask(url, attacker, { nonce: BigInt(index) << 64n, address: `203.0.113.${index}` })
    }),
  )
  expect(answers.filter(({ error }) => error)).toEqual([])
  // The budget pays for an operation that is sent.
  const user = await prepareOperation(devnet, { url })
  const { result } = await ask(url, user, { address: '198.51.100.1' })
  expect(result).toBeDefined()
  const operation = await user.sign({ ...gas, ...paymasterGas, ...result, ...paymasterGas, nonce: 0n })
  const sent = await callRpc(url, 'eth_sendUserOperation', [operation, entryPoints['0.8']])
  expect(sent.error).toBeUndefined()
})

const depositAbi = parseAbi(['function balanceOf(address account) view returns (uint256)'])
const readDeposit = (version: '0.7' | '0.8', paymaster: Address) =>
  createChain(devnet).readContract({
    ...{ address: entryPoints[version], abi: depositAbi, functionName: 'balanceOf' },
    args: [paymaster],
  })

test('behavior: operations that are sent at the same time cost no more than the budget', async () => {
  const sponsorship = { budgetPerDay: (cost * 3n).toString() }
  const gateway = await startBundlerGateway(devnet, { sponsorship })
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const users = await Promise.all(Array.from({ length: 8 }, () => prepareOperation(devnet, { url })))
  const operations = await Promise.all(
    users.map(async (user) => {
      const { result } = await ask(url, user)
      if (!result) throw new Error('the paymaster has not signed')
      const { paymaster, paymasterData } = result
      const signed = { ...gas, ...paymasterGas, paymaster, paymasterData, nonce: 0n }
      return { paymaster, operation: await user.sign(signed) }
    }),
  )
  const paymaster = operations[0]?.paymaster ?? '0x'
  const deposit = await readDeposit('0.8', paymaster)
  const answers = await Promise.all(
    operations.map(({ operation }) => callRpc(url, 'eth_sendUserOperation', [operation, entryPoints['0.8']])),
  )
  const accepted = answers.filter(({ result }) => result !== undefined)
  // Three at least: the first ones may be included, at a part of their highest cost, before the last ones arrive.
  expect(accepted.length).toBeGreaterThanOrEqual(3)
  expect(answers.flatMap(({ error }) => error?.code ?? []).every((code) => code === -32_003)).toBe(true)
  for (const { result } of accepted)
    await vi.waitUntil(
      async () => (await callRpc(url, 'eth_getUserOperationReceipt', [result])).result !== null,
      { timeout: 60_000, interval: 100 },
    )
  expect(deposit - (await readDeposit('0.8', paymaster))).toBeLessThanOrEqual(cost * 3n)
})

test('error: an operation that its sender submits without the gateway, unless it is signed for any bundler', async () => {
  const sponsorship = { otherBundlers: { maxUnsent: (cost * 2n).toString() } }
  const gateway = await startBundlerGateway(devnet, { sponsorship })
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const submit = async (context: object) => {
    const user = await prepareOperation(devnet, { url })
    const { chain, account } = user
    const { result } = await ask(url, user, { context })
    if (!result) throw new Error('the paymaster has not signed')
    const { paymaster, paymasterData } = result
    const authorization = await account.signDelegation()
    const unsigned = {
      ...{ ...user.prepared, ...gas, ...paymasterGas, paymaster, paymasterData, nonce: 0n },
    } as never
    const signature = await account.signUserOperation(unsigned)
    const packed = toPackedUserOperation({ ...(unsigned as object), signature } as never)
    const sender = privateKeyToAccount(generatePrivateKey())
    await chain.setBalance({ address: sender.address, value: parseEther('1') })
    return chain.sendTransaction({
      ...{ account: sender, chain: chain.chain, to: entryPoints['0.8'], authorizationList: [authorization] },
      data: encodeFunctionData({
        ...{ abi: entryPoint08Abi, functionName: 'handleOps' },
        args: [[packed], sender.address],
      }),
    })
  }
  await expect(submit({})).rejects.toThrow(/AA34 signature error/)
  const hash = await submit({ anyBundler: true })
  expect(await createChain(devnet).waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
})

test('error: a signature for any bundler, in a project whose policy does not allow it', async () => {
  const gateway = await startBundlerGateway(devnet, { sponsorship: { otherBundlers: undefined } })
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const { error } = await ask(url, await prepareOperation(devnet, { url }), { context: { anyBundler: true } })
  expect(error).toEqual({
    code: -32_002,
    message: 'The project sponsors operations that this bundler submits: its policy has no "otherBundlers"',
  })
})

test('error: an operation of EntryPoint 0.8 that calls EntryPoint 0.7 with an operation that was not sent', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const chain = createChain(devnet)
  // Signed by the paymaster of 0.7, and by its account, and not sent.
  const account = await createAccount(devnet, '0.7')
  await chain.waitForTransactionReceipt({
    hash: await chain.sendTransaction({
      account: privateKeyToAccount(await fundKey(chain)),
      chain: chain.chain,
      to: account.address,
      authorizationList: [await account.signDelegation()],
    }),
  })
  const bundler = createBundler({ ...devnet, gateway: undefined }, { url, isSponsored: true })
  const inner = await bundler.prepareUserOperation({ account, calls: [{ to: target() }] })
  const signature = await account.signUserOperation(inner as never)
  const packed = toPackedUserOperation({ ...inner, signature } as never)
  const paymaster = (inner as { readonly paymaster?: Address }).paymaster ?? '0x'
  const deposit = await readDeposit('0.7', paymaster)
  const data = encodeFunctionData({
    ...{ abi: entryPoint07Abi, functionName: 'handleOps' },
    args: [[packed], target()],
  })
  // Its simulation succeeds as that of any operation whose call can fail.
  const outer = await prepareNested(url, data)
  const { result, error } = await callRpc(url, 'eth_sendUserOperation', [outer, entryPoints['0.8']])
  expect(error).toBeUndefined()
  await vi.waitUntil(
    async () => (await callRpc(url, 'eth_getUserOperationReceipt', [result])).result !== null,
    { timeout: 60_000, interval: 100 },
  )
  expect(await readDeposit('0.7', paymaster)).toBe(deposit)
  // The bundler can submit it.
  const request = formatUserOperationRequest({ ...inner, signature } as never)
  const sent = await callRpc(url, 'eth_sendUserOperation', [request, entryPoints['0.7']])
  expect(sent.error).toBeUndefined()
  await vi.waitUntil(async () => (await readDeposit('0.7', paymaster)) < deposit, {
    timeout: 60_000,
    interval: 100,
  })
})

async function fundKey(chain: ReturnType<typeof createChain>): Promise<Hex> {
  const key = generatePrivateKey()
  await chain.setBalance({ address: privateKeyToAccount(key).address, value: parseEther('1') })
  return key
}

/** Returns a signed operation of EntryPoint 0.8, paid by its account, that calls EntryPoint 0.7. */
async function prepareNested(url: string, data: Hex) {
  const { sign } = await prepareOperation(devnet, { url, to: entryPoints['0.7'], data })
  return sign({
    callGasLimit: 1_500_000n,
    verificationGasLimit: 200_000n,
    preVerificationGas: 255_000n,
    maxFeePerGas: 2n * gwei,
    maxPriorityFeePerGas: 2n * gwei,
  })
}
