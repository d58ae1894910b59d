import {
  createPublicClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEther,
  parseGwei,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { tokens } from '../contracts/tokens.js'
import { accounts } from '../foundation/accounts.js'
import { createFakeChain, type FakeChain, type FakeChainOptions } from './createFakeChain.js'

const sender = privateKeyToAccount(accounts[0].privateKey)
const receiver = privateKeyToAccount(accounts[1]?.privateKey ?? '0x')
const dollar = { balance: 0n, ...tokens[0], address: tokens[0]?.address ?? '0x' } as const

function setUp(options: FakeChainOptions = {}) {
  const chain = createFakeChain(options)
  // A third-party library, without its caches and waits.
  const client = createWalletClient({
    account: sender,
    chain: mainnet,
    pollingInterval: 1,
    transport: custom(chain, { retryCount: 0 }),
  }).extend(publicActions)
  return { chain, client }
}

async function sign(fields: object = {}): Promise<Hex> {
  return sender.signTransaction({
    ...{ chainId: 1, to: receiver.address, value: 1n, nonce: 0, gas: 21_000n },
    ...{ maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: parseGwei('1') },
    ...fields,
  } as Parameters<typeof sender.signTransaction>[0])
}

async function fail(chain: FakeChain, raw: Hex): Promise<unknown> {
  return chain.request({ method: 'eth_sendRawTransaction', params: [raw] }).catch((error: unknown) => error)
}

test('default', async () => {
  const { chain, client } = setUp()
  expect(await client.getChainId()).toBe(1)
  expect(await client.getBalance({ address: sender.address })).toBe(parseEther('10000'))

  const hash = await client.sendTransaction({ to: receiver.address, value: parseEther('1') })
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect(receipt).toMatchObject({ status: 'success', blockNumber: 1n, gasUsed: 21_000n, type: 'eip1559' })
  expect(chain.getBalance(receiver.address)).toBe(parseEther('10001'))
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  expect(chain.getBalance(sender.address)).toBe(parseEther('9999') - fee)
  expect(await client.getTransaction({ hash })).toMatchObject({
    from: sender.address.toLowerCase(),
    nonce: 0,
  })
  expect(await client.getTransactionCount({ address: sender.address })).toBe(1)
  expect((await client.getBlock({ includeTransactions: true })).transactions).toHaveLength(1)
})

test('param: id', async () => {
  const chain = createFakeChain({ id: 8453 })
  expect(chain.name).toBe('Chain 8453')
  expect(await chain.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect(await chain.request({ method: 'net_version' })).toBe('8453')
})

test('param: accounts, balance', () => {
  const chain = createFakeChain({ accounts: [receiver.address], balance: 7n })
  expect(chain.getBalance(receiver.address)).toBe(7n)
  expect(chain.getBalance(sender.address)).toBe(0n)
})

test('behavior: a token', async () => {
  const { chain, client } = setUp()
  const token = { address: dollar.address, abi: erc20Abi } as const
  expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe('TUSD')
  expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(6)
  expect(await client.readContract({ ...token, functionName: 'balanceOf', args: [sender.address] })).toBe(
    dollar.balance,
  )

  const hash = await client.writeContract({
    ...token,
    functionName: 'transfer',
    args: [receiver.address, 5n],
  })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  expect(logs).toMatchObject([{ address: dollar.address.toLowerCase(), logIndex: 0 }])
  expect(chain.getTokenBalance(dollar.address, receiver.address)).toBe(dollar.balance + 5n)
  const found = await client.getContractEvents({
    ...token,
    eventName: 'Transfer',
    args: { to: receiver.address },
    fromBlock: 0n,
  })
  expect(found.map(({ args }) => args)).toEqual([{ from: sender.address, to: receiver.address, value: 5n }])
})

test('behavior: an allowance', async () => {
  const { chain, client } = setUp()
  const token = { address: dollar.address, abi: erc20Abi } as const
  await client.writeContract({ ...token, functionName: 'approve', args: [receiver.address, 10n] })
  expect(chain.getAllowance(dollar.address, sender.address, receiver.address)).toBe(10n)
  await client.writeContract({
    ...token,
    account: receiver,
    functionName: 'transferFrom',
    args: [sender.address, receiver.address, 4n],
  })
  expect(chain.getAllowance(dollar.address, sender.address, receiver.address)).toBe(6n)
})

test('error: more tokens than the balance', async () => {
  const { chain, client } = setUp()
  chain.setTokenBalance(dollar.address, sender.address, 3n)
  const call = {
    address: dollar.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [receiver.address, 4n],
  } as const
  await expect(client.simulateContract(call)).rejects.toThrow('reverted')
  const data = encodeFunctionData(call)
  // The signature of ERC20InsufficientBalance, as OpenZeppelin's token returns it.
  await expect(
    chain.request({ method: 'eth_call', params: [{ from: sender.address, to: dollar.address, data }] }),
  ).rejects.toMatchObject({ code: 3, data: expect.stringMatching(/^0xe450d38c/) })

  const raw = await sign({ to: dollar.address, value: 0n, gas: 100_000n, data })
  const hash = (await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })) as Hex
  expect((await client.getTransactionReceipt({ hash })).status).toBe('reverted')
  expect(chain.getTokenBalance(dollar.address, sender.address)).toBe(3n)
})

