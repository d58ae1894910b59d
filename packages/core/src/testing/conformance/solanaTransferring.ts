import { LatchkitError } from '../../foundation/errors/base.js'
import { UserRejectedError } from '../../foundation/errors/wallet.js'
import type { SolanaTransfer } from '../../ports/SolanaMethods.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness, never } from './harness.js'
import { solanaOf } from './solanaOf.js'
import type { TestRunner } from './TestRunner.js'

const maxUint64 = 2n ** 64n - 1n
const systemProgram = '11111111111111111111111111111111'
const computeBudget = 'ComputeBudget111111111111111111111111111111'

/** Tests `transfer`: the exact amount at the requested fee, and no other instruction. */
export function solanaTransferring({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: transfers SOL with one instruction and one prompt',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const to = solana.newAddress()
      const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_001n } })
      expect(await solana.executed(sent.signature)).toMatchObject({
        feePayer: caller.address,
        programs: [systemProgram],
      })
      expect(sent.lastValidBlockHeight).toBeGreaterThan(0n)
      expect(await balanceOf(harness, to)).toBe(1_000_001n)
      await methods.transfer({ ...caller, transfer: { to, amount: 1n } })
      expect(await balanceOf(harness, to)).toBe(1_000_002n)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts + 2)
    }),
  )

  it(
    'behavior: transfers the largest amount, to the last lamport',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const { home } = harness.networks
      await harness.setBalance({ address: caller.address, network: home, value: maxUint64 })
      // A signature costs 5 000 lamports.
      const [to, amount] = [solana.newAddress(), maxUint64 - 5_000n]
      await methods.transfer({ ...caller, transfer: { to, amount } })
      expect(await balanceOf(harness, to)).toBe(amount)
      expect(await balanceOf(harness, caller.address)).toBe(0n)
    }),
  )

  it(
    "param: mint transfers a token, and creates the receiver's token account",
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const [to, { mint }] = [solana.newAddress(), solana.token]
      const before = await solana.tokenBalance(caller.address)
      await methods.transfer({ ...caller, transfer: { to, mint, amount: 3n } })
      expect(await solana.tokenBalance(to)).toBe(3n)
      await methods.transfer({ ...caller, transfer: { to, mint, amount: 4n } })
      expect(await solana.tokenBalance(to)).toBe(7n)
      expect(await solana.tokenBalance(caller.address)).toBe(before - 7n)
    }),
  )

  it(
    'param: priorityFeeMicroLamports and computeUnitLimit set the exact fee',
    runTest(async (harness) => {
      const fee = { priorityFeeMicroLamports: 1_000_000n, computeUnitLimit: 700 }
      const { signature, paid } = await transferAndPay(harness, fee)
      expect(await harness.solana?.executed(signature)).toMatchObject({
        computeUnitPrice: 1_000_000n,
        computeUnitLimit: 700,
        programs: [computeBudget, computeBudget, systemProgram],
      })
      expect(paid).toBe(1_000_000n + 5_000n + 700n)
    }),
  )

  it(
    'param: priorityFeeMicroLamports alone uses the compute units of a transfer, not the cluster default',
    runTest(async (harness) => {
      const { paid } = await transferAndPay(harness, { priorityFeeMicroLamports: 1_000_000n })
      expect(paid).toBe(1_000_000n + 5_000n + 1_000n)
      const { mint } = harness.solana?.token ?? {}
      const token = await transferAndPay(harness, { mint, priorityFeeMicroLamports: 1n, amount: 1n })
      expect(await harness.solana?.executed(token.signature)).toMatchObject({ computeUnitPrice: 1n })
    }),
  )

  it(
    'error: sends nothing when the user declines',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      await harness.wallet.answer('sign', 'reject')
      await harness.wallet.answer('send', 'reject')
      const to = solana.newAddress()
      const failure = await failureOf(methods.transfer({ ...caller, transfer: { to, amount: 1_000_000n } }))
      expect(failure).toBeInstanceOf(UserRejectedError)
      expect(await balanceOf(harness, to)).toBe(0n)
    }),
  )

  it(
    'error: rejects an amount above the balance',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const [to, { mint }] = [solana.newAddress(), solana.token]
      for (const transfer of [
        { to, amount: maxUint64 },
        { to, mint, amount: maxUint64 },
      ]) {
        expect(await failureOf(methods.transfer({ ...caller, transfer }))).toBeInstanceOf(LatchkitError)
      }
      expect(await balanceOf(harness, to)).toBe(0n)
      expect(await solana.tokenBalance(to)).toBe(0n)
    }),
  )

  it(
    'error: rejects invalid addresses, amounts and fees without a prompt',
    runTest(async (harness) => {
      const { caller, methods, solana } = await solanaOf(harness)
      const [to, { mint }] = [solana.newAddress(), solana.token]
      const wrong: readonly (readonly [string, Partial<SolanaTransfer>])[] = [
        ['invalid-address', { to: '0x00000000000000000000000000000000000000AA' }],
        // Always longer than 32 bytes: one more digit fits into them after a small address.
        ['invalid-address', { to: `${to}${to}` }],
        ['invalid-address', { to: '' }],
        ['invalid-address', { mint: `${mint.slice(1)}0` }],
        // An account that is not a mint.
        ['invalid-address', { mint: caller.address }],
        // Tokens sent to a mint are lost.
        ['invalid-address', { to: mint, mint }],
        ['invalid-amount', { amount: -1n }],
        ['invalid-amount', { amount: maxUint64 + 1n }],
        ['invalid-amount', { amount: Number(1) as unknown as bigint }], // An untyped JavaScript call.
        ['invalid-amount', { priorityFeeMicroLamports: -1n }],
        ['invalid-amount', { priorityFeeMicroLamports: maxUint64 + 1n }],
        ['invalid-parameter', { computeUnitLimit: 0 }],
        ['invalid-parameter', { computeUnitLimit: 1.5 }],
        ['invalid-parameter', { computeUnitLimit: 1_400_001 }],
      ]
      for (const [code, change] of wrong) {
        const transfer = { to, amount: 1_000_000n, ...change }
        expect(await failureOf(methods.transfer({ ...caller, transfer }))).toMatchObject({ code })
      }
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )
}

async function transferAndPay(harness: Harness, options: Partial<SolanaTransfer>) {
  const { caller, methods, solana } = await solanaOf(harness)
  const before = await balanceOf(harness, caller.address)
  const transfer = { to: solana.newAddress(), amount: 1_000_000n, ...options }
  const { signature } = await methods.transfer({ ...caller, transfer })
  return { signature, paid: before - (await balanceOf(harness, caller.address)) }
}

function balanceOf({ adapter, networks }: Harness, address: string): Promise<bigint> {
  return adapter.getBalance({ address, network: networks.home, signal: never() })
}
