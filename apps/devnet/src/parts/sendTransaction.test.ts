import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { createTestWallet, getErrorCode, type TestWallet } from '@latchkit/test/source/wallet/wallet.fixtures'
import { type Address, createPublicClient, encodeFunctionData, erc20Abi, type Hex, http } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet()
})
afterAll(() => devnet.stop())

const [from, other] = accounts.map(({ address }) => address) as [Address, Address]
const to = '0x000000000000000000000000000000000000dEaD'

function wallet(state: object = {}): TestWallet {
  const call = (url: string, method: string, params?: unknown) => jsonRpc(post, url, method, params)
  return createTestWallet({ state: { connected: true, ...state } }, { chains: devnet.chains, call })
}

function client(chain = 0) {
  return createPublicClient({ transport: http(devnet.chains[chain]?.rpcUrl), pollingInterval: 20 })
}

async function sent(hash: unknown, chain = 0) {
  // Not viem's wait: it looks once, and again with the next block, which the node does not mine without a transaction.
  const receipt = await vi.waitFor(() => client(chain).getTransactionReceipt({ hash: hash as Hex }), 60_000)
  return { receipt, transaction: await client(chain).getTransaction({ hash: hash as Hex }) }
}

test('default', async () => {
  const { control, request } = wallet()
  const { receipt, transaction } = await sent(
    await request('eth_sendTransaction', [{ from, to, value: '0x5' }]),
  )
  expect(receipt.status).toBe('success')
  expect(transaction).toMatchObject({ type: 'eip1559', chainId: 31337, value: 5n, gas: 21_000n })
  expect(transaction.from).toBe(from.toLowerCase())
  expect(control.prompts).toEqual([
    { method: 'eth_sendTransaction', params: [{ from, to, value: '0x5' }], status: 'approved' },
  ])
})

test('behavior: the fee allows a doubled base fee', async () => {
  const { request } = wallet()
  const { receipt, transaction } = await sent(await request('eth_sendTransaction', [{ from, to }]))
  const { baseFeePerGas } = await client().getBlock({ blockNumber: receipt.blockNumber - 1n })
  const tip = 1_000_000_000n
  expect(transaction.maxPriorityFeePerGas).toBe(tip)
  expect(transaction.maxFeePerGas).toBe((baseFeePerGas ?? 0n) * 2n + tip)
})

test('behavior: sends on the site’s chain', async () => {
  const { control, request } = wallet()
  control.switchChain(31338)
  const { transaction } = await sent(await request('eth_sendTransaction', [{ from, to }]), 1)
  expect(transaction).toMatchObject({ chainId: 31338, value: 0n })
})

test('behavior: signs the given fields unchanged', async () => {
  const nonce = await client().getTransactionCount({ address: from })
  const { request } = wallet()
  const { transaction } = await sent(
    await request('eth_sendTransaction', [
      {
        from,
        to,
        data: '0x1234',
        gas: '0xea60',
        maxFeePerGas: '0x12a05f200',
        maxPriorityFeePerGas: '0x3b9aca01',
        nonce: `0x${nonce.toString(16)}`,
        chainId: '0x7a69',
      },
    ]),
  )
  expect(transaction).toMatchObject({
    input: '0x1234',
    gas: 60_000n,
    maxFeePerGas: 5_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_001n,
    nonce,
  })
})

test.each([
  ['0xea60', 60_000n],
  ['0x5028', 21_000n],
])('param: gasLimit %s', async (gasLimit, gas) => {
  const { request } = wallet()
  const { transaction } = await sent(await request('eth_sendTransaction', [{ from, to, gasLimit }]))
  expect(transaction).toMatchObject({ gas })
})

test('behavior: a gas price makes a legacy transaction', async () => {
  const { request } = wallet()
  const { transaction } = await sent(
    await request('eth_sendTransaction', [{ from, to, gasPrice: '0x12a05f200' }]),
  )
  expect(transaction).toMatchObject({ type: 'legacy', gasPrice: 5_000_000_000n, chainId: 31337 })
})

