import {
  delegationContracts,
  entryPoints,
  simple7702Account,
} from '@latchkit/test/source/contracts/smartAccounts'
import { type Hex, parseAbi, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createAccount, createBundler, createChain, target } from './bundler.fixtures.js'
import { startBundlerGateway } from './startBundlerGateway.fixtures.js'

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

const call = (method: string, parameter: unknown, projectId = 'a', path = 'wallet') =>
  callRpc(`${gateway.url}/v1/${path}?projectId=${projectId}`, method, [parameter])

async function createOwner(contractAddress: Hex) {
  const privateKey = generatePrivateKey()
  const owner = privateKeyToAccount(privateKey)
  const { r, s, yParity, address, chainId, nonce } = await createChain(devnet).signAuthorization({
    account: owner,
    contractAddress,
  })
  const eip7702Auth = {
    ...{ address, r, s },
    ...{ chainId: toHex(chainId), nonce: toHex(nonce), yParity: toHex(yParity ?? 0) },
  }
  return { privateKey, address: owner.address, eip7702Auth }
}

type Prepared = {
  readonly preparedCalls: { readonly type: string }
  readonly signatureRequest: { readonly hash: Hex }
}

test.each([
  ['user-operation-v08', simple7702Account],
  ['user-operation-v07', delegationContracts.statelessAccount],
] as const)('default: prepares, sends and follows sponsored calls as %s', async (type, contract) => {
  const chain = createChain(devnet)
  const { privateKey, address, eip7702Auth } = await createOwner(contract)
  await chain.setBalance({ address, value: 3n })
  const [first, second] = [target(), target()]
  const { result, error } = await call('wallet_prepareCalls', {
    from: address,
    chainId: '0x7a69',
    calls: [
      { to: first, value: '0x1' },
      { to: second, value: '0x2', data: '0x' },
    ],
    capabilities: { eip7702Auth, paymasterService: {} },
  })
  expect(error).toBeUndefined()
  const [prepared] = result as readonly Prepared[]
  expect(prepared?.preparedCalls.type).toBe(type)
  const hash = prepared?.signatureRequest.hash ?? '0x'
  const signature = await sign({ hash, privateKey, to: 'hex' })
  const sent = await call('wallet_sendPreparedCalls', { ...prepared, signature }, 'a', 'json-rpc')
  expect(sent.error).toBeUndefined()
  const [id] = sent.result as readonly Hex[]
  const status = await vi.waitUntil(
    async () => {
      const answer = (await call('wallet_getCallsStatus', id)).result as { readonly status: number }
      return answer.status === 100 ? undefined : answer
    },
    { timeout: 60_000 },
  )
  expect(status).toMatchObject({ version: '2.0.0', id, chainId: '0x7a69', status: 200, atomic: true })
  expect(await chain.getBalance({ address: first })).toBe(1n)
  expect(await chain.getBalance({ address: second })).toBe(2n)
})

test('error: calls that cannot be prepared or sent', async () => {
  const { address, eip7702Auth } = await createOwner(simple7702Account)
  const request = { from: address, chainId: '0x7a69', calls: [{ to: target(), value: '0x0' }] }
  const refusals = [
    [await call('wallet_prepareCalls', request), -2, /must be a smart account/],
    [await call('wallet_prepareCalls', { ...request, chainId: '0x1' }), -2, /chain with a bundler/],
    [await call('wallet_prepareCalls', { ...request, calls: [] }), -32_602, /calls/],
    [
      await call('wallet_prepareCalls', { ...request, capabilities: { permissions: { context: '1' } } }),
      -2,
      /capability "permissions" is not supported/,
    ],
    [
      await call(
        'wallet_prepareCalls',
        { ...request, capabilities: { eip7702Auth, paymasterService: {} } },
        'b',
      ),
      -2,
      /does not sponsor/,
    ],
    [
      await call('wallet_prepareCalls', {
        ...request,
        capabilities: { eip7702Auth, paymasterService: { url: 'https://evil.example' } },
      }),
      -2,
      /paymasterService.url/,
    ],
    [await call('wallet_getCallsStatus', '0x1234'), -4, /must be one that/],
  ] as const
  for (const [{ error }, code, message] of refusals)
    expect(error).toEqual({ code, message: expect.stringMatching(message) })
})

test('behavior: an optional paymaster that refuses is left out', async () => {
  const { address, eip7702Auth } = await createOwner(simple7702Account)
  const { result } = await call(
    'wallet_prepareCalls',
    {
      from: address,
      chainId: '0x7a69',
      calls: [{ to: target() }],
      capabilities: { eip7702Auth, paymasterService: { optional: true } },
    },
    'b',
  )
  expect(result).toEqual([expect.objectContaining({ preparedCalls: expect.any(Object) })])
  expect(JSON.stringify(result)).not.toContain('paymaster')
})

test('behavior: with tracing, common accounts and the paymaster obey ERC-7562', async () => {
  const traced = await startBundlerGateway(devnet, { tracing: 'require' })
  onTestFinished(traced.stop)
  for (const version of ['0.7', '0.8'] as const)
    for (const isSponsored of [true, false]) {
      const account = await createAccount(devnet, version)
      await createChain(devnet).setBalance({ address: account.address, value: parseEther('1') })
      const bundler = createBundler(devnet, { url: traced.getUrl(), isSponsored })
      const authorization = await account.signDelegation()
      const hash = await bundler.sendUserOperation({ account, calls: [{ to: target() }], authorization })
      expect(hash).toMatch(/^0x/)
    }
}, 180_000)

test('error: with tracing, an account whose validation reads the time', async () => {
  const traced = await startBundlerGateway(devnet, { tracing: 'require' })
  onTestFinished(traced.stop)
  const chain = createChain(devnet)
  const sender = target()
  // TIMESTAMP POP, and returns 32 bytes of 0: the signature is valid.
  await chain.setCode({ address: sender, bytecode: '0x42505f5f5260205ff3' })
  const [payer] = devnet.accounts
  if (!payer) throw new Error('the devnet has no account')
  const hash = await chain.writeContract({
    account: privateKeyToAccount(payer.privateKey),
    address: entryPoints['0.7'],
    abi: parseAbi(['function depositTo(address account) payable']),
    functionName: 'depositTo',
    args: [sender],
    value: parseEther('1'),
  })
  await waitForReceipt(chain, hash)
  const operation = {
    ...{ sender, nonce: '0x0', callData: '0x', signature: '0x' },
    ...{ callGasLimit: '0x7530', verificationGasLimit: '0x186a0', preVerificationGas: '0x186a0' },
    ...{ maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x77359400' },
  }
  const params = [operation, entryPoints['0.7']]
  const { error } = await callRpc(traced.getUrl(), 'eth_sendUserOperation', params)
  expect(error).toEqual({
    code: -32_502,
    message: `ERC-7562 OP-011: the account uses the opcode TIMESTAMP (${sender.toLowerCase()})`,
  })
  expect((await callRpc(gateway.getUrl(), 'eth_sendUserOperation', params)).result).toMatch(/^0x/)
})