test('behavior: reads several values with one call of Multicall3', async () => {
  const chain = createFakeChain()
  const client = createPublicClient({ chain: mainnet, transport: custom(chain, { retryCount: 0 }) })
  const token = { address: dollar.address, abi: erc20Abi } as const
  const results = await client.multicall({
    contracts: [
      { ...token, functionName: 'name' },
      { ...token, functionName: 'totalSupply' },
      { ...token, functionName: 'transfer', args: [receiver.address, 1n] },
    ],
  })
  expect(results.map(({ status }) => status)).toEqual(['success', 'success', 'failure'])
  expect(results[0]?.result).toBe('Test Dollar')
})

test('behavior: a contract of functions', async () => {
  const { chain, client } = setUp()
  const abi = parseAbi([
    'function price(address token) view returns (uint256)',
    'function close() view returns (bool)',
    'function open() view returns (bool)',
  ])
  const address = '0x00000000000000000000000000000000000000aa'
  chain.addContract({
    address,
    abi,
    functions: {
      price: ([token]) => (token === dollar.address ? 2n : 3n),
      close() {
        throw new Error('already closed')
      },
    },
  })
  expect(await client.readContract({ address, abi, functionName: 'price', args: [dollar.address] })).toBe(2n)
  await expect(client.readContract({ address, abi, functionName: 'close' })).rejects.toThrow('already closed')
  await expect(client.readContract({ address, abi, functionName: 'open' })).rejects.toThrow('reverted')
})

test('behavior: an address without code returns no data', async () => {
  const { client } = setUp()
  await expect(
    client.readContract({ address: receiver.address, abi: erc20Abi, functionName: 'symbol' }),
  ).rejects.toThrow('returned no data')
})

test('param: mining', async () => {
  const { chain, client } = setUp({ mining: 'manual' })
  const hash = await client.sendTransaction({ to: receiver.address, value: 1n })
  expect(chain.pending).toEqual([hash])
  expect(await client.getTransaction({ hash })).toMatchObject({ blockNumber: null })
  expect(await client.getTransactionCount({ address: sender.address, blockTag: 'pending' })).toBe(1)
  await chain.mine()
  expect(chain.transactions.map(({ status }) => status)).toEqual(['success'])
  await chain.mine(3)
  expect(await client.getBlockNumber()).toBe(4n)
})

test('behavior: a transaction after a gap of nonces waits', async () => {
  const chain = createFakeChain()
  await chain.request({ method: 'eth_sendRawTransaction', params: [await sign({ nonce: 1 })] })
  expect(chain.pending).toHaveLength(1)
  await chain.request({ method: 'eth_sendRawTransaction', params: [await sign({ nonce: 0 })] })
  expect(chain.pending).toHaveLength(0)
  expect(chain.transactions.map(({ nonce }) => nonce)).toEqual([0, 1])
})

test('behavior: a transaction with a higher fee replaces a pending one', async () => {
  const chain = createFakeChain({ mining: 'manual' })
  await chain.request({ method: 'eth_sendRawTransaction', params: [await sign()] })
  expect(await fail(chain, await sign({ value: 2n }))).toMatchObject({
    code: -32000,
    message: 'replacement transaction underpriced',
  })
  await chain.request({
    method: 'eth_sendRawTransaction',
    params: [await sign({ value: 2n, maxFeePerGas: parseGwei('3') })],
  })
  await chain.mine()
  expect(chain.transactions.map(({ value }) => value)).toEqual([2n])
})

test('behavior: forgets a dropped transaction', async () => {
  const chain = createFakeChain({ mining: 'manual' })
  const hash = (await chain.request({ method: 'eth_sendRawTransaction', params: [await sign()] })) as Hex
  chain.drop(hash)
  await chain.mine()
  expect(await chain.request({ method: 'eth_getTransactionByHash', params: [hash] })).toBeNull()
})

// The words are geth's: https://github.com/ethereum/go-ethereum/blob/master/core/txpool/validation.go
test.each([
  ['error: another chain', { chainId: 5 }, 'invalid sender: invalid chain id for signer: have 5 want 1'],
  ['error: too little gas', { gas: 20_999n }, 'intrinsic gas too low: gas 20999, minimum needed 21000'],
  ['error: too much gas', { gas: 30_000_001n }, 'exceeds block gas limit'],
  [
    'error: more than the balance',
    { value: parseEther('10000') },
    'insufficient funds for gas * price + value: balance 10000000000000000000000, tx cost 10000000042000000000000, overshot 42000000000000',
  ],
])('%s', async (_, fields, message) => {
  expect(await fail(createFakeChain(), await sign(fields))).toMatchObject({ code: -32000, message })
})

test('error: a nonce that was used', async () => {
  const chain = createFakeChain()
  const raw = await sign()
  await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
  expect(await fail(chain, raw)).toMatchObject({ code: -32000, message: 'already known' })
  expect(await fail(chain, await sign({ value: 2n }))).toMatchObject({
    code: -32000,
    message: 'nonce too low: next nonce 1, tx nonce 0',
  })
})

test.each([
  ['eth_nope', [], -32601, 'the method eth_nope does not exist/is not available'],
  ['constructor', [], -32601, 'the method constructor does not exist/is not available'],
  ['eth_getBalance', [], -32602, 'missing value for required argument 0'],
  ['eth_getBalance', ['0x12'], -32602, expect.stringContaining('invalid argument 0')],
  ['eth_call', ['0x12'], -32602, expect.stringContaining('invalid argument 0')],
])('error: %s %j', async (method, params, code, message) => {
  await expect(createFakeChain().request({ method, params })).rejects.toMatchObject({ code, message })
})

test('error: a token that does not exist', () => {
  expect(() => createFakeChain().getTokenBalance(receiver.address, sender.address)).toThrow('addToken')
})
