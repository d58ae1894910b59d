import {
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { Keypair } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SolanaTransfer } from '../../ports/SolanaMethods.js'
import { checkBuilt } from './checkBuilt.js'
import { decodeTransfer } from './decodeTransfer.js'
import {
  createTokenAccount,
  limitComputeUnits,
  payForComputeUnits,
  tokenPrograms,
  transferSol,
  transferToken,
  transferTokenWithFee,
} from './instructions.js'

type Name = Parameters<typeof transferSol>[0]

const newAddress = () => Keypair.generate().publicKey.toBase58() as Name
const [from, to, mint, source, destination] = Array.from({ length: 5 }, newAddress) as [
  Name,
  Name,
  Name,
  Name,
  Name,
]
const maxUint64 = 2n ** 64n - 1n
const [program = from] = tokenPrograms

function compile(instructions: readonly Instruction[], payer = from): Uint8Array {
  const lifetime = { blockhash: '1'.repeat(32) as Blockhash, lastValidBlockHeight: 1n }
  const empty = setTransactionMessageFeePayer(payer, createTransactionMessage({ version: 'legacy' }))
  const message = setTransactionMessageLifetimeUsingBlockhash(lifetime, empty)
  return Uint8Array.from(
    getTransactionEncoder().encode(
      compileTransaction(appendTransactionMessageInstructions(instructions, message)),
    ),
  )
}

/** The instructions of a transfer, as `buildTransfer` makes them. */
function instruct(transfer: SolanaTransfer, with2022 = tokenPrograms[0] ?? from): readonly Instruction[] {
  const { amount, priorityFeeMicroLamports, computeUnitLimit, tokenFee } = transfer
  const move = { program: with2022, mint, source, destination, owner: from, amount, decimals: 6 }
  return [
    ...(computeUnitLimit === undefined ? [] : [limitComputeUnits(computeUnitLimit)]),
    ...(priorityFeeMicroLamports === undefined ? [] : [payForComputeUnits(priorityFeeMicroLamports)]),
    ...(transfer.mint === undefined
      ? [transferSol(from, to, amount)]
      : [
          createTokenAccount({ program: with2022, mint, account: destination, owner: to, payer: from }),
          tokenFee === undefined ? transferToken(move) : transferTokenWithFee({ ...move, fee: tokenFee }),
        ]),
  ]
}

test('behavior: the request equals what the signed bytes say, for any amounts, fees and token programs', () => {
  const uint64 = fc.bigInt(0n, maxUint64)
  const transfers = fc.record(
    {
      amount: uint64,
      mint: fc.constant(mint),
      tokenFee: uint64,
      priorityFeeMicroLamports: fc.bigInt(1n, maxUint64),
      computeUnitLimit: fc.integer({ min: 1, max: 1_400_000 }),
    },
    { requiredKeys: ['amount'] },
  )
  fc.assert(
    fc.property(transfers, fc.constantFrom(...tokenPrograms), ({ tokenFee, ...rest }, tokenProgram) => {
      const asked = { from, to, ...rest, ...(rest.mint && tokenFee !== undefined && { tokenFee }) }
      const built = compile(instruct(asked, tokenProgram))
      expect(decodeTransfer(built)).toEqual(asked)
      checkBuilt(built, asked)
      const other = { ...asked, amount: asked.amount ^ 1n }
      expect(() => checkBuilt(built, other)).toThrow('differs')
    }),
  )
})

const sol: SolanaTransfer = { to, amount: 5n }
const token: SolanaTransfer = { to, mint, amount: 5n }
const move = { program, mint, source, destination, owner: from, amount: 5n, decimals: 6 }
const create = { program, mint, account: destination, owner: to, payer: from }

test.each<[string, SolanaTransfer, readonly Instruction[]]>([
  ['another recipient', sol, [transferSol(from, mint, 5n)]],
  ['another amount', sol, [transferSol(from, to, 6n)]],
  ['a token instead of SOL', sol, instruct(token)],
  ['SOL instead of a token', token, instruct(sol)],
  ['another transfer besides', sol, [transferSol(from, to, 5n), transferSol(from, mint, 5n)]],
  ['nothing', sol, []],
  ['a priority fee', sol, instruct({ ...sol, priorityFeeMicroLamports: 1n })],
  [
    'a higher priority fee',
    { ...sol, priorityFeeMicroLamports: 1n },
    instruct({ ...sol, priorityFeeMicroLamports: 2n }),
  ],
  ['another limit', { ...sol, computeUnitLimit: 1 }, instruct({ ...sol, computeUnitLimit: 2 })],
  ['another fee of the token', { ...token, tokenFee: 1n }, instruct({ ...token, tokenFee: 2n })],
  ['any fee of the token', { ...token, tokenFee: 1n }, instruct(token)],
  [
    'the account of another owner',
    token,
    [createTokenAccount({ ...create, owner: mint }), transferToken(move)],
  ],
  [
    'another destination',
    token,
    [createTokenAccount(create), transferToken({ ...move, destination: source })],
  ],
  ['another token', token, [createTokenAccount(create), transferToken({ ...move, mint: to })]],
  ['another program', token, [createTokenAccount(create), transferToken({ ...move, program: mint })]],
])('error: a transaction is not the requested one: %s', (_, asked, instructions) => {
  expect(() => checkBuilt(compile(instructions), { ...asked, from })).toThrow('differs')
})

test('error: another account pays', () => {
  expect(() => checkBuilt(compile(instruct(sol), mint), { ...sol, from })).toThrow('differs')
})
