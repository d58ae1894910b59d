import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeTransfer } from '../../../chains/evm/transferData.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Token } from '../../assets/portfolio/types.js'
import { toPendingTransaction } from '../../history/activity/toActivityItem.js'
import type { ActivityItem } from '../../history/activity/types.js'
import { parseAmount, toAmountText } from '../amount/parseAmount.js'
import { parseRecipient } from '../transfer/parseRecipient.js'
import { findRecipientNotices } from './findRecipientNotices.js'
import { initialState, transition } from './machine.js'
import { checkSend, getUnits, toOtherUnit, toValue } from './rules.js'
import type { SendState } from './types.js'

const chainId = 'eip155:1'
const token: Token = {
  id: `${chainId}/`,
  chainId,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 2n * 10n ** 18n,
  price: '2000.5',
}
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('parseAmount', () => {
  test.each<[string, number, bigint | undefined]>([
    ['1', 6, 1_000_000n],
    ['1.5', 6, 1_500_000n],
    ['.5', 6, 500_000n],
    ['1.', 6, 1_000_000n],
    ['0', 6, 0n],
    ['007', 0, 7n],
    ['1.000000', 6, 1_000_000n],
    ['1.0000000', 6, 1_000_000n],
    // Rounding it would send another amount.
    ['1.0000001', 6, undefined],
    ['', 6, undefined],
    ['.', 6, undefined],
    ['-1', 6, undefined],
    ['+1', 6, undefined],
    ['1e3', 6, undefined],
    ['0x1', 6, undefined],
    ['1,000', 6, undefined],
    ['1 000', 6, undefined],
    ['١', 6, undefined],
    ['Infinity', 6, undefined],
    [`1${'0'.repeat(100)}`, 0, undefined],
    [(2n ** 256n - 1n).toString(), 0, 2n ** 256n - 1n],
    [(2n ** 256n).toString(), 0, undefined],
  ])('behavior: %s with %d decimals', (text, decimals, expected) => {
    expect(parseAmount(text, decimals)).toBe(expected)
  })

  test('behavior: the text of any amount is parsed to that amount', () => {
    const amounts = fc.tuple(fc.bigInt(0n, 2n ** 256n - 1n), fc.integer({ min: 0, max: 90 }))
    fc.assert(
      fc.property(amounts, ([units, decimals]) => {
        expect(parseAmount(toAmountText(units, decimals), decimals)).toBe(units)
      }),
    )
  })

  test('behavior: any text is parsed or rejected', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 255 }), (text, decimals) => {
        const units = parseAmount(text, decimals)
        expect(units === undefined || (units >= 0n && units < 2n ** 256n)).toBe(true)
      }),
    )
  })
})

describe('parseRecipient', () => {
  test.each<[string, ReturnType<typeof parseRecipient>]>([
    ['', undefined],
    ['  ', undefined],
    [bob, { address: bob }],
    [` ${bob}\n`, { address: bob }],
    [bob.toLowerCase(), { address: bob }],
    [`0x${bob.slice(2).toUpperCase()}`, { address: bob }],
    [bob.replace('d17', 'D17'), { error: 'checksum' }],
    [bob.slice(0, -1), { error: 'format' }],
    [bob.slice(2), { error: 'format' }],
    ['vitalik', { error: 'format' }],
    ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', { error: 'format' }],
    [`0x${'0'.repeat(40)}`, { error: 'zero-address' }],
  ])('behavior: %s', (text, expected) => {
    expect(parseRecipient(text)).toEqual(expected)
  })
})

describe('checkSend', () => {
  const valid = { address: bob } as const
  const invalid = { error: 'format' } as const

  test.each<[string, Parameters<typeof checkSend>, ReturnType<typeof checkSend>]>([
    ['no token', [{ amount: 'x', isMax: false }, undefined, undefined, invalid], 'select-token'],
    ['no number', [{ amount: 'x', isMax: false }, undefined, token, undefined], 'incorrect-value'],
    ['no amount', [{ amount: '', isMax: false }, undefined, token, invalid], 'add-amount'],
    ['zero', [{ amount: '0', isMax: false }, 0n, token, invalid], 'add-amount'],
    ['too much', [{ amount: '3', isMax: false }, 3n * 10n ** 18n, token, undefined], 'insufficient-funds'],
    [
      'all of nothing',
      [{ amount: '', isMax: true }, 0n, { ...token, amount: 0n }, valid],
      'insufficient-funds',
    ],
    ['no recipient', [{ amount: '1', isMax: false }, 1n, token, undefined], 'add-address'],
    ['an invalid recipient', [{ amount: '1', isMax: false }, 1n, token, invalid], 'invalid-address'],
    ['complete', [{ amount: '1', isMax: false }, 1n, token, valid], 'preview'],
    ['everything', [{ amount: '', isMax: true }, token.amount, token, valid], 'preview'],
  ])('behavior: %s', (_, parameters, expected) => {
    expect(checkSend(...parameters)).toBe(expected)
  })
})

