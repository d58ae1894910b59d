import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { domainSeparator, encodeAbiParameters, type Hex, isAddressEqual, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArtifact } from '../contracts/artifact.js'
import { permit2Address } from '../contracts/deployContracts.js'
import { market } from '../contracts/market.js'
import { swapContracts } from '../contracts/swapContracts.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createSwapApp, type SwapApp, toAddress } from './swapSources.fixtures.js'
import { native } from './swaps.fixtures.js'

let devnet: Devnet
let app: SwapApp
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
  app = createSwapApp(devnet, 7)
})
afterAll(() => devnet.stop())

const chainId = 'eip155:31337'
const source = 'universalRouter'
const dollar = market.dollar
const ether = tokens[1]?.address ?? '0x'
const toId = (address: string) => `${chainId}:${address}`
const { abi } = readArtifact('Permit2')
const router = swapContracts.universalRouter

const types = {
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint160' },
    { name: 'expiration', type: 'uint48' },
    { name: 'nonce', type: 'uint48' },
  ],
} as const
const parameters = [
  {
    type: 'tuple',
    components: [
      { name: 'details', type: 'tuple', components: types.PermitDetails },
      ...types.PermitSingle.slice(1),
    ],
  },
  { type: 'bytes' },
]

type Change = {
  readonly amount?: bigint
  readonly nonce?: number
  readonly spender?: Hex
  readonly expiresIn?: number
  readonly signer?: SwapApp
}

/** Reads what Permit2 lets the router take: amount, expiration and nonce. */
async function readAllowance(token: Hex) {
  const args = [app.account.address, token, router]
  const found = await app
    .getReader(chainId)
    .readContract({ address: permit2Address, abi, functionName: 'allowance', args })
  return found as readonly [bigint, number, number]
}

/** Signs for Permit2, as a client does that reads the nonce from the chain. */
async function sign(token: Hex, amount: bigint, change: Change = {}): Promise<Hex> {
  const [, , nonce] = await readAllowance(token)
  const { timestamp } = await app.getReader(chainId).getBlock()
  const until = Number(timestamp) + (change.expiresIn ?? 3_600)
  const message = {
    details: { token, amount: change.amount ?? amount, expiration: until, nonce: change.nonce ?? nonce },
    spender: change.spender ?? router,
    sigDeadline: BigInt(until),
  }
  const signature = await (change.signer ?? app).account.signTypedData({
    domain: { name: 'Permit2', chainId: 31337, verifyingContract: permit2Address },
    types,
    primaryType: 'PermitSingle',
    message,
  })
  return encodeAbiParameters(parameters, [message, signature])
}

async function getQuote(swap: Readonly<Record<string, string>>) {
  const quotes = await app.getQuotes({ ...swap, permit2: 'true' })
  return quotes.find((quote) => quote.source?.id === source)
}

test('default: an account allows Permit2 once, and signs each swap', async () => {
  const amount = parseEther('0.01')
  const swap = { from: toId(ether), to: toId(native), amount: String(amount), swapMode: 'exactIn' }
  await app.approve(chainId, ether, permit2Address, amount * 2n)
  for (const isLast of [false, true]) {
    const quote = await getQuote(swap)
    expect([quote?.spender, quote?.permit2, quote?.router]).toEqual([
      toId(permit2Address),
      { spender: toId(router) },
      toId(router),
    ])
    const permit2 = await sign(ether, amount)
    const tx = await app.build({ ...swap, source, eip155: { slippage: 1, permit2 } })
    expect([tx.spender, tx.value]).toEqual([toId(permit2Address), '0'])
    const reader = app.getReader(chainId)
    const before = [await app.getBalance(chainId, ether), await app.getBalance(chainId, native)] as const
    const { hash, status } = await app.send(tx)
    expect(status).toBe('success')
    const { gasUsed, effectiveGasPrice } = await reader.getTransactionReceipt({ hash })
    expect(before[0] - (await app.getBalance(chainId, ether))).toBe(amount)
    const received = (await app.getBalance(chainId, native)) - before[1] + gasUsed * effectiveGasPrice
    expect(received).toBe(BigInt(tx.amount))
    expect((await readAllowance(ether))[0]).toBe(0n)
    const allowance = await reader.readContract({
      address: ether,
      abi: parseAbi(['function allowance(address, address) view returns (uint256)']),
      functionName: 'allowance',
      args: [app.account.address, permit2Address],
    })
    expect(allowance).toBe(isLast ? 0n : amount)
  }
})

