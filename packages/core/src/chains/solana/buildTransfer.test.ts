import { Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolanaTransfer } from '../../ports/SolanaMethods.js'
import { failureOf } from '../../testing/conformance/harness.js'
import { buildTransfer } from './buildTransfer.js'
import { type Answer, fakeNode } from './fakeNode.fixtures.js'
import { quickClock } from './quickClock.fixtures.js'
import { networkAt } from './solana.fixtures.js'

const maxUint64 = 2n ** 64n - 1n
const [address, to, mint] = Array.from({ length: 3 }, () => Keypair.generate().publicKey.toBase58()) as [
  string,
  string,
  string,
]
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/**
 * Builds a transfer with a fake node that knows only these accounts of mint and receiver, and a
 * blockhash.
 */
async function build(transfer: Partial<SolanaTransfer>, accounts: readonly unknown[] = [account(), null]) {
  const lifetime = { blockhash: '1'.repeat(32), lastValidBlockHeight: 150 }
  const { url } = await fakeNode((method): Answer => {
    const value = method === 'getMultipleAccounts' ? accounts : lifetime
    return { result: { context: { slot: 1 }, value } }
  })
  const network = networkAt(url)
  return buildTransfer(quickClock(), { from: address, network, transfer: { to, amount: 1n, ...transfer } })
}

/** An account in the format of a node: a mint with 9 decimals, unless overridden. */
function account({ owner = tokenProgram, length = 82, change = (_: Buffer): unknown => _ } = {}) {
  const data = Buffer.alloc(length)
  data.writeUInt8(9, 44)
  data.writeUInt8(1, 45)
  change(data)
  return { owner, data: [data.toString('base64'), 'base64'], lamports: 1, executable: false, space: length }
}

describe('buildTransfer', () => {
  it('behavior: another library reads the largest amounts and fees correctly', async () => {
    const fees = { priorityFeeMicroLamports: maxUint64, computeUnitLimit: 1_400_000 }
    const sol = instructionsOf(await build({ amount: maxUint64, ...fees }))
    expect(sol.slice(1).map(({ data }) => data.readBigUInt64LE(data.length - 8))).toEqual([
      maxUint64,
      maxUint64,
    ])
    expect(sol[0]?.data.readUInt32LE(1)).toBe(1_400_000)
    const token = instructionsOf(await build({ mint, amount: maxUint64 })).at(-1)
    expect(token?.data.readUInt8(0)).toBe(12)
    expect(token?.data.readBigUInt64LE(1)).toBe(maxUint64)
    expect(token?.data.readUInt8(9)).toBe(9)
  })

  it('behavior: another library reads exactly the transfer from the bytes, for any amount, decimals and fee', async () => {
    const uint64 = fc.bigInt(1n, maxUint64)
    const scenario = fc.record({
      amount: uint64,
      priorityFeeMicroLamports: fc.bigInt(1n, 10n ** 9n),
      computeUnitLimit: fc.integer({ min: 1, max: 1_400_000 }),
      decimals: fc.option(fc.nat({ max: 255 }), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(scenario, async ({ decimals, ...transfer }) => {
        const found = account({ change: (data) => data.writeUInt8(decimals ?? 0, 44) })
        const built = await build({ ...transfer, ...(decimals !== undefined && { mint }) }, [found, null])
        const { message } = VersionedTransaction.deserialize(built.transaction)
        const keys = message.staticAccountKeys.map((key) => key.toBase58())
        const read = message.compiledInstructions.map(({ data, accountKeyIndexes }) => ({
          data: Buffer.from(data),
          accounts: accountKeyIndexes.map((index) => keys[index]),
        }))
        const [limit, price] = read
        expect(limit?.data.readUInt32LE(1)).toBe(transfer.computeUnitLimit)
        expect(price?.data.readBigUInt64LE(1)).toBe(transfer.priorityFeeMicroLamports)
        const last = read.at(-1)
        if (decimals === undefined) {
          expect(read).toHaveLength(3)
          expect(last?.accounts).toEqual([address, to])
          expect(last?.data.readBigUInt64LE(4)).toBe(transfer.amount)
          return
        }
        const accountOf = (owner: string) =>
          PublicKey.findProgramAddressSync(
            [owner, tokenProgram, mint].map((one) => new PublicKey(one).toBuffer()),
            new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
          )[0].toBase58()
        expect(last?.accounts).toEqual([accountOf(address), mint, accountOf(to), address])
        expect(last?.data.readBigUInt64LE(1)).toBe(transfer.amount)
        expect(last?.data.readUInt8(9)).toBe(decimals)
      }),
      { numRuns: 25 },
    )
  })

  it.each<[string, unknown]>([
    ['no blockhash', { value: { blockhash: 'me', lastValidBlockHeight: 1 } }],
    ['no height', { value: { blockhash: '1'.repeat(32), lastValidBlockHeight: null } }],
    ['nothing', null],
  ])('error: a node that returns %s', async (_, result) => {
    const { url } = await fakeNode(() => ({ result }))
    const parameters = { from: address, network: networkAt(url), transfer: { to, amount: 1n } }
    expect(await failureOf(buildTransfer(quickClock(), parameters))).toMatchObject({ code: 'rpc-request' })
  })

  it.each<[string, ReturnType<typeof account>]>([
    ['a mint', account()],
    ['a mint of Token-2022', account({ owner: token2022 })],
    [
      'a mint with extensions',
      account({ owner: token2022, length: 234, change: (data) => data.writeUInt8(1, 165) }),
    ],
  ])('behavior: %s', async (_, found) => {
    const transfer = instructionsOf(await build({ mint }, [found, null])).at(-1)
    expect(transfer).toMatchObject({ program: found.owner })
    expect(transfer?.data.readUInt8(9)).toBe(9)
  })

  it.each<[string, ReturnType<typeof account> | null]>([
    [
      'a token account of Token-2022',
      account({ owner: token2022, length: 234, change: (data) => data.writeUInt8(2, 165) }),
    ],
    ['a token account', account({ length: 165 })],
    ['an uninitialized mint', account({ change: (data) => data.writeUInt8(0, 45) })],
    ['an account of another program', account({ owner: address })],
    ['nothing', null],
  ])('error: %s in place of the mint', async (_, found) => {
    const failure = await failureOf(build({ mint }, [found, null]))
    expect(failure).toMatchObject({ code: 'invalid-address', field: 'mint' })
  })
})

function instructionsOf({ transaction }: { readonly transaction: Uint8Array }) {
  const { message } = VersionedTransaction.deserialize(transaction)
  return message.compiledInstructions.map(({ programIdIndex, data }) => ({
    program: message.staticAccountKeys[programIdIndex]?.toBase58(),
    data: Buffer.from(data),
  }))
}