describe('US dollars', () => {
  const usd = { unit: 'usd', isMax: false } as const

  test('default: the amount is rounded down, so that it is never more than typed', () => {
    expect(getUnits({ ...usd, amount: '2000.5' }, token)).toBe(10n ** 18n)
    expect(getUnits({ ...usd, amount: '1' }, token)).toBe(499_875_031_242_189n)
    expect(toValue(10n ** 18n, token)).toBe(20_005n * 10n ** 17n)
  })

  test('behavior: the amount in the other unit', () => {
    expect(toOtherUnit('token', 10n ** 17n, token)).toEqual({ unit: 'usd', amount: '200.05' })
    expect(toOtherUnit('usd', 10n ** 17n, token)).toEqual({ unit: 'token', amount: '0.1' })
  })

  test.each([[undefined], ['x'], ['0'], [`0.${'0'.repeat(20)}1`]])(
    'behavior: no conversion with the price %s',
    (price) => {
      const unpriced = { ...token, price }
      expect(getUnits({ ...usd, amount: '1' }, unpriced)).toBeUndefined()
      expect(toOtherUnit('token', 1n, unpriced)).toBeUndefined()
    },
  )

  test('behavior: a price with more than 18 digits is cut', () => {
    expect(toValue(10n ** 18n, { ...token, price: `1.${'0'.repeat(17)}19` })).toBe(10n ** 18n + 1n)
  })
})

describe('findRecipientNotices', () => {
  const transfer = {
    kind: 'token',
    name: '',
    symbol: '',
    direction: 'in',
    amount: '1',
    isSpam: false,
  } as const
  const item = (from: string, to: string, direction: 'in' | 'out' = 'out'): ActivityItem => ({
    id: `${from}${to}`,
    chainId,
    hash: '0x1',
    at: 0,
    status: 'confirmed',
    operation: 'send',
    label: 'sent',
    from,
    to,
    transfers: [{ ...transfer, direction }],
  })
  const copied = `${bob.slice(0, 6)}${'0'.repeat(32)}${bob.slice(-4)}`
  const typesOf = (
    recipient: string,
    transactions: readonly ActivityItem[] | undefined,
    tokens: readonly Pick<Token, 'address'>[] = [],
  ) => findRecipientNotices(recipient, { account: alice, tokens, transactions }).map(({ type }) => type)

  test.each<[string, Parameters<typeof typesOf>, readonly string[]]>([
    ['the account itself', [alice.toLowerCase(), []], ['own-address']],
    ['transactions that are not known', [bob, undefined], []],
    ['no transfer to it', [bob, []], ['first-transfer']],
    ['a transfer to it', [bob.toLowerCase(), [item(alice, bob)]], []],
    ['like a recipient', [copied, [item(alice, bob)]], ['look-alike']],
    ['like a sender', [copied, [item(bob, alice, 'in')]], ['look-alike']],
    ['like a sender, but without a transfer', [copied, [item(bob, alice)]], ['first-transfer']],
    ['like the account', [`${alice.slice(0, 6)}${'0'.repeat(32)}${alice.slice(-4)}`, []], ['look-alike']],
    ['a recipient that looks like another one', [copied, [item(alice, copied), item(alice, bob)]], []],
    // Dust from the copied address makes it known, but not trusted.
    [
      'like a recipient, with dust from it',
      [copied, [item(alice, bob), item(copied, alice, 'in')]],
      ['look-alike'],
    ],
    // A token can report a transfer from any account; the transaction is from another account.
    [
      'like a recipient, with a forged transfer to it',
      [copied, [item(alice, bob), item(bob, copied)]],
      ['look-alike'],
    ],
    ['the contract of a token', [bob, [], [{ address: bob.toLowerCase() }]], ['token-contract']],
  ])('behavior: %s', (_, parameters, expected) => {
    expect(typesOf(...parameters)).toEqual(expected)
  })
})

