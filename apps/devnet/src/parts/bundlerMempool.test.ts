import { entryPoints, simple7702Account } from '@latchkit/test/source/contracts/smartAccounts'
import { concatHex, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createChain, type DevnetChainClient } from './bundler.fixtures.js'
import { createHostileOperation, depositFor, type Hostile, run } from './hostileContracts.fixtures.js'
import { prepareOperation } from './prepareOperation.fixtures.js'
import { hexOf, startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
let chain: DevnetChainClient
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  gateway = await startBundlerGateway(devnet)
  chain = createChain(devnet)
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

const rpc = (method: string, ...params: readonly unknown[]) => callRpc(gateway.getUrl(), method, params)
const send = (operation: object) => rpc('eth_sendUserOperation', operation, entryPoints['0.7'])
const accepted = { status: 200, result: expect.stringMatching(/^0x\w{64}$/) }
const withKey = (key: number) => ({ nonce: hexOf(BigInt(key) << 64n) })

/** An account that accepts every signature. */
const valid: Hostile = { entity: 'account', code: () => '0x' }
const sponsored: Hostile = { entity: 'paymaster', code: () => '0x' }

/** Operations stay in the mempool. */
async function stopMining(): Promise<void> {
  await chain.setAutomine(false)
  onTestFinished(async () => {
    // What one test leaves must not be in the way of the next one.
    await chain.setAutomine(true)
    await chain.mine({ blocks: 1 })
  })
}

beforeEach(() => chain.setAutomine(true))

test('error: a hash that is none, and one that is unknown', async () => {
  for (const method of ['eth_getUserOperationByHash', 'eth_getUserOperationReceipt']) {
    expect((await rpc(method, '')).error).toMatchObject({ code: -32_602 })
    expect(await rpc(method, `0x${'00'.repeat(32)}`)).toEqual({ status: 200, result: null })
  }
})

test('behavior: pimlico_getUserOperationStatus has the values of its documentation', async () => {
  const readStatus = async (hash: unknown) => (await rpc('pimlico_getUserOperationStatus', hash)).result
  expect(await readStatus(`0x${'00'.repeat(32)}`)).toEqual({ status: 'not_found', transactionHash: null })
  expect((await rpc('pimlico_getUserOperationStatus', '')).error).toMatchObject({ code: -32_602 })
  const { operation } = await createHostileOperation(devnet, valid)
  await stopMining()
  const dearer = { maxFeePerGas: hexOf(8_000_000_000n), maxPriorityFeePerGas: hexOf(4_000_000_000n) }
  const { result: replaced } = await send(operation)
  const { result: hash } = await send({ ...operation, ...dearer })
  const transactionHash = expect.stringMatching(/^0x\w{64}$/)
  const waitFor = (status: string) =>
    vi.waitUntil(async () => ((await readStatus(hash)) as { readonly status: string }).status === status, {
      timeout: 60_000,
      interval: 50,
    })
  await waitFor('submitted')
  expect(await readStatus(hash)).toEqual({ status: 'submitted', transactionHash })
  expect(await readStatus(replaced)).toEqual({ status: 'rejected', transactionHash: null })
  await chain.setAutomine(true)
  await chain.mine({ blocks: 1 })
  await waitFor('included')
  expect(await readStatus(hash)).toEqual({ status: 'included', transactionHash })
})

test('error: gas of an operation whose validation reverts, or whose call reverts', async () => {
  // PUSH0 PUSH0 REVERT.
  const reverting = await createHostileOperation(devnet, { entity: 'account', code: () => '0x5f5ffd' })
  const estimate = await rpc('eth_estimateUserOperationGas', reverting.operation, entryPoints['0.7'])
  expect(estimate.error).toMatchObject({ code: -32_500, message: expect.stringMatching(/^AA23/) })
  expect((await send(reverting.operation)).error).toMatchObject({ code: -32_500 })
  // Reverts with less than 100 bytes of call data, which the validation has.
  const failing = await createHostileOperation(devnet, {
    entity: 'account',
    code: () => '0x60643611600a575f5ffd5b',
  })
  const call = { ...failing.operation, callData: '0x12345678' }
  expect((await rpc('eth_estimateUserOperationGas', call, entryPoints['0.7'])).error).toMatchObject({
    code: -32_521,
  })
})

test('behavior: a sender without stake has 4 pending operations, and a staked one more', async () => {
  const unstaked = await createHostileOperation(devnet, valid)
  const staked = await createHostileOperation(devnet, { ...valid, staked: ['account'] })
  await stopMining()
  for (let key = 0; key < 4; key += 1)
    expect(await send({ ...unstaked.operation, ...withKey(key) })).toEqual(accepted)
  expect((await send({ ...unstaked.operation, ...withKey(4) })).error).toEqual({
    code: -32_504,
    message: 'The sender has 4 pending operations, which is the maximum',
  })
  for (let key = 0; key < 6; key += 1)
    expect(await send({ ...staked.operation, ...withKey(key) })).toEqual(accepted)
})

test.each([
  ['only the priority fee is raised', 10n, 0n, false],
  ['only the fee is raised', 0n, 10n, false],
  ['the fees are the same', 0n, 0n, false],
  ['the fees are lower', -10n, -10n, false],
  ['the fees are raised by 9 %', 9n, 9n, false],
  ['the fees are raised by 10 %', 10n, 10n, true],
  ['the fees are raised by 11 %', 11n, 11n, true],
])('default: replaces a pending operation, or not, when %s', async (_name, priority, fee, isReplaced) => {
  const { operation } = await createHostileOperation(devnet, valid)
  await stopMining()
  const fees = { maxPriorityFeePerGas: 3_000_000_000n, maxFeePerGas: 6_000_000_000n }
  const toFees = (priorityPercent: bigint, feePercent: bigint) => ({
    maxPriorityFeePerGas: hexOf((fees.maxPriorityFeePerGas * (100n + priorityPercent)) / 100n),
    maxFeePerGas: hexOf((fees.maxFeePerGas * (100n + feePercent)) / 100n),
  })
  const first = await send({ ...operation, ...toFees(0n, 0n) })
  expect(first).toEqual(accepted)
  const second = await send({ ...operation, ...toFees(priority, fee), callData: '0x12' })
  if (isReplaced) expect(second).toEqual(accepted)
  else expect(second.error).toMatchObject({ code: -32_602 })
  const { result } = await rpc('eth_getUserOperationByHash', first.result)
  expect(result === null).toBe(isReplaced)
})

test('error: EREP-010: pending operations that cost more than the deposit of the paymaster', async () => {
  const { operation, addresses } = await createHostileOperation(devnet, sponsored)
  const others = await Promise.all([0, 1].map(() => createHostileOperation(devnet, valid)))
  await chain.impersonateAccount({ address: addresses.paymaster })
  await stopMining()
  const { paymaster } = addresses
  const fields = operation as Readonly<Record<string, Hex>>
  const gas = [
    ...['callGasLimit', 'verificationGasLimit', 'preVerificationGas'],
    ...['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'],
  ].reduce((sum, name) => sum + BigInt(fields[name] ?? 0), 0n)
  // Two operations cost a little less than the deposit of 1 ETH, and three more.
  const fee = hexOf((parseEther('1') * 4n) / (gas * 10n))
  const dear = { ...operation, maxFeePerGas: fee }
  expect(await send(dear)).toEqual(accepted)
  expect(await send({ ...dear, sender: others[0]?.addresses.sender })).toEqual(accepted)
  const third = { ...dear, sender: others[1]?.addresses.sender }
  expect((await send(third)).error).toEqual({
    code: -32_508,
    message: expect.stringMatching(/^The deposit of the paymaster is too low/),
  })
  await chain.setAutomine(true)
  await depositFor(devnet, paymaster)
  expect(await send(third)).toEqual(accepted)
})

test('error: STO-040: an account that is the paymaster of another operation, in both orders', async () => {
  const conflict = { code: -32_502, message: expect.stringMatching(/STO-040/) }
  for (const isFirst of [true, false]) {
    const { operation, addresses } = await createHostileOperation(devnet, sponsored)
    const asAccount = await createHostileOperation(devnet, valid)
    const fields = {
      ...asAccount.operation,
      sender: addresses.paymaster,
    }
    // Valid in both roles.
    await chain.setCode({ address: addresses.paymaster, bytecode: dualCode })
    await chain.setAutomine(false)
    const [one, other] = isFirst ? [operation, fields] : [fields, operation]
    expect(await send(one)).toEqual(accepted)
    expect((await send(other)).error).toEqual(conflict)
    await chain.setAutomine(true)
    await chain.mine({ blocks: 1 })
  }
})

/** Valid as an account, and as a paymaster: decides by the selector of `validatePaymasterUserOp`. */
const dualCode: Hex = concatHex([
  // selector == 0x52b7512c ? paymaster : account
  '0x5f3560e01c6352b7512c14601757',
  '0x5f5f5260205ff3',
  '0xfefe5b',
  '0x60405f525f6020525f60405260605ff3',
])

test('behavior: UREP-020: a paymaster without stake has 10 pending operations, and a staked one more', async () => {
  const { operation, addresses } = await createHostileOperation(devnet, sponsored)
  const staked = await createHostileOperation(devnet, { ...sponsored, staked: ['paymaster'] })
  const senders = await Promise.all(
    Array.from({ length: 3 }, async () => (await createHostileOperation(devnet, valid)).addresses.sender),
  )
  await stopMining()
  const all = senders.flatMap((sender) => [0, 1, 2, 3].map((key) => ({ sender, ...withKey(key) })))
  for (const one of all.slice(0, 10)) expect(await send({ ...operation, ...one })).toEqual(accepted)
  expect((await send({ ...operation, ...all[10] })).error).toEqual({
    code: -32_504,
    message: 'The paymaster has 10 pending operations, which is the maximum',
  })
  expect(addresses.paymaster).not.toBe(staked.addresses.paymaster)
  for (const one of all.slice(10)) {
    const used = { ...operation, ...one, paymaster: staked.addresses.paymaster }
    expect(await send(used)).toEqual(accepted)
  }
})

test('behavior: a verification gas limit that is too low is refused, and the estimate is enough', async () => {
  // Writes a slot, which costs 22,100 gas.
  const { operation, addresses } = await createHostileOperation(devnet, {
    entity: 'account',
    code: () => run('0x55', [1n, 0n], false),
  })
  expect((await send({ ...operation, verificationGasLimit: hexOf(20_000n) })).error).toMatchObject({
    code: -32_500,
    message: expect.stringMatching(/^AA\d\d/),
  })
  const { result } = await rpc('eth_estimateUserOperationGas', operation, addresses.entryPoint)
  const { result: hash } = await send({ ...operation, ...(result as object) })
  await vi.waitUntil(async () => (await rpc('eth_getUserOperationReceipt', hash)).result, {
    timeout: 60_000,
    interval: 50,
  })
})

test('behavior: EIP-7623: large call data needs more gas before the verification, and the estimate has it', async () => {
  const { operation } = await createHostileOperation(devnet, valid)
  const large = { ...operation, callData: `0x${'ff'.repeat(4_000)}`, verificationGasLimit: '0x186a0' }
  expect((await send({ ...large, preVerificationGas: hexOf(60_000n) })).error).toMatchObject({
    code: -32_602,
    message: expect.stringMatching(/preVerificationGas/),
  })
  const { result } = await rpc('eth_estimateUserOperationGas', large, entryPoints['0.7'])
  const { preVerificationGas } = result as { readonly preVerificationGas: Hex }
  expect(await send({ ...large, preVerificationGas })).toEqual(accepted)
})

test.each([
  [
    'the nonce of another transaction',
    { nonce: 2 },
    { code: -32_500, message: expect.stringMatching(/eip7702Auth.nonce/) },
  ],
  [
    'another chain',
    { chainId: 1_234 },
    { code: -32_602, message: expect.stringMatching(/eip7702Auth.chainId/) },
  ],
] as const)('error: an EIP-7702 authorization for %s', async (_name, changes, refusal) => {
  const { sign, account } = await prepareOperation(devnet, { url: gateway.getUrl() })
  const authorization = await account.owner.signAuthorization({
    ...{ address: simple7702Account, chainId: 31_337, nonce: 0 },
    ...changes,
  })
  const operation = await sign({ authorization })
  const { error } = await rpc('eth_sendUserOperation', operation, entryPoints['0.8'])
  expect(error).toEqual(refusal)
})

test('error: an EIP-7702 authorization of another account, and 0x7702 for EntryPoint 0.7', async () => {
  const { sign } = await prepareOperation(devnet, { url: gateway.getUrl() })
  const authorization = await privateKeyToAccount(generatePrivateKey()).signAuthorization({
    ...{ address: simple7702Account, chainId: 31_337, nonce: 0 },
  })
  const operation = await sign({ authorization })
  expect((await rpc('eth_sendUserOperation', operation, entryPoints['0.8'])).error).toEqual({
    code: -32_602,
    message: '"eip7702Auth" must be signed by the sender',
  })
  const marked = { ...(await sign()), factory: '0x7702' }
  expect((await rpc('eth_sendUserOperation', marked, entryPoints['0.7'])).error).toMatchObject({
    code: -32_602,
    message: expect.stringMatching(/does not know 0x7702/),
  })
})

test('default: an EIP-7702 authorization for every chain', async () => {
  const { sign, account } = await prepareOperation(devnet, { url: gateway.getUrl() })
  const authorization = await account.owner.signAuthorization({
    ...{ address: simple7702Account, chainId: 0, nonce: 0 },
  })
  const operation = await sign({ authorization })
  expect(await rpc('eth_sendUserOperation', operation, entryPoints['0.8'])).toEqual(accepted)
})
