import { describe, expect, test } from 'vitest'
import { encode } from './authenticate.fixtures.js'
import { createSessionRecap, getRecapSentences, parseSessionRecap } from './sessionRecap.js'

const methods = ['personal_sign', 'eth_sendTransaction']

describe('createSessionRecap', () => {
  test('default: sorted, for all chains of the request', () => {
    const recap = createSessionRecap({ methods, chains: [] })
    expect(recap).toBe(
      encode({ att: { eip155: { 'request/eth_sendTransaction': [{}], 'request/personal_sign': [{}] } } }),
    )
    expect(parseSessionRecap(recap)).toEqual({
      methods: ['eth_sendTransaction', 'personal_sign'],
      chains: [],
    })
  })

  test('behavior: with chains, as wallets return it', () => {
    const recap = createSessionRecap({ methods, chains: ['eip155:1', 'eip155:10'] })
    expect(parseSessionRecap(recap)?.chains).toEqual(['eip155:1', 'eip155:10'])
  })
})

describe('parseSessionRecap', () => {
  test.each([
    ['another resource', encode({ att: { 'https://a.example': { 'request/a': [{}] } } })],
    ['one more resource', encode({ att: { eip155: { 'request/a': [{}] }, other: {} } })],
    ['another ability', encode({ att: { eip155: { 'sign/a': [{}] } } })],
    ['a proof', encode({ att: { eip155: { 'request/a': [{}] } }, prf: ['bafy'] })],
    ['another member', encode({ att: { eip155: { 'request/a': [{}] } }, exp: 1 })],
    ['another limit', encode({ att: { eip155: { 'request/a': [{ amount: 1 }] } } })],
    ['a chain that is none', encode({ att: { eip155: { 'request/a': [{ chains: ['mainnet'] }] } } })],
    ['no limit', encode({ att: { eip155: { 'request/a': [] } } })],
    ['no method', encode({ att: { eip155: {} } })],
    ['null', encode(null)],
    ['no JSON', 'urn:recap:bm90'],
    ['no base64', 'urn:recap:a'],
  ])('error: %s', (_, recap) => {
    expect(parseSessionRecap(recap)).toBeUndefined()
  })
})

test('behavior: the sentence has the methods sorted, and in the order of the ReCap', () => {
  const start = 'I further authorize the stated URI to perform the following actions on my behalf:'
  expect(getRecapSentences({ methods, chains: [] })).toEqual([
    `${start} (1) 'request': 'personal_sign', 'eth_sendTransaction' for 'eip155'.`,
    `${start} (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`,
  ])
})
