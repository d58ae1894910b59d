import { type Address, address, isSignerRole, isWritableRole } from '@solana/kit'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { toHex } from '../../foundation/encoding/bytes.js'
import {
  createTokenAccount,
  limitComputeUnits,
  payForComputeUnits,
  tokenAccountOf,
  tokenPrograms,
  transferSol,
  transferToken,
} from './instructions.js'

const maxU64 = 2n ** 64n - 1n
const made = (): Address => address(Keypair.generate().publicKey.toBase58())
const [from, to, mint] = [made(), made(), made()]
const [tokenProgram = from, token2022 = from] = tokenPrograms

/** An instruction in a form that both libraries share. */
function view(instruction: ReturnType<typeof transferSol> | TransactionInstruction) {
  if (instruction instanceof TransactionInstruction) {
    const { programId, keys, data } = instruction
    const accounts = keys.map(({ pubkey, isSigner, isWritable }) => [pubkey.toBase58(), isSigner, isWritable])
    return { program: programId.toBase58(), accounts, data: toHex(data) }
  }
  const accounts = (instruction.accounts ?? []).map((one) => [
    one.address,
    isSignerRole(one.role),
    isWritableRole(one.role),
  ])
  return {
    program: String(instruction.programAddress),
    accounts,
    data: toHex(Uint8Array.from(instruction.data ?? [])),
  }
}

describe('transferSol', () => {
  test.each([0n, 1n, 255n, 256n, 2n ** 32n, 2n ** 53n + 1n, maxU64])(
    'default: %s lamports, as web3.js builds it',
    (lamports) => {
      const expected = SystemProgram.transfer({
        fromPubkey: new PublicKey(from),
        toPubkey: new PublicKey(to),
        lamports,
      })
      expect(view(transferSol(from, to, lamports))).toEqual(view(expected))
    },
  )
})

test.each([1, 200_000, 1_400_000, 2 ** 32 - 1])(
  'default: a limit of %i compute units, as web3.js builds it',
  (units) => {
    expect(view(limitComputeUnits(units))).toEqual(view(ComputeBudgetProgram.setComputeUnitLimit({ units })))
  },
)

test.each([0n, 1n, 10n ** 9n, maxU64])(
  'default: a price of %s micro-lamports, as web3.js builds it',
  (microLamports) => {
    expect(view(payForComputeUnits(microLamports))).toEqual(
      view(ComputeBudgetProgram.setComputeUnitPrice({ microLamports })),
    )
  },
)

describe('transferToken', () => {
  // TransferChecked: 12, the amount as u64, and the decimals as u8.
  test.each([
    [0n, 0, '0c000000000000000000'],
    [1n, 9, '0c010000000000000009'],
    [1_000_000n, 6, '0c40420f000000000006'],
    [maxU64, 255, '0cffffffffffffffffff'],
  ])('default: %s base units with %i decimals', (amount, decimals, data) => {
    const [source, destination] = [made(), made()]
    const parameters = { program: tokenProgram, mint, source, destination, owner: from, amount, decimals }
    expect(view(transferToken(parameters))).toEqual({
      program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      accounts: [
        [source, false, true],
        [mint, false, false],
        [destination, false, true],
        [from, true, false],
      ],
      data,
    })
  })
})

test('default: createTokenAccount is idempotent, and only the payer signs', () => {
  const account = made()
  const instruction = createTokenAccount({ program: token2022, mint, account, owner: to, payer: from })
  expect(view(instruction)).toEqual({
    program: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    accounts: [
      [from, true, true],
      [account, false, true],
      [to, false, false],
      [mint, false, false],
      [SystemProgram.programId.toBase58(), false, false],
      ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', false, false],
    ],
    data: '01',
  })
})

test('default: tokenAccountOf is the program address that web3.js derives', async () => {
  const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  for (const program of tokenPrograms) {
    const seeds = [from, program, mint].map((each) => new PublicKey(each).toBytes())
    const [expected] = PublicKey.findProgramAddressSync(seeds, associated)
    expect(await tokenAccountOf(from, mint, program)).toBe(expected.toBase58())
  }
  expect(await tokenAccountOf(from, mint, tokenProgram)).not.toBe(
    await tokenAccountOf(to, mint, tokenProgram),
  )
})
