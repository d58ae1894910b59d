import type { Effect } from '@latchkit/core/eip1193'
import {
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  maxUint256,
  parseAbi,
  serializeTransaction,
} from 'viem'
import { expect, test } from 'vitest'
import type { Prices, Simulation, TokenFacts } from '../approval/types.js'
import { describeEvmTransaction } from './describeEvmTransaction.js'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const to = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const spender = '0x2222222222222222222222222222222222222222'
const usdc: TokenFacts = { symbol: 'USDC', decimals: 6 }
const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }

function describeCall(
  call: { readonly to?: Hex | undefined; readonly data?: Hex; readonly value?: bigint },
  {
    token,
    simulation = { status: 'succeeded' },
    prices,
  }: { token?: TokenFacts; simulation?: Simulation; prices?: Prices } = {},
) {
  const transaction = serializeTransaction({
    type: 'eip1559',
    chainId: 1,
    nonce: 5,
    gas: 21_000n,
    maxFeePerGas: 1_000_000_000n,
    maxPriorityFeePerGas: 1n,
    ...('to' in call ? { to: call.to } : { to }),
    data: call.data ?? '0x',
    value: call.value ?? 0n,
  })
  return describeEvmTransaction(
    { type: 'evmTransaction', transaction, simulation, ...(token && { token }) },
    address,
    network,
    prices,
  )
}
const lower = (text: Hex) => text.toLowerCase() as Hex
const erc20 = (functionName: 'approve' | 'transfer', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [spender, amount] })
const namesOf = ({ warnings }: { warnings: readonly { name: string }[] }) => warnings.map(({ name }) => name)

test('behavior: a price is of the contract that is called, whatever its symbol is', () => {
  const data = erc20('transfer', 2_500_000n)
  const known = describeCall(
    { data },
    { token: usdc, prices: { native: 3_000, tokens: { [lower(to)]: 0.999 } } },
  )
  expect(known.fields).toContainEqual({ name: 'amount', value: '2.5 USDC', usd: 2.4975 })
  expect(known.fields).toContainEqual({ name: 'maximumFee', value: '0.000021 ETH', usd: 0.063 })
  const fake = describeCall({ data }, { token: usdc, prices: { tokens: { [spender]: 0.999 } } })
  expect(fake.fields).toContainEqual({ name: 'amount', value: '2.5 USDC' })
})

test('default: a transfer, with its highest fee', () => {
  const model = describeCall(
    { value: 1_500_000_000_000_000_000n },
    { simulation: { status: 'changes', native: -1_500_000_000_000_000_000n } },
  )
  expect(model).toEqual({
    title: { name: 'send', values: { symbol: 'ETH' } },
    fields: [
      { name: 'amount', value: '1.5 ETH' },
      { name: 'to', value: to },
      { name: 'maximumFee', value: '0.000021 ETH' },
      { name: 'nonce', value: '5' },
    ],
    warnings: [],
    simulation: {
      status: 'changes',
      changes: [{ amount: '−1.5', symbol: 'ETH', isLoss: true }],
      symbol: 'ETH',
      isComplete: false,
    },
  })
})

test('default: a transfer of a token', () => {
  const { title, fields, warnings } = describeCall({ data: erc20('transfer', 2_500_000n) }, { token: usdc })
  expect(title).toEqual({ name: 'sendToken' })
  expect(fields.slice(0, 3)).toEqual([
    { name: 'amount', value: '2.5 USDC' },
    { name: 'to', value: spender },
    { name: 'token', value: `USDC\n${to}` },
  ])
  expect(warnings).toEqual([])
})

test('behavior: approvals are flagged, unless they end the access', () => {
  const unlimited = describeCall({ data: erc20('approve', maxUint256) }, { token: usdc })
  expect(unlimited.fields[1]).toEqual({ name: 'amount', value: { copy: 'unlimited' } })
  expect(unlimited.warnings).toEqual([{ name: 'approvesSpender', level: 'danger' }])
  const end = describeCall({ data: erc20('approve', 0n) }, { token: usdc })
  expect(end.fields[1]).toEqual({ name: 'amount', value: { copy: 'none' } })
  expect(end.warnings).toEqual([])
  // The NFT with the id 0.
  const nft = describeCall({ data: erc20('approve', 0n) })
  expect(nft.fields[1]).toEqual({ name: 'amountOrTokenId', value: '0' })
  expect(namesOf(nft)).toEqual(['approvesSpender'])
})

test('behavior: access to all NFTs is flagged', () => {
  const data = (isApproved: boolean) =>
    encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, isApproved] })
  expect(describeCall({ data: data(true) }).warnings).toEqual([{ name: 'approvesNfts', level: 'danger' }])
  expect(describeCall({ data: data(false) }).warnings).toEqual([])
})