describe('findRecipientNotices of token payments', () => {
  const transfer = { kind: 'token', name: '', symbol: '', amount: '1', isSpam: false } as const
  const token = `0x${'c'.repeat(40)}`
  const pay = (fields: Partial<ActivityItem>): ActivityItem => ({
    ...{ id: '1', chainId, hash: '0x1', at: 0, status: 'confirmed', operation: 'send', label: 'sent' },
    from: alice,
    to: token,
    transfers: [{ ...transfer, direction: 'out' }],
    ...fields,
  })
  const copied = `${bob.slice(0, 6)}${'0'.repeat(32)}${bob.slice(-4)}`
  const [solana, solanaCopy] = [`AbCd${'1'.repeat(36)}WxYz`, `AbCd${'2'.repeat(36)}WxYz`]
  const [bitcoin, bitcoinCopy] = [`bc1qabcd${'q'.repeat(30)}wxyz`, `bc1qabcd${'p'.repeat(30)}wxyz`]
  const typesOf = (
    recipient: string,
    transactions: readonly ActivityItem[],
    namespace: ChainNamespace = 'eip155',
  ) =>
    findRecipientNotices(recipient, { account: alice, tokens: [], transactions, namespace }).map(
      ({ type }) => type,
    )

  test('default: the payee of an ERC-20 token is known, not the token', () => {
    const paid = pay({ recipients: [bob] })
    expect(typesOf(bob.toLowerCase(), [paid])).toEqual([])
    expect(typesOf(copied, [paid])).toEqual(['look-alike'])
    expect(typesOf(token, [paid])).toEqual(['first-transfer'])
  })

  test.each([
    ['solana', solana, solanaCopy],
    ['bip122', bitcoin, bitcoinCopy],
  ] as const)(
    'default: the payee of a payment on %s is known, also if another account pays the fee',
    (namespace, payee, copy) => {
      const paid = pay({ from: 'feePayer', to: 'first', recipients: ['first', payee] })
      expect(typesOf(payee, [paid], namespace)).toEqual([])
      expect(typesOf(copy, [paid], namespace)).toEqual(['look-alike'])
    },
  )

  test('behavior: the sender of a token, not of its transaction, is imitated', () => {
    const received = pay({
      from: token,
      to: alice,
      senders: [bob],
      transfers: [{ ...transfer, direction: 'in' }],
    })
    expect(typesOf(copied, [received])).toEqual(['look-alike'])
    expect(
      typesOf(copied, [{ ...received, transfers: [{ ...transfer, direction: 'in', isSpam: true }] }]),
    ).toEqual(['first-transfer'])
  })

  test.each<[string, Partial<ActivityItem>]>([
    ['in a transaction of another account', { from: bob, recipients: [copied] }],
    ['in the name of the account, without a payment', { to: copied, recipients: [] }],
  ])('error: a forged transfer %s makes no address known', (_, forged) => {
    expect(typesOf(copied, [pay({ recipients: [bob] }), pay(forged)])).toEqual(['look-alike'])
  })

  test('behavior: a pending payment of a token has its payee', () => {
    const data = encodeTransfer({ to: bob, amount: 1n })
    const pending = toPendingTransaction(
      {
        ...{ namespace: 'eip155', id: '1', chainId, hash: '0x1', sentAt: 0, status: 'pending' },
        ...{ from: alice, to: token, value: 0n, data },
      },
      { networkOf: () => undefined },
    )
    expect(pending).toMatchObject({ recipients: [bob.toLowerCase()] })
    expect(typesOf(copied, [{ ...pending, label: 'sent' }])).toEqual(['look-alike'])
  })
})

describe('machine', () => {
  const of = { address: alice, chainId } as const
  const opened = transition(initialState(), { type: 'open', of }).state
  const edit = (state: SendState, change: object) => transition(state, { type: 'edit', change }).state.form

  test('default', () => {
    expect(edit(opened, { amount: '1', recipient: bob })).toMatchObject({ of, amount: '1', recipient: bob })
  })

  test('behavior: another amount, unit or token is not everything', () => {
    const max = transition(opened, { type: 'edit', change: { isMax: true, amount: '2' } }).state
    expect(max.form).toMatchObject({ isMax: true, amount: '2' })
    for (const change of [{ amount: '1' }, { unit: 'usd' }, { tokenId: 'x' }])
      expect(edit(max, change)).toMatchObject({ isMax: false })
    expect(edit(max, { recipient: bob })).toMatchObject({ isMax: true })
  })

  test('behavior: another token empties the amount, the same one keeps it', () => {
    const state = transition(opened, { type: 'edit', change: { amount: '1', tokenId: 'a' } }).state
    expect(edit(state, { tokenId: 'a' })).toMatchObject({ amount: '1' })
    expect(edit(state, { tokenId: 'b' })).toMatchObject({ amount: '' })
  })

  test('behavior: another account or chain starts again, the same one keeps the form', () => {
    const { state } = transition(opened, { type: 'edit', change: { amount: '1' } })
    expect(transition(state, { type: 'open', of }).state).toBe(state)
    const moved = transition(state, { type: 'open', of: { ...of, chainId: 'eip155:10' } }).state
    expect(moved.form).toMatchObject({ amount: '' })
    expect(transition(state, { type: 'reset' }).state.form).toBeUndefined()
    expect(edit(initialState(), { amount: '1' })).toBeUndefined()
  })
})
