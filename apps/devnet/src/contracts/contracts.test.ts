import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { readArtifact, readEnsArtifact, readOpenZeppelinArtifact } from './artifact.js'
import { deployContracts, multicall3Address } from './deployContracts.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

function client() {
  const transport = http(devnet.chains[0]?.rpcUrl)
  return createTestClient({ mode: 'anvil', transport }).extend(publicActions).extend(walletActions)
}

/** Waits until a transaction is mined, so that later calls see its effect. */
async function mined(hash: Promise<Hex>): Promise<void> {
  const { status } = await waitForReceipt(client(), await hash)
  expect(status).toBe('success')
}

function token(symbol: string): Address {
  return devnet.tokens.find((each) => each.symbol === symbol)?.address ?? '0x'
}

function account(index: number): Address {
  return devnet.accounts[index]?.address ?? '0x'
}

test.each([
  'AggregatorRouter',
  'Bridge',
  'Coin',
  'ConcentratedFactory',
  'ConcentratedPool',
  'CustodyAccount',
  'IdRegistry',
  'MarketCoin',
  'Multicall3',
  'OddCoin',
  'OffchainResolver',
  'Pair',
  'PairFactory',
  'Permit2',
  'Router',
  'UniversalResolver',
  'UniversalRouter',
  'WrappedEther',
] as const)('behavior: the artifact of %s matches its source', (name) => {
  const source = readFileSync(new URL(`../../contracts/${name}.sol`, import.meta.url))
  expect(readArtifact(name).sourceSha256).toBe(createHash('sha256').update(source).digest('hex'))
})

test.each(['ENSRegistry', 'PublicResolver', 'ReverseRegistrar'] as const)(
  'behavior: the bytecode of %s has the hash that its artifact states',
  (name) => {
    const { bytecode, bytecodeSha256 } = readEnsArtifact(name)
    expect(createHash('sha256').update(bytecode).digest('hex')).toBe(bytecodeSha256)
  },
)

test.each(['erc721', 'erc1155'] as const)(
  'behavior: the bytecode of OpenZeppelin for %s has the hash that its artifact states',
  (standard) => {
    const { bytecode, bytecodeSha256 } = readOpenZeppelinArtifact(standard)
    expect(createHash('sha256').update(bytecode).digest('hex')).toBe(bytecodeSha256)
  },
)

test('error: a chain that already has contracts', async () => {
  const { rpcUrl = '' } = devnet.chains[0] ?? {}
  await expect(deployContracts(rpcUrl)).rejects.toThrow(
    /^The contract of TUSD is at 0x[0-9a-f]{40}, not at 0x/,
  )
})

test('behavior: a token transfer is limited by the allowance', async () => {
  const [owner, spender, to] = [account(6), account(7), account(8)]
  const coin = { address: token('TUSD'), abi: erc20Abi } as const
  const wallet = client()
  const approve = { ...coin, account: owner, functionName: 'approve', args: [spender, 5n] } as const
  await mined(wallet.writeContract({ ...approve, chain: null }))
  const move = { ...coin, account: spender, functionName: 'transferFrom' } as const
  await mined(wallet.writeContract({ ...move, chain: null, args: [owner, to, 3n] }))
  const before = await wallet.readContract({ ...coin, functionName: 'balanceOf', args: [to] })
  expect(before).toBe(25_000_000_003n)
  expect(await wallet.readContract({ ...coin, functionName: 'allowance', args: [owner, spender] })).toBe(2n)
  await expect(wallet.simulateContract({ ...move, args: [owner, to, 3n] })).rejects.toThrow(
    'insufficient allowance',
  )
})

test('behavior: the non-standard token returns nothing, and its allowance must be reset to zero', async () => {
  const [owner, spender] = [account(6), account(7)]
  const approve = (value: bigint) =>
    ({
      to: token('ODD'),
      account: owner,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, value] }),
    }) as const
  const wallet = client()
  expect((await wallet.call(approve(5n))).data).toBeUndefined()
  await mined(wallet.sendTransaction({ ...approve(5n), chain: null }))
  await expect(wallet.call(approve(6n))).rejects.toThrow('set the allowance to zero first')
  await mined(wallet.sendTransaction({ ...approve(0n), chain: null }))
  await mined(wallet.sendTransaction({ ...approve(6n), chain: null }))
  const allowance = {
    address: token('ODD'),
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  } as const
  expect(await wallet.readContract(allowance)).toBe(6n)
})

test('behavior: Multicall3 reports an allowed failure and reverts on others', async () => {
  const { abi } = readArtifact('Multicall3')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(0), 1n] })
  const aggregate = (allowFailure: boolean) =>
    client().simulateContract({
      address: multicall3Address,
      abi,
      functionName: 'aggregate3',
      args: [[{ target: token('TUSD'), allowFailure, callData: data }]],
    })
  expect((await aggregate(true)).result).toMatchObject([{ success: false }])
  await expect(aggregate(false)).rejects.toThrow('Multicall3: call failed')
})
