import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { decodeBitcoinRequest } from './decodeBitcoinRequest.js'

const to = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const psbt = new Transaction()
psbt.addOutput({ script: OutScript.encode(Address().decode(to)), amount: 700n })
const bytes = psbt.toPSBT()
const base64 = Buffer.from(bytes).toString('base64')
const message = new TextEncoder().encode('Hi')

test.each([
  ['unisat', 'signMessage', ['Hi', 'ecdsa']],
  ['sats-connect', 'signMessage', { address: to, message: 'Hi' }],
  ['leather', 'signMessage', { message: 'Hi', paymentType: 'p2wpkh' }],
  ['standard', 'bitcoin:signMessage', [{ account: { address: to }, message }]],
] as const)('default: a message in the style of %s', (style, method, params) => {
  expect(decodeBitcoinRequest(style, method, params, 'mainnet')).toMatchObject({
    kind: 'message',
    message: 'Hi',
  })
})

test.each([
  ['unisat', 'sendBitcoin', [to, 700]],
  ['okx', 'send', [{ to, value: '0.000007' }]],
  ['sats-connect', 'sendTransfer', { recipients: [{ address: to, amount: 700 }] }],
  ['leather', 'sendTransfer', { address: to, amount: '700' }],
  ['unisat', 'signPsbt', [hex.encode(bytes)]],
  ['unisat', 'signPsbts', [[hex.encode(bytes)]]],
  ['sats-connect', 'signPsbt', { psbt: base64 }],
  ['leather', 'signPsbt', { hex: hex.encode(bytes) }],
  ['standard', 'bitcoin:signTransaction', [{ psbt: bytes, inputsToSign: [] }]],
] as const)('default: a payment in the style of %s, %s', (style, method, params) => {
  expect(decodeBitcoinRequest(style, method, params, 'mainnet')).toMatchObject({
    kind: 'transaction',
    calls: [{ to, value: 700n }],
  })
})

test('behavior: a connection', () => {
  expect(decodeBitcoinRequest('sats-connect', 'getAccounts', {}, 'mainnet')?.kind).toBe('connect')
})

test('behavior: what a wallet answers without its user is no request', () => {
  expect(decodeBitcoinRequest('unisat', 'getAccounts', [], 'mainnet')).toBeUndefined()
})

test('behavior: a malformed PSBT has no outputs', () => {
  expect(decodeBitcoinRequest('unisat', 'signPsbt', ['?'], 'mainnet')).toMatchObject({ calls: [] })
})
