import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { checkSigned } from './checkSigned.js'
import {
  type CompiledInstruction,
  keyOf,
  toMessage,
  toWire,
  type WireParts,
} from './wireTransaction.fixtures.js'

const secret = new Uint8Array(32).fill(1)
const own = ed25519.getPublicKey(secret)
const address = base58.encode(own)
const empty = new Uint8Array(64)
const [receiver, reader, program] = [keyOf(2), keyOf(3), keyOf(4)]
const lighthouse = base58.decode('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
const computeBudget = base58.decode('ComputeBudget111111111111111111111111111111')

/** A payment: the account and its receiver are writable, another account and the program are readonly. */
const payment: WireParts = {
  signatures: [empty],
  header: [1, 0, 2],
  keys: [own, receiver, reader, program],
  blockhash: keyOf(9),
  instructions: [
    { program: 3, accounts: [0, 1, 2], data: Uint8Array.of(2, 0, 0, 0, 64, 66, 15, 0, 0, 0, 0, 0) },
  ],
}
const lookups = [{ table: keyOf(5), writable: [7], readonly: [8, 9] }]
const versioned: WireParts = {
  ...payment,
  version: 0,
  lookups,
  instructions: [{ program: 3, accounts: [0, 1, 2, 4, 5, 6], data: Uint8Array.of(1) }],
}

function sign(parts: WireParts): Uint8Array {
  const [, ...others] = parts.signatures
  return toWire({ ...parts, signatures: [ed25519.sign(toMessage(parts), secret), ...others] })
}

function check(asked: WireParts, answer: unknown, mayAdd: 'guards' | 'guardsAndFees' = 'guardsAndFees') {
  return checkSigned('solana_signTransaction', toWire(asked), answer, { address, mayAdd })
}

/** Adds a program, and a call of it at that position. */
function withCall(parts: WireParts, key: Uint8Array, at: number, data = Uint8Array.of(1)): WireParts {
  const instructions = [...parts.instructions]
  const call: CompiledInstruction = { program: parts.keys.length, accounts: [], data }
  instructions.splice(at, 0, call)
  const [signers, readonlySigners, readonlyOthers] = parts.header
  return {
    ...parts,
    keys: [...parts.keys, key],
    header: [signers, readonlySigners, readonlyOthers + 1],
    instructions,
  }
}

describe.each<[string, WireParts]>([
  ['legacy', payment],
  ['version 0', versioned],
])('%s', (_, asked) => {
  test('default: returns the signed transaction', async () => {
    expect(await check(asked, sign(asked))).toEqual(sign(asked))
  })

  test('error: any other byte of the message, signed by the account', async () => {
    const message = toMessage(asked)
    const header = asked.version === undefined ? 0 : 1
    for (const at of message.keys()) {
      // Whether a program is writable has no effect: the network never locks programs for writing.
      if (at === header + 2) continue
      const changed = message.map((byte, index) => (index === at ? byte ^ 1 : byte))
      const answer = Uint8Array.of(1, ...ed25519.sign(changed, secret), ...changed)
      const failure = await check(asked, answer).catch((error: unknown) => String(error))
      expect(failure, `byte ${at}`).toMatch(
        /another transaction|not a transaction|no transaction|did not sign/,
      )
    }
  })

  test.each<[string, (parts: WireParts) => WireParts]>([
    ['another blockhash', (parts) => ({ ...parts, blockhash: keyOf(8) })],
    [
      'the instruction twice',
      (parts) => ({ ...parts, instructions: [...parts.instructions, ...parts.instructions] }),
    ],
    ['no instruction', (parts) => ({ ...parts, instructions: [] })],
    [
      'another receiver',
      (parts) => ({
        ...parts,
        keys: [own, keyOf(7), reader, program],
        lookups: parts.lookups && [{ table: keyOf(6), writable: [7], readonly: [8, 9] }],
      }),
    ],
    ['a call of another program', (parts) => withCall(parts, keyOf(6), 1)],
    [
      'a call of a program that differs from a guard in one letter',
      (parts) =>
        withCall(
          parts,
          lighthouse.map((byte, at) => (at === 31 ? byte ^ 1 : byte)),
          0,
        ),
    ],
    ['a second signer', (parts) => ({ ...parts, header: [2, 0, 2], signatures: [empty, empty] })],
    ['a readonly fee payer', (parts) => ({ ...parts, header: [1, 1, 2] })],
    [
      'longer data',
      (parts) => ({
        ...parts,
        instructions: parts.instructions.map((one) => ({ ...one, data: Uint8Array.of(...one.data, 0) })),
      }),
    ],
    [
      'shorter data',
      (parts) => ({
        ...parts,
        instructions: parts.instructions.map((one) => ({ ...one, data: one.data.slice(1) })),
      }),
    ],
    [
      'accounts in another order',
      (parts) => ({
        ...parts,
        instructions: parts.instructions.map((one) => ({ ...one, accounts: one.accounts.toReversed() })),
      }),
    ],
    [
      'one account less',
      (parts) => ({
        ...parts,
        instructions: parts.instructions.map((one) => ({ ...one, accounts: one.accounts.slice(1) })),
      }),
    ],
    [
      'one account more',
      (parts) => ({
        ...parts,
        instructions: parts.instructions.map((one) => ({ ...one, accounts: [...one.accounts, 0] })),
      }),
    ],
  ])('error: %s', async (__, change) => {
    await expect(check(asked, sign(change(asked)))).rejects.toMatchObject({ code: 'wallet-response' })
  })

  test('error: the other version, with the same instructions', async () => {
    const other =
      asked.version === undefined ? { ...asked, version: 0, lookups: [] } : { ...payment, keys: asked.keys }
    await expect(check(asked, sign(other))).rejects.toThrow('signed another transaction')
  })
})

describe('additions', () => {
  test.each([0, 1])('default: a guard at position %i, also beside a fee that the app has set', async (at) => {
    const asked = withCall(payment, computeBudget, 0, Uint8Array.of(3, 7))
    for (const mayAdd of ['guards', 'guardsAndFees'] as const) {
      const answer = sign(withCall(asked, lighthouse, at))
      expect(await check(asked, answer, mayAdd)).toEqual(answer)
    }
  })

  test('param: mayAdd: with `guards`, a wallet can neither add, change nor remove a fee', async () => {
    const asked = withCall(payment, computeBudget, 0, Uint8Array.of(3, 7))
    const higher = withCall(payment, computeBudget, 0, Uint8Array.of(3, 8))
    for (const [before, after] of [
      [payment, asked],
      [asked, higher],
      [asked, payment],
    ] as const) {
      await expect(check(before, sign(after), 'guards')).rejects.toThrow('another transaction')
      expect(await check(before, sign(after), 'guardsAndFees')).toEqual(sign(after))
    }
  })

  test('error: a guard together with another change', async () => {
    const answer = sign({ ...withCall(payment, lighthouse, 0), blockhash: keyOf(8) })
    await expect(check(payment, answer)).rejects.toThrow('another transaction')
  })

  test('error: a guard after another signer has signed, whose signature it invalidates', async () => {
    const shared: WireParts = {
      ...payment,
      header: [2, 0, 1],
      signatures: [empty, new Uint8Array(64).fill(5)],
    }
    expect(await check(shared, sign(shared))).toEqual(sign(shared))
    await expect(check(shared, sign(withCall(shared, lighthouse, 0)))).rejects.toThrow('another transaction')
    const unsigned = { ...shared, signatures: [empty, empty] }
    await expect(check(shared, sign(unsigned))).rejects.toThrow('dropped the signature of another signer')
    const replaced = { ...shared, signatures: [empty, new Uint8Array(64).fill(6)] }
    await expect(check(shared, sign(replaced))).rejects.toThrow('dropped the signature of another signer')
    // No other account has signed yet, so a guard is allowed.
    const answer = sign(withCall(unsigned, lighthouse, 0))
    expect(await check(unsigned, answer)).toEqual(answer)
  })
})

describe('signatures', () => {
  test.each([
    ['all zeros', empty],
    ['of another key', ed25519.sign(toMessage(payment), keyOf(3))],
    ['of another message', ed25519.sign(new Uint8Array(), secret)],
    ['of random bytes', new Uint8Array(64).fill(255)],
  ])('error: a signature %s', async (_, signature) => {
    await expect(check(payment, toWire({ ...payment, signatures: [signature] }))).rejects.toMatchObject({
      code: 'wallet-response',
    })
  })

  test('error: the account is not a signer of the answer', async () => {
    const answer = toWire({
      ...payment,
      keys: [keyOf(6), receiver, reader, program],
      signatures: [new Uint8Array(64).fill(1)],
    })
    await expect(check(payment, answer)).rejects.toThrow('it did not sign')
  })

  test('behavior: the answer may be bytes of another realm, and is returned as a copy', async () => {
    const buffer = Buffer.from(sign(payment))
    const result = await check(payment, buffer)
    expect(result.constructor).toBe(Uint8Array)
    buffer.fill(0)
    expect(result).toEqual(sign(payment))
  })

  test('behavior: version 1 is compared as a whole', async () => {
    const message = Uint8Array.of(0x81, 1, ...new Uint8Array(40), ...own, 1, 2, 3)
    const whole = (signed: Uint8Array, bytes = message) => Uint8Array.of(...bytes, ...signed)
    const asked = whole(empty)
    const signed = whole(ed25519.sign(message, secret))
    const parameters = { address, mayAdd: 'guardsAndFees' } as const
    expect(await checkSigned('m', asked, signed, parameters)).toEqual(signed)
    const other = message.with(-1, 4)
    const answer = whole(ed25519.sign(other, secret), other)
    await expect(checkSigned('m', asked, answer, parameters)).rejects.toThrow('another transaction')
  })
})
