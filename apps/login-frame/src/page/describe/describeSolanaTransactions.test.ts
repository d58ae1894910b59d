import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { createSolanaTransaction, createSolTransfer } from './createSolanaTransaction.fixtures.js'
import { describeSolanaTransactions } from './describeSolanaTransactions.js'

const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [payer, to, mint, account] = [key(1), key(2), key(3), key(4)]
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const network = { nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 } }
type Instructions = NonNullable<Parameters<typeof createSolanaTransaction>[0]['instructions']>

const describe = (...instructions: Instructions) =>
  describeSolanaTransactions(
    {
      type: 'solanaTransactions',
      transactions: [{ bytes: createSolanaTransaction({ payer, instructions }), encoding: 'base58' }],
      isList: false,
      simulation: { status: 'changes', native: -5_000n },
    },
    network,
  )
const tokenInstruction = (accounts: readonly string[], ...data: number[]) => ({
  program: tokenProgram,
  accounts,
  data: Uint8Array.from(data),
})
const million = [0x40, 0x42, 0x0f, 0, 0, 0, 0, 0]

test('default: a transfer of SOL', () => {
  expect(describe(createSolTransfer(payer, to, 1_500_000_000n))).toEqual({
    title: { name: 'send', values: { symbol: 'SOL' } },
    fields: [
      { name: 'amount', value: '1.5 SOL' },
      { name: 'to', value: to },
      { name: 'maximumFee', value: '0.000005 SOL' },
      { name: 'payer', value: payer },
    ],
    warnings: [],
    simulation: {
      status: 'changes',
      changes: [{ amount: '−0.000005', symbol: 'SOL', isLoss: true }],
      symbol: 'SOL',
      isComplete: false,
    },
  })
})

const budget = (...data: readonly number[]) => ({
  program: 'ComputeBudget111111111111111111111111111111',
  accounts: [],
  data: Uint8Array.from(data),
})
const price = budget(3, 0x40, 0x42, 0x0f, 0, 0, 0, 0, 0)
const feeOf = ({ fields }: ReturnType<typeof describe>) =>
  fields.find(({ name }) => name === 'maximumFee')?.value

test('behavior: the fee is for all compute units that the transaction may use', () => {
  const transfer = createSolTransfer(payer, to, 1n)
  // 1 lamport for each unit.
  const limited = describe(budget(2, 0x10, 0x27, 0, 0), price, transfer)
  expect(limited.title).toEqual({ name: 'send', values: { symbol: 'SOL' } })
  expect(feeOf(limited)).toBe('0.000015 SOL')
  expect(feeOf(describe(price, transfer))).toBe('0.000205 SOL')
  expect(feeOf(describe(price, ...Array(8).fill(transfer)))).toBe('0.001405 SOL')
})

test.each([
  ['more than one instruction', [createSolTransfer(payer, to, 1n), createSolTransfer(payer, to, 2n)]],
  ['SOL of another signer', [createSolTransfer(account, to, 1n)]],
  ['an instruction of another length', [{ ...createSolTransfer(payer, to, 1n), data: new Uint8Array(4) }]],
  ['nothing but its fee', [price]],
])('behavior: %s is displayed as its instructions', (_name, instructions) => {
  const { title, instructions: parts } = describe(...instructions)
  expect(title).toEqual({ name: 'signTransaction' })
  expect(parts).toHaveLength(instructions.length)
})

const associatedTokens = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const createsAccount = (program = tokenProgram, owner = to) => ({
  program: associatedTokens,
  accounts: [payer, account, owner, mint, key(9), program],
  data: Uint8Array.of(1),
})
const sendsToken = (destination = account, from = payer) =>
  tokenInstruction([key(8), mint, destination, from], 12, ...million, 6)

