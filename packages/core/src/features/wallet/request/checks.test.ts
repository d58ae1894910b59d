import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  InvalidAmountError,
  InvalidParameterError,
  InvalidTransactionError,
} from '../../../foundation/errors/parameters.js'
import { InvalidTypedDataError } from '../../../foundation/errors/typedData.js'
import { bitcoin } from '../../../foundation/networks/bitcoin.js'
import { solana } from '../../../foundation/networks/solana.js'
import type { EvmTransaction, TypedData } from '../../../ports/EvmMethods.js'
import type { SolanaTransfer } from '../../../ports/SolanaMethods.js'
import { checkPsbt } from './bitcoin/checkPsbt.js'
import { checkAmount } from './checkAmount.js'
import { isSignedOnChain } from './isSignedOnChain.js'
import { isTransaction } from './isTransaction.js'
import { checkTransaction, copyTypedData } from './rules.js'
import { checkSolanaTransfer } from './solana/checkSolanaTransfer.js'
import { copySolanaTransaction } from './solana/copySolanaTransaction.js'
import type { WriteIntent, WriteKind } from './writes.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const maxUint256 = 2n ** 256n - 1n

function errorOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return 'no error'
}

describe('checkAmount', () => {
  const rule = { field: 'amount', unit: 'sats', max: 10n }

  test.each([1n, 2n, 9n, 10n])('default: %s', (amount) => {
    expect(errorOf(() => checkAmount(amount, rule))).toBe('no error')
  })

  test.each<[unknown, string]>([
    [0n, 'it is not above zero'],
    [-1n, 'it is not above zero'],
    [-(10n ** 30n), 'it is not above zero'],
    [11n, 'it exceeds 10, which is all there can be'],
    [10n ** 30n, 'it exceeds 10, which is all there can be'],
    [1, 'it is a number'],
    [Number.NaN, 'it is a number'],
    ['1', 'it is a string'],
    [undefined, 'it is a undefined'],
    [null, 'it is a object'],
    [Object(1n), 'it is a object'],
  ])('error: %s', (amount, reason) => {
    const error = errorOf(() => checkAmount(amount, rule))
    expect(error).toBeInstanceOf(InvalidAmountError)
    expect(error).toMatchObject({ field: 'amount', shortMessage: expect.stringContaining(reason) })
  })

  test('behavior: accepts exactly 1 to max', () => {
    const max = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 31n), max: 10n ** 31n }), max, (amount, limit) => {
        const isValid = errorOf(() => checkAmount(amount, { ...rule, max: limit })) === 'no error'
        expect(isValid).toBe(amount >= 1n && amount <= limit)
      }),
    )
  })
})