test('param: swapMode exactOut, of tokens and of the native token', async () => {
  const amount = 5_000_000n
  for (const from of [ether, native]) {
    const swap = { from: toId(from), to: toId(dollar), amount: String(amount), swapMode: 'exactOut' }
    const maxFromAmount = (BigInt((await getQuote(swap))?.fromAmount ?? '') * 101n) / 100n
    if (from !== native) await app.approve(chainId, from, permit2Address, maxFromAmount)
    const permit2 = from === native ? undefined : await sign(from, maxFromAmount)
    const limits = { source, maxFromAmount: String(maxFromAmount) }
    const tx = await app.build({ ...swap, ...limits, eip155: { slippage: 0, permit2 } })
    const before = await app.getBalance(chainId, dollar)
    const paidBefore = await app.getBalance(chainId, from)
    const { hash, status } = await app.send(tx)
    expect(status).toBe('success')
    expect((await app.getBalance(chainId, dollar)) - before).toBe(amount)
    const { gasUsed, effectiveGasPrice } = await app.getReader(chainId).getTransactionReceipt({ hash })
    const fee = from === native ? gasUsed * effectiveGasPrice : 0n
    // The rest of the native token is returned.
    expect(paidBefore - (await app.getBalance(chainId, from)) - fee).toBe(BigInt(tx.fromAmount ?? ''))
  }
})

test('param: permit2: without it, the router has no quotes', async () => {
  const swap = {
    from: toId(ether),
    to: toId(dollar),
    amount: String(parseEther('0.01')),
    swapMode: 'exactIn',
  }
  const getIds = async (query: Readonly<Record<string, string>>) =>
    (await app.getQuotes(query)).map((quote) => quote.source?.id)
  expect(await getIds(swap)).not.toContain(source)
  expect(await getIds({ ...swap, permit2: 'false' })).not.toContain(source)
  // Of the same price, the one with a signature in place of a transaction is first.
  const ids = await getIds({ ...swap, permit2: 'true' })
  expect(ids.filter((id) => id !== 'aggregator')).toEqual([source, 'uniswapV2'])
})

test.each<readonly [name: string, change: Change, requirement: string]>([
  ['a smaller amount', { amount: parseEther('0.01') - 1n }, 'allow at least'],
  ['another spender', { spender: market.router }, 'be for the spender'],
  ['a deadline before that of the swap', { expiresIn: 60 }, 'be valid until'],
])('error: the gateway refuses a signature for %s', async (_name, change, requirement) => {
  const amount = parseEther('0.01')
  const swap = { from: toId(ether), to: toId(dollar), amount: String(amount), source }
  const permit2 = await sign(ether, amount, change)
  const answer = await app.post({
    ...swap,
    userAddress: toId(app.account.address),
    eip155: { slippage: 1, permit2 },
  })
  const description = expect.stringContaining(requirement)
  expect(answer).toMatchObject({ reasons: [{ field: 'permit2', description }] })
})

test.each<readonly [name: string, change: () => Change]>([
  ['of another account', () => ({ signer: createSwapApp(devnet, 6) })],
  ['with a used nonce', () => ({ nonce: 0 })],
  ['with a later nonce', () => ({ nonce: 90 })],
])('error: the contract refuses a signature %s', async (_name, change) => {
  const amount = parseEther('0.01')
  const swap = { from: toId(ether), to: toId(dollar), amount: String(amount), source }
  await app.approve(chainId, ether, permit2Address, amount)
  const eip155 = { slippage: 1, permit2: await sign(ether, amount, change()) }
  expect(await app.post({ ...swap, userAddress: toId(app.account.address), eip155 })).toMatchObject({
    reasons: [{ field: 'userAddress' }],
  })
  const tx = await app.build({ ...swap, eip155, disableEstimate: true })
  const before = await app.getBalance(chainId, ether)
  expect((await app.send(tx, 500_000n)).status).toBe('reverted')
  expect(await app.getBalance(chainId, ether)).toBe(before)
})

test('error: the contract refuses a signature after its deadline, and a transaction of another account', async () => {
  const amount = parseEther('0.01')
  const swap = { from: toId(ether), to: toId(dollar), amount: String(amount), source }
  await app.approve(chainId, ether, permit2Address, amount)
  const eip155 = { slippage: 1, permit2: await sign(ether, amount) }
  const tx = await app.build({ ...swap, eip155, disableEstimate: true })
  const reader = app.getReader(chainId)
  const call = { to: toAddress(tx.to), data: tx.data as Hex, account: app.account.address }
  await expect(reader.call(call)).resolves.toBeDefined()
  const { timestamp } = await reader.getBlock()
  await expect(reader.call({ ...call, blockOverrides: { time: timestamp + 3_601n } })).rejects.toThrow()
  const thief = accounts[6]?.address ?? '0x'
  expect(isAddressEqual(thief, app.account.address)).toBe(false)
  await expect(reader.call({ ...call, account: thief })).rejects.toThrow()
})

test('behavior: the domain is that of Permit2 on public chains', async () => {
  const separator = await app
    .getReader(chainId)
    .readContract({ address: permit2Address, abi, functionName: 'DOMAIN_SEPARATOR' })
  const domain = { name: 'Permit2', chainId: 31337, verifyingContract: permit2Address }
  expect(separator).toBe(domainSeparator({ domain }))
})
