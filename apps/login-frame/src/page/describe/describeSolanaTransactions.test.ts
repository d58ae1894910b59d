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
    title: { name: 'signTransaction' },
    fields: [{ name: 'payer', value: payer }],
    warnings: [],
    instructions: [
      {
        fields: [
          { name: 'instruction', values: { number: '1' }, value: { instruction: 'transferSol' } },
          { name: 'amount', value: '1.5 SOL' },
          { name: 'from', value: payer },
          { name: 'to', value: to },
        ],
        warnings: [],
      },
    ],
    simulation: {
      status: 'changes',
      changes: [{ amount: '−0.000005', symbol: 'SOL', isLoss: true }],
      symbol: 'SOL',
      isComplete: false,
    },
  })
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
