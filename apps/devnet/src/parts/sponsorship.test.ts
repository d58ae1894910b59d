import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, waitForTransaction } from './bundler.fixtures.js'
import { prepareOperation } from './prepareOperation.fixtures.js'
import { sponsoredCost as cost, sponsoredGas as gas, paymasterGas } from './sponsoredGas.fixtures.js'
import { hexOf, startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

test('behavior: the budget is reduced by the actual cost of an included operation', async () => {
  const sponsorship = { budgetPerDay: ((cost * 3n) / 2n).toString() }
  const gateway = await startBundlerGateway(devnet, { sponsorship })
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const { sign, account, chain } = await prepareOperation(devnet, { url })
  const ask = async (key: bigint) => {
    const draft = { ...(await sign({ ...gas, nonce: key << 64n })), paymaster: account.address }
    const limits = { paymasterVerificationGasLimit: hexOf(45_000n), paymasterPostOpGasLimit: '0x0' }
    return callRpc(url, 'pm_getPaymasterData', [{ ...draft, ...limits }, entryPoints['0.8'], '0x7a69'])
  }
  const { result } = await ask(1n)
  await chain.setAutomine(false)
  onTestFinished(() => chain.setAutomine(true))
  const operation = await sign({
    ...gas,
    ...paymasterGas,
    ...(result as object),
    nonce: 1n << 64n,
    ...paymasterGas,
  })
  const sent = await callRpc(url, 'eth_sendUserOperation', [operation, entryPoints['0.8']])
  expect(sent.error).toBeUndefined()
  expect((await ask(2n)).error).toMatchObject({
    code: -32_003,
    message: 'The budget of the project is used up',
  })
  await waitForTransaction(chain, url, sent.result)
  await chain.setAutomine(true)
  await chain.mine({ blocks: 1 })
  // The operation costs less than half of what was reserved.
  await vi.waitUntil(async () => (await ask(3n)).result !== undefined, { timeout: 60_000, interval: 100 })
})

test('error: an operation that costs more than the project pays', async () => {
  const gateway = await startBundlerGateway(devnet, { sponsorship: { maxPerOperation: '1' } })
  onTestFinished(gateway.stop)
  const { sign } = await prepareOperation(devnet, { url: gateway.getUrl() })
  const params = [await sign(gas), entryPoints['0.8']]
  const { error } = await callRpc(gateway.getUrl(), 'pm_sponsorUserOperation', params)
  expect(error).toEqual({ code: -32_002, message: expect.stringMatching(/pays at most 1$/) })
})

test('error: a request without an origin, unless the policy allows it', async () => {
  const gateway = await startBundlerGateway(devnet, { sponsorship: { requireOrigin: true } })
  onTestFinished(gateway.stop)
  const { sign } = await prepareOperation(devnet, { url: gateway.getUrl() })
  const params = [await sign(gas), entryPoints['0.8'], '0x7a69']
  const { error } = await callRpc(gateway.getUrl(), 'pm_getPaymasterStubData', params)
  expect(error).toEqual({ code: -32_002, message: expect.stringMatching(/with an Origin header only/) })
})

test('error: a paymaster whose deposit is used up', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const { sign, chain } = await prepareOperation(devnet, { url: gateway.getUrl() })
  const params = [await sign(gas), entryPoints['0.8'], '0x7a69']
  const { result } = await callRpc(gateway.getUrl(), 'pm_getPaymasterStubData', params)
  const { paymaster } = result as { readonly paymaster: `0x${string}` }
  const abi = parseAbi([
    'function owner() view returns (address)',
    'function withdrawTo(address recipient, uint256 amount)',
    'function balanceOf(address account) view returns (uint256)',
  ])
  const owner = await chain.readContract({ address: paymaster, abi, functionName: 'owner' })
  const deposit = await chain.readContract({
    address: entryPoints['0.8'],
    abi,
    functionName: 'balanceOf',
    args: [paymaster],
  })
  await chain.setBalance({ address: owner, value: parseEther('1') })
  await chain.impersonateAccount({ address: owner })
  const hash = await chain.writeContract({
    account: owner,
    address: paymaster,
    abi,
    functionName: 'withdrawTo',
    args: [owner, deposit - 1n],
  })
  expect((await waitForReceipt(chain, hash)).status).toBe('success')
  const { error } = await callRpc(gateway.getUrl(), 'pm_getPaymasterData', [
    { ...(params[0] as object), ...{ paymasterVerificationGasLimit: '0xafc8', paymaster } },
    ...params.slice(1),
  ])
  expect(error).toEqual({
    code: -32_501,
    message: expect.stringMatching(/deposit of the paymaster is too low/),
  })
})