test('behavior: tokens of another account', () => {
  const data = (from: Hex) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, spender, 1n] })
  expect(namesOf(describeCall({ data: data(spender) }, { token: usdc }))).toEqual(['paysSomeoneElse'])
  expect(namesOf(describeCall({ data: data(address) }, { token: usdc }))).toEqual([])
})

test('behavior: an unknown call, and a known one with more data', () => {
  const model = describeCall({ data: '0x12345678', value: 1n })
  expect(model.title).toEqual({ name: 'callContract' })
  expect(model.fields.slice(0, 4)).toEqual([
    { name: 'contract', value: to },
    { name: 'method', value: '0x12345678' },
    { name: 'data', value: '0x12345678' },
    { name: 'value', values: { symbol: 'ETH' }, value: '0.000000000000000001 ETH' },
  ])
  expect(namesOf(model)).toEqual(['unknownCall'])
  expect(namesOf(describeCall({ data: `${erc20('transfer', 1n)}00` }, { token: usdc }))).toEqual([
    'unknownCall',
  ])
})

test('behavior: an unknown call is known by its simulation, if that is complete', () => {
  const simulation = { status: 'changes', native: -1n, tokens: [], isComplete: true } as const
  const describeWith = (given: Simulation) =>
    namesOf(describeCall({ data: '0x12345678' }, { simulation: given }))
  expect(describeWith(simulation)).toEqual(['simulatedCall'])
  expect(describeWith({ ...simulation, isComplete: false })).toEqual(['unknownCall'])
  expect(describeWith({ status: 'succeeded' })).toEqual(['unknownCall'])
})

test('behavior: the creation of a contract, and a failed simulation', () => {
  const model = describeCall(
    { to: undefined, data: '0x6000' },
    { simulation: { status: 'reverted', reason: 'no' } },
  )
  expect(namesOf(model)).toEqual(['createsContract', 'wouldFail'])
})

const access = (effects: readonly Effect[]): Simulation => ({
  status: 'changes',
  native: 0n,
  access: effects,
})
const allowance: Effect = { kind: 'allowance', contract: lower(to), other: spender, amount: 7n }

test('behavior: what a call allows beside its description is a danger, with who gets it and of which contract', () => {
  const nft: Effect = { kind: 'nft', contract: lower(to), other: spender, amount: 1n }
  const { warnings } = describeCall(
    { data: '0x12345678' },
    { simulation: access([allowance, nft, { ...nft, amount: 2n }]) },
  )
  const values = { contract: to, account: spender }
  expect(warnings).toEqual([
    { name: 'hiddenAccess', level: 'danger', values },
    { name: 'hiddenNft', level: 'danger', values },
    { name: 'unknownCall', level: 'caution' },
  ])
})

test.each<[string, Hex, Effect, readonly string[]]>([
  ['an approval', erc20('approve', 7n), allowance, ['approvesSpender']],
  [
    'an approval of less than what is allowed',
    erc20('approve', 6n),
    allowance,
    ['hiddenAccess', 'approvesSpender'],
  ],
  [
    'an increase, whose event has the sum',
    encodeFunctionData({
      abi: parseAbi(['function increaseAllowance(address, uint256)']),
      args: [spender, 1n],
    }),
    allowance,
    ['approvesSpender'],
  ],
  [
    'an operator that is said to be revoked',
    encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, false] }),
    { kind: 'operator', contract: lower(to), other: spender, amount: 1n },
    ['hiddenAccess'],
  ],
  [
    'another NFT',
    encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [address, spender, 2n] }),
    { kind: 'nft', contract: lower(to), other: spender, amount: 1n },
    ['hiddenNft'],
  ],
  ['a transfer', erc20('transfer', 7n), allowance, ['hiddenAccess']],
  [
    'an approval of another account',
    erc20('approve', 7n),
    { ...allowance, other: '0x3333333333333333333333333333333333333333' },
    ['hiddenAccess', 'approvesSpender'],
  ],
  [
    'an approval of another token',
    erc20('approve', 7n),
    { ...allowance, contract: '0x3333333333333333333333333333333333333333' },
    ['hiddenAccess', 'approvesSpender'],
  ],
  [
    'an operator',
    encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, true] }),
    { kind: 'operator', contract: lower(to), other: spender, amount: 1n },
    ['approvesNfts'],
  ],
  [
    'an NFT',
    encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [address, spender, 1n] }),
    { kind: 'nft', contract: lower(to), other: spender, amount: 1n },
    [],
  ],
])('behavior: the warnings of %s', (_, data, effect, expected) => {
  expect(namesOf(describeCall({ data }, { simulation: access([effect]) }))).toEqual(expected)
})