test('behavior: without a receiver it deploys a contract', async () => {
  const { request } = wallet()
  const { receipt } = await sent(
    await request('eth_sendTransaction', [{ from, data: '0x6001600c60003960016000f300' }]),
  )
  expect(receipt.contractAddress).toMatch(/^0x/)
})

test('behavior: transfers a token from a second account', async () => {
  const { address } = tokens[0] ?? { address: to }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1_500_000n] })
  const { control, request } = wallet()
  control.switchAccount(1)
  await sent(await request('eth_sendTransaction', [{ from: other, to: address, input: data }]))
  const balance = { address, abi: erc20Abi, functionName: 'balanceOf', args: [to] } as const
  expect(await client().readContract(balance)).toBe(1_500_000n)
})

test('behavior: concurrent transactions get different nonces', async () => {
  const { request } = wallet()
  const hashes = await Promise.all(
    [1, 2, 3].map((value) => request('eth_sendTransaction', [{ from, to, value: `0x${value}` }])),
  )
  const all = await Promise.all(hashes.map((hash) => sent(hash)))
  const nonces = all.map(({ transaction }) => transaction.nonce)
  const [first = 0] = nonces
  expect(nonces).toEqual([first, first + 1, first + 2])
})

test('behavior: a failed transaction does not block the next one', async () => {
  const { request } = wallet()
  const poor = request('eth_sendTransaction', [{ from, to, value: '0xffffffffffffffffffffff' }])
  const fine = request('eth_sendTransaction', [{ from, to }])
  expect(await getErrorCode(poor)).toBe(-32003)
  expect((await sent(await fine)).receipt.status).toBe('success')
})

test('error: forwards a revert error of the node', async () => {
  const { address } = tokens[0] ?? { address: to }
  const args = [to, 2n ** 200n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await expect(wallet().request('eth_sendTransaction', [{ from, to: address, data }])).rejects.toMatchObject({
    code: 3,
    message: expect.stringContaining('insufficient balance'),
  })
})

test('error: rejected', async () => {
  const nonce = await client().getTransactionCount({ address: from })
  const { request } = wallet({ answer: 'reject' })
  expect(await getErrorCode(request('eth_sendTransaction', [{ from, to }]))).toBe(4001)
  expect(await client().getTransactionCount({ address: from })).toBe(nonce)
})

test('error: an account that is not visible', async () => {
  const { control, request } = wallet()
  expect(await getErrorCode(request('eth_sendTransaction', [{ from: other, to }]))).toBe(4100)
  expect(control.prompts).toEqual([])
})

test('error: the wallet switched the chain while the prompt was open', async () => {
  const nonces = () =>
    Promise.all([0, 1].map((chain) => client(chain).getTransactionCount({ address: from })))
  const before = await nonces()
  const { control, request } = wallet({ answer: 'hang' })
  const open = getErrorCode(request('eth_sendTransaction', [{ from, to }]))
  await request('eth_chainId')
  control.switchChain(31338)
  control.release()
  expect(await open).toBe(4901)
  expect(await nonces()).toEqual(before)
})

test.each([
  [{ to }],
  [{ from, to: '0x1' }],
  [{ from, to, value: 5 }],
  [{ from, to, value: '0x05' }],
  [{ from, to, data: '0x123' }],
  [{ from, to, data: '0x12', input: '0x34' }],
  [{ from, to, chainId: '0x7a6a' }],
  [{ from, to, gasPrice: '0x1', maxFeePerGas: '0x1' }],
  [{ from, to, gasPrice: '0x1', maxPriorityFeePerGas: '0x1' }],
  [{ from, to, type: '0x5' }],
  [{ from, to, type: 2 }],
  [{ from, to, type: '0x2', gasPrice: '0x1' }],
  [{ from, to, gas: '0x5207' }],
  [{ from, to, gas: 'many' }],
  [{ from, to, gasLimit: 'invalid' }],
])('error: %j', async (transaction) => {
  const { control, request } = wallet()
  expect(await getErrorCode(request('eth_sendTransaction', [transaction]))).toBe(-32602)
  expect(control.prompts).toEqual([])
})
