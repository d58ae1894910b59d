import { expect, test } from 'vitest'
import type { ChainAccount } from '../../../chains/solana/chainAccount.js'
import { compareAccounts } from './compareAccounts.js'
import {
  dollars,
  maker,
  otherMint,
  others,
  owner,
  stake,
  systemProgram,
  thief,
  toKey,
  token2022,
  tokenProgram,
  tools,
  toTokenAccount,
  toWallet,
  usdc,
} from './solanaSwap.fixtures.js'

type Change = readonly [before: ChainAccount | undefined, after: ChainAccount | undefined]

const sol: Change = [toWallet(10n), toWallet(7n)]
const compare = (changes: Readonly<Record<string, Change>>) =>
  compareAccounts(
    owner,
    Object.entries({ [owner]: sol, ...changes }).map(([address, [before, after]]) => ({
      address,
      before,
      after,
    })),
    tools,
  )
const usdcOf = (amount: bigint, change?: (data: Uint8Array) => void) =>
  toTokenAccount({ mint: usdc, amount }, change)

test('default: returns the changes of SOL and of each token, over all accounts of the owner', () => {
  const found = compare({
    [dollars]: [usdcOf(100n), usdcOf(130n)],
    [stake]: [usdcOf(5n), usdcOf(4n)],
    [others]: [
      toTokenAccount({ mint: otherMint, amount: 9n }),
      toTokenAccount({ mint: otherMint, amount: 8n }),
    ],
    [maker]: [
      toTokenAccount({ mint: usdc, amount: 50n, of: maker }),
      toTokenAccount({ mint: usdc, amount: 1n, of: maker }),
    ],
  })
  expect(found.sol).toBe(-3n)
  expect([...found.tokens]).toEqual([
    [usdc, 29n],
    [otherMint, -1n],
  ])
  expect(found.rent).toBe(0n)
})

test('default: a new token account of the owner costs its rent', () => {
  expect(compare({ [dollars]: [undefined, usdcOf(7n)] })).toMatchObject({
    rent: 2_039_280n,
    tokens: new Map([[usdc, 7n]]),
  })
  // An account that had SOL before.
  expect(compare({ [dollars]: [toWallet(2_000_000n), usdcOf(7n)] })).toMatchObject({ rent: 39_280n })
})

test('behavior: what a Token-2022 token withholds as its fee is no change of rights', () => {
  const withheld = (amount: number) => (data: Uint8Array) => {
    // Extension 2 (TransferFeeAmount) of 8 bytes.
    data.set([2, 0, 8, 0, amount], 166)
  }
  const toAccount = (amount: bigint, change: (data: Uint8Array) => void) =>
    toTokenAccount({ mint: usdc, amount }, change, { length: 178, program: token2022 })
  expect(
    compare({ [dollars]: [toAccount(1n, withheld(0)), toAccount(2n, withheld(1))] }).tokens.get(usdc),
  ).toBe(1n)
  const memo = (data: Uint8Array) => data.set([8, 0, 1, 0, 1], 166)
  expect(() => compare({ [dollars]: [toAccount(1n, () => {}), toAccount(1n, memo)] })).toThrow()
})

const stakeOf = (authority: string): ChainAccount => {
  const data = new Uint8Array(200)
  data.set(toKey(authority), 12)
  return { lamports: 5_000n, program: 'Stake11111111111111111111111111111111111111', data }
}
const approve = (data: Uint8Array) => {
  data[72] = 1
  data.set(toKey(thief), 76)
}

test.each<[string, Readonly<Record<string, Change>>]>([
  ['an approval', { [dollars]: [usdcOf(1n), usdcOf(1n, approve)] }],
  ['a revoked approval of the owner', { [dollars]: [usdcOf(1n, approve), usdcOf(1n)] }],
  ['a larger approved amount', { [dollars]: [usdcOf(1n), usdcOf(1n, (data) => data.fill(255, 121, 129))] }],
  ['a close authority', { [dollars]: [usdcOf(1n), usdcOf(1n, (data) => data.fill(1, 129, 130))] }],
  ['a frozen account', { [dollars]: [usdcOf(1n), usdcOf(1n, (data) => data.fill(2, 108, 109))] }],
  ['another owner', { [dollars]: [usdcOf(1n), toTokenAccount({ mint: usdc, amount: 1n, of: thief })] }],
  ['another mint', { [dollars]: [usdcOf(1n), toTokenAccount({ mint: otherMint, amount: 1n })] }],
  ['another program', { [dollars]: [usdcOf(1n), { ...usdcOf(1n), program: token2022 }] }],
  ['a closed token account', { [dollars]: [usdcOf(0n), undefined] }],
  ['SOL of a token account', { [dollars]: [usdcOf(1n), { ...usdcOf(1n), lamports: 1n }] }],
  ['a new token account with a delegate', { [dollars]: [undefined, usdcOf(1n, approve)] }],
  [
    'a new token account with a close authority',
    { [dollars]: [undefined, usdcOf(1n, (data) => data.fill(1, 129, 130))] },
  ],
  [
    'a new token account that is frozen',
    { [dollars]: [undefined, usdcOf(1n, (data) => data.fill(2, 108, 109))] },
  ],
  ['another authority of a stake account', { [stake]: [stakeOf(owner), stakeOf(thief)] }],
  ['a closed stake account', { [stake]: [stakeOf(owner), undefined] }],
  ['SOL of a stake account', { [stake]: [stakeOf(owner), { ...stakeOf(owner), lamports: 4_999n }] }],
  [
    'another program of a stake account',
    { [stake]: [stakeOf(owner), { ...stakeOf(owner), program: tokenProgram }] },
  ],
  ['a wallet of another program', { [owner]: [toWallet(10n), { ...toWallet(10n), program: thief }] }],
  ['a wallet with data', { [owner]: [toWallet(10n), { ...toWallet(10n), data: Uint8Array.of(1) }] }],
  ['a wallet that is emptied', { [owner]: [toWallet(10n), undefined] }],
])('error: %s', (_, changes) => {
  expect(() => compare(changes)).toThrow(
    expect.objectContaining({ code: 'transaction-mismatch', field: 'method' }),
  )
})

test('behavior: accounts of others, and unchanged ones of the owner, do not matter', () => {
  const found = compare({
    [stake]: [stakeOf(owner), stakeOf(owner)],
    [maker]: [stakeOf(maker), stakeOf(thief)],
    [thief]: [{ ...stakeOf(maker), program: systemProgram }, undefined],
  })
  expect(found.tokens.size).toBe(0)
})
