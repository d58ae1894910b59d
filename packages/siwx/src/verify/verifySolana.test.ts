import { ed25519 } from '@noble/curves/ed25519'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { createMessage } from '../message/createMessage.js'
import { solanaFields } from '../message/message.fixtures.js'
import { verifyMessage } from './verifyMessage.js'
import { verifySolana } from './verifySolana.js'

const secret = new Uint8Array(32).fill(7)
const address = base58.encode(ed25519.getPublicKey(secret))
const message = 'Sign in, Grüezi 🪙'
const bytes = ed25519.sign(utf8ToBytes(message), secret)
const base = { message, address, chainId: solanaFields.chainId }

test.each([
  ['base58', base58.encode(bytes)],
  ['base64', base64.encode(bytes)],
])('default: %s', async (_, signature) => {
  expect(await verifySolana({ ...base, signature })).toEqual({ status: 'valid' })
  expect(await verifySolana({ ...base, message: `${message} `, signature })).toEqual({ status: 'invalid' })
  expect(await verifySolana({ ...base, address: solanaFields.address, signature })).toEqual({
    status: 'invalid',
  })
})

/** Written out by hand from Anza's proposal "Off-Chain Message Signing". */
const hexOf = (part: Uint8Array) => Buffer.from(part).toString('hex')
const text = hexOf(utf8ToBytes(message))
const size = `${(text.length / 2).toString(16).padStart(2, '0')}00`
const prefix = `ff${hexOf(utf8ToBytes('solana offchain'))}`
const key = hexOf(ed25519.getPublicKey(secret))

test.each([
  ['version 0, short, as Ledger signs it', `${prefix}0001${size}${text}`],
  ['version 0 with application domain and signer', `${prefix}00${'00'.repeat(32)}0101${key}${size}${text}`],
  ['version 1', `${prefix}0101${key}${text}`],
])('behavior: the header of off-chain messages, %s', async (_, signed) => {
  const signature = base58.encode(ed25519.sign(Buffer.from(signed, 'hex'), secret))
  expect(await verifySolana({ ...base, signature })).toEqual({ status: 'valid' })
  expect(await verifySolana({ ...base, message: `${message} `, signature })).toEqual({ status: 'invalid' })
})

test('behavior: a whole message', async () => {
  const fields = { ...solanaFields, address }
  const text = createMessage(fields)
  const result = await verifyMessage({
    message: text,
    signature: base58.encode(ed25519.sign(utf8ToBytes(text), secret)),
    expected: { domain: fields.domain, uri: fields.uri, nonce: fields.nonce },
    now: Date.parse('2026-03-01T12:05:00Z'),
  })
  expect(result).toMatchObject({ ok: true, account: `${fields.chainId}:${address}` })
})

test.each([
  ['nothing', ''],
  ['63 bytes', base58.encode(bytes.slice(1))],
  ['65 bytes', base64.encode(Uint8Array.of(...bytes, 0))],
  ['hex', `0x${'ab'.repeat(64)}`],
  ['a long text', '1'.repeat(10_000)],
])('error: %s', async (_, signature) => {
  expect(await verifySolana({ ...base, signature })).toEqual({ status: 'malformed' })
})

test('error: changed bytes', async () => {
  for (const at of [0, 31, 32, 63]) {
    const signature = base58.encode(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
    expect(await verifySolana({ ...base, signature })).toEqual({ status: 'invalid' })
  }
})

test('error: a key of small order, for which a signature of zeros is valid for any message', async () => {
  const identity = Uint8Array.of(1, ...new Uint8Array(31))
  const zeros = Uint8Array.of(...identity, ...new Uint8Array(32))
  const signed = { ...base, address: base58.encode(identity), signature: base58.encode(zeros) }
  expect(await verifySolana(signed)).toEqual({ status: 'invalid' })
})