describe('checkTransaction', () => {
  const fieldOf = (transaction: object) => {
    const error = errorOf(() => checkTransaction(transaction as EvmTransaction))
    if (error === 'no error') return error
    expect(error).toBeInstanceOf(InvalidTransactionError)
    return (error as InvalidTransactionError).field
  }

  test.each<[string, object]>([
    ['to', { to: null }],
    ['to', { to: 5 }],
    ['to', { to: '' }],
    ['to', { to: '0X70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['to', { to: [to] }],
    ['to', { to: Object.create(null) }],
    ['to', { to: Symbol('x') }],
    ['to', { to: `${to}\n` }],
    ['to', { to: 'vitalik.eth' }],
    ['data', { to, data: null }],
    ['data', { to, data: 5 }],
    ['data', { to, data: '' }],
    ['data', { to, data: Uint8Array.of(1) }],
    ['data', { to, data: '0xzz' }],
    ['data', { to, data: ['0x00'] }],
    ['value', { to, value: null }],
    ['value', { to, value: '1' }],
    ['value', { to, value: Number.NaN }],
    ['gas', { to, gas: 21_000 }],
    ['maxPriorityFeePerGas', { to, maxPriorityFeePerGas: -1n }],
    ['nonce', { to, nonce: '1' }],
    ['nonce', { to, nonce: 1n }],
    ['nonce', { to, nonce: Number.NaN }],
    ['nonce', { to, nonce: 2 ** 53 }],
    ['from', { to, from: to }],
    ['type', { to, type: 'eip1559' }],
    ['accessList', { to, accessList: [] }],
    ['constructor', { to, constructor: 1 }],
  ])('error: names %s: case %#', (field, transaction) => {
    expect(fieldOf(transaction)).toBe(field)
  })

  test('error: __proto__ as a field of parsed JSON', () => {
    expect(fieldOf(JSON.parse(`{ "to": "${to}", "__proto__": { "value": 1 } }`))).toBe('__proto__')
  })

  test.each<[string, object]>([
    ['the largest nonce', { to, nonce: Number.MAX_SAFE_INTEGER }],
    ['an unknown field that is undefined', { to, from: undefined }],
    ['a contract creation with a value', { data: '0x00', value: 1n }],
    ['data that is 0x', { to, data: '0x' }],
  ])('behavior: accepts %s', (_, transaction) => {
    expect(fieldOf(transaction)).toBe('no error')
  })

  test('behavior: accepts exactly the amounts of 256 bits, in every field', () => {
    const amount = fc.oneof(
      fc.bigInt({ min: -(2n ** 257n), max: 2n ** 257n }),
      fc.constantFrom(0n, -1n, maxUint256, maxUint256 + 1n, 10n ** 30n),
    )
    fc.assert(
      fc.property(fc.constantFrom('value', 'gas', 'gasPrice', 'maxFeePerGas'), amount, (field, given) => {
        const isValid = given >= 0n && given <= maxUint256
        expect(fieldOf({ to, [field]: given })).toBe(isValid ? 'no error' : field)
      }),
    )
  })

  test('behavior: the priority fee is at most the fee, for any amounts', () => {
    const fee = fc.bigInt({ min: 0n, max: 10n })
    fc.assert(
      fc.property(fee, fee, (maxFeePerGas, maxPriorityFeePerGas) => {
        const isValid = maxPriorityFeePerGas <= maxFeePerGas
        expect(fieldOf({ to, maxFeePerGas, maxPriorityFeePerGas })).toBe(
          isValid ? 'no error' : 'maxPriorityFeePerGas',
        )
      }),
    )
  })

  test('behavior: any object is accepted or rejected with a field, never with another error', () => {
    const names = ['to', 'data', 'value', 'gas', 'gasPrice', 'nonce', 'maxFeePerGas', 'x'] as const
    const value = fc.oneof(fc.anything({ withBigInt: true }), fc.constantFrom(to, '0x', '0x00', 1n, 0))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (transaction) => {
        const field = fieldOf(transaction)
        expect(field === 'no error' || field === 'to' || field in transaction).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('copyTypedData', () => {
  const typedData = { domain: {}, types: { Mail: [] }, primaryType: 'Mail', message: {} }

  test.each([
    ['no types', { types: undefined }],
    ['types that are null', { types: null }],
    ['no primary type', { primaryType: undefined }],
    ['a primary type that every object has', { primaryType: '__proto__' }],
    ['a symbol in the message', { message: { a: Symbol('a') } }],
    [
      'a getter that throws',
      {
        message: {
          get a(): never {
            throw new Error('trap')
          },
        },
      },
    ],
  ])('error: %s', (_, change) => {
    // An app without types may pass any value.
    const given = { ...typedData, ...change } as unknown as TypedData
    expect(errorOf(() => copyTypedData(given))).toBeInstanceOf(InvalidTypedDataError)
  })

  test('behavior: keeps bigints, and reads a getter once', () => {
    let reads = 0
    const message = {
      get amount() {
        reads += 1
        return 10n ** 30n + BigInt(reads)
      },
    }
    const copy = copyTypedData({ ...typedData, message })
    expect([copy.message.amount, copy.message.amount]).toEqual([10n ** 30n + 1n, 10n ** 30n + 1n])
    expect(reads).toBe(1)
  })
})

describe('isTransaction', () => {
  const bytes = new Uint8Array()
  // Every kind of write. A kind that is added must be listed here.
  const kinds: { readonly [K in WriteKind]: readonly [WriteIntent<K>, boolean] } = {
    signMessage: [{ kind: 'signMessage', message: 'send a transfer' }, false],
    signTypedData: [
      { kind: 'signTypedData', typedData: { domain: {}, types: {}, primaryType: '', message: {} } },
      false,
    ],
    sendTransaction: [{ kind: 'sendTransaction', transaction: {} }, true],
    sendCalls: [{ kind: 'sendCalls', calls: [] }, true],
    solana_signTransaction: [{ kind: 'solana_signTransaction', transaction: bytes }, false],
    solana_signAllTransactions: [{ kind: 'solana_signAllTransactions', transactions: [] }, false],
    solana_signAndSendTransaction: [
      { kind: 'solana_signAndSendTransaction', transaction: bytes, options: {} },
      true,
    ],
    solana_transfer: [{ kind: 'solana_transfer', transfer: { to: '', amount: 1n } }, true],
    bip122_signMessage: [{ kind: 'bip122_signMessage', message: '', protocol: undefined }, false],
    bip122_signPsbt: [{ kind: 'bip122_signPsbt', psbt: '', inputs: [], broadcast: false }, false],
    bip122_sendTransfer: [{ kind: 'bip122_sendTransfer', to: '', amount: 1n }, true],
  }

  const all = Object.values(kinds).map(([intent, expected]) => ({ kind: intent.kind, intent, expected }))
  test.each<(typeof all)[number]>(all)('default: $kind: $expected', ({ intent, expected }) => {
    expect(isTransaction(intent)).toBe(expected)
  })

  test('behavior: a PSBT is a transaction if it is broadcast', () => {
    expect(isTransaction({ kind: 'bip122_signPsbt', psbt: '', inputs: [], broadcast: true })).toBe(true)
  })
})

describe('checkPsbt', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const psbt = 'cHNidP8BAAoCAAAAAAAAAAAAAA=='
  const accounts = [{ address, type: 'payment' }] as const
  const session = { connectorId: 'a', accounts, chainId: bitcoin.caipNetworkId }
  const check = (change: object, text: unknown = psbt) =>
    errorOf(() => checkPsbt({ psbt: text, inputs: [{ index: 0, address, ...change }] }, session, bitcoin))

  test.each<[string, object]>([
    ['index 0', { index: 0 }],
    ['a large index', { index: 2 ** 32 - 1 }],
    ['hash types from 0 to 255', { sighashTypes: [0, 1, 0x81, 255] }],
    ['no hash types', { sighashTypes: [] }],
  ])('default: %s', (_, change) => {
    expect(check(change)).toBe('no error')
  })

  test.each<[string, object, string]>([
    ['an index that is not whole', { index: 0.5 }, 'inputs[0].index'],
    ['an index that is text', { index: '0' }, 'inputs[0].index'],
    ['an index of NaN', { index: Number.NaN }, 'inputs[0].index'],
    ['an index above 2^53', { index: 2 ** 53 }, 'inputs[0].index'],
    ['a negative hash type', { sighashTypes: [1, -1] }, 'inputs[0].sighashTypes'],
    ['a hash type of 256', { sighashTypes: [256] }, 'inputs[0].sighashTypes'],
    ['a hash type that is text', { sighashTypes: ['1'] }, 'inputs[0].sighashTypes'],
    ['an address that is an object', { address: { toString: () => address } }, 'inputs[0].address'],
  ])('error: %s', (_, change, field) => {
    expect(check(change)).toMatchObject({ field })
  })

  test.each([
    ['another version of base64', psbt.replace('+', '-').replace('A', '_')],
    ['base64 without padding', psbt.replaceAll('=', '')],
    ['a line break', `${psbt}\n`],
    ['a space before it', ` ${psbt}`],
    ['one character more', `${psbt.slice(0, -2)}A=`.replace('=', '==')],
    ['the magic bytes in the middle', `AAAA${psbt}`],
    ['a list', [psbt]],
  ])('error: %s', (_, text) => {
    expect(check({}, text)).toMatchObject({ field: 'psbt' })
  })

  test('error: an index that is named twice, at its second place', () => {
    const inputs = [0, 1, 0].map((index) => ({ index, address }))
    const error = errorOf(() => checkPsbt({ psbt, inputs }, session, bitcoin))
    expect(error).toMatchObject({ field: 'inputs[2].index' })
  })
})

describe('checkSolanaTransfer', () => {
  const transfer = { to: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', amount: 1n }
  const check = (change: object) =>
    errorOf(() => checkSolanaTransfer({ ...transfer, ...change } as SolanaTransfer, solana))

  test.each([1, 1_400_000])('behavior: accepts %i compute units', (computeUnitLimit) => {
    expect(check({ computeUnitLimit })).toBe('no error')
  })

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 1n, null, -1])(
    'error: %s compute units',
    (computeUnitLimit) => {
      expect(check({ computeUnitLimit })).toMatchObject({ field: 'computeUnitLimit' })
    },
  )

  test.each([0, '0', null, 2n ** 64n])('error: a priority fee of %s', (priorityFeeMicroLamports) => {
    expect(check({ priorityFeeMicroLamports })).toMatchObject({ field: 'priorityFeeMicroLamports' })
  })

  test('behavior: names the unit of the amount', () => {
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    expect(String(check({ amount: 0n }))).toContain('counted in lamports')
    expect(String(check({ amount: 0n, mint }))).toContain('counted in base units of the token')
  })

  test('error: an unknown field, also if it is undefined or comes from parsed JSON', () => {
    expect(check({ memo: undefined })).toMatchObject({ field: 'memo' })
    const given = { ...transfer, ...JSON.parse('{ "from": "x" }') }
    expect(errorOf(() => checkSolanaTransfer(given, solana))).toMatchObject({ field: 'from' })
  })
})

describe('copySolanaTransaction', () => {
  test.each([1, 1_232])('default: a copy of %i bytes', (length) => {
    const given = new Uint8Array(length).fill(7)
    const copy = copySolanaTransaction(given, 'transaction')
    given.fill(0)
    expect(copy).toEqual(new Uint8Array(length).fill(7))
  })

  test('behavior: copies a Buffer, as the serialize method of web3.js returns it', () => {
    const given = Buffer.from([7, 7])
    const copy = copySolanaTransaction(given, 'transaction')
    given.fill(0)
    expect([...copy]).toEqual([7, 7])
  })

  test.each([
    ['nothing', new Uint8Array(), 'it is empty'],
    ['too many bytes', new Uint8Array(1_233), 'it has 1233 bytes'],
    ['a list', [1, 2], 'it is no Uint8Array'],
    ['an ArrayBuffer', new ArrayBuffer(8), 'it is no Uint8Array'],
    ['other elements', new Uint16Array(8), 'it is no Uint8Array'],
    ['base64', 'AQ==', 'it is no Uint8Array'],
    ['an object with a serialize method', { serialize: () => new Uint8Array(8) }, 'it is no Uint8Array'],
  ])('error: %s', (_, given, reason) => {
    const error = errorOf(() => copySolanaTransaction(given, 'transactions[3]'))
    expect(error).toBeInstanceOf(InvalidParameterError)
    expect(error).toMatchObject({ field: 'transactions[3]', shortMessage: expect.stringContaining(reason) })
  })
})

test.each([
  ['0x', true],
  ['', false],
  ['0x0', false],
  ['0x00', false],
  ['0X', false],
])('behavior: isSignedOnChain %j: %s', (signature, expected) => {
  expect(isSignedOnChain(signature)).toBe(expected)
})