test('default: a transfer of a token to the owner of a token account that the transaction creates', () => {
  const content = {
    type: 'solanaTransactions',
    transactions: [
      {
        bytes: createSolanaTransaction({ payer, instructions: [price, createsAccount(), sendsToken()] }),
        encoding: 'base58',
      },
    ],
    isList: false,
    simulation: { status: 'changes', native: -2_044_280n, accountRent: 2_039_280n },
  } as const
  const prices = { native: 100, tokens: { [mint.toLowerCase()]: 2 } }
  const symbols = { [mint.toLowerCase()]: 'US\u202eDC' }
  const { title, fields, instructions } = describeSolanaTransactions(content, network, { ...prices, symbols })
  expect(title).toEqual({ name: 'sendToken' })
  expect(instructions).toBeUndefined()
  expect(fields).toEqual([
    { name: 'amount', value: '1 US<U+202E>DC', usd: 2 },
    { name: 'to', value: to },
    { name: 'tokenAddress', value: mint },
    { name: 'accountRent', value: '0.00204 SOL', usd: expect.closeTo(0.2039) },
    expect.objectContaining({ name: 'maximumFee' }),
    { name: 'payer', value: payer },
  ])
  expect(describe(createsAccount(), sendsToken()).fields.slice(0, 3)).toEqual([
    { name: 'amount', value: '1' },
    { name: 'to', value: to },
    { name: 'token', value: mint },
  ])
})

test.each([
  ['without the creation of the account, which proves its owner', [sendsToken()]],
  ['to another token account', [createsAccount(), sendsToken(key(7))]],
  ['of another owner', [createsAccount(), sendsToken(account, key(7))]],
  ['of another program', [createsAccount('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'), sendsToken()]],
  ['of a program that is no token program', [createsAccount(key(6)), { ...sendsToken(), program: key(6) }]],
  ['in an account that must not exist yet', [{ ...createsAccount(), data: Uint8Array.of(0) }, sendsToken()]],
  ['with another instruction', [createsAccount(), sendsToken(), createSolTransfer(payer, to, 1n)]],
])('behavior: a transfer of tokens %s is displayed as its instructions', (_name, instructions) => {
  const { title, instructions: parts } = describe(...instructions)
  expect(title).toEqual({ name: 'signTransaction' })
  expect(parts).toHaveLength(instructions.length)
})

test.each([
  [
    'behavior: a transfer of tokens',
    tokenInstruction([account, mint, to, payer], 12, ...million, 6),
    'transferToken',
    [],
  ],
  [
    'behavior: an access to tokens',
    tokenInstruction([account, to, payer], 4, ...million),
    'approve',
    ['solanaDelegate'],
  ],
  [
    'behavior: a new authority',
    tokenInstruction([account, payer], 6, 2, 1, ...new Uint8Array(32).fill(2)),
    'setAuthority',
    ['solanaAuthority'],
  ],
  [
    'behavior: an unknown token instruction',
    tokenInstruction([account], 99),
    'unknown',
    ['unknownInstruction'],
  ],
  [
    'behavior: a token instruction of another length',
    tokenInstruction([account, mint, to, payer], 12, ...million, 6, 0),
    'unknown',
    ['unknownInstruction'],
  ],
  [
    'behavior: an unknown program',
    { program: key(5), accounts: [payer], data: Uint8Array.of(1) },
    'unknown',
    ['unknownInstruction'],
  ],
])('%s', (_title, instruction, name, warnings) => {
  const [described] = describe(instruction).instructions ?? []
  expect(described?.fields[0]?.value).toEqual({ instruction: name })
  expect(described?.warnings.map((warning) => warning.name)).toEqual(warnings)
})

test('behavior: amounts of tokens have the decimals of the instruction', () => {
  const [described] =
    describe(tokenInstruction([account, mint, to, payer], 12, ...million, 6)).instructions ?? []
  expect(described?.fields.slice(1)).toEqual([
    { name: 'amount', value: '1' },
    { name: 'token', value: mint },
    { name: 'from', value: account },
    { name: 'to', value: to },
  ])
})
