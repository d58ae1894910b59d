import { describe, expect, test } from 'vitest'
import { createMessage } from '../message/createMessage.js'
import { parseMessage } from '../message/parseMessage.js'
import type { ExpectedFields } from './compareFields.js'
import { during, ownFields, signFields } from './signIn.fixtures.js'
import { verifyMessage } from './verifyMessage.js'

const { domain, uri, nonce, resources: ownResources = [] } = ownFields
const ownStatement = 'Sign in to Example.'
const start = 'I further authorize the stated URI to perform the following actions on my behalf:'
const sentence = `${start} (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`

const encode = (value: unknown) => `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64url')}`

/** A ReCap as remote wallets create it. */
function toRecap(methods: readonly string[], limit: unknown = { chains: ['eip155:1'] }): string {
  return encode({ att: { eip155: Object.fromEntries(methods.map((one) => [`request/${one}`, [limit]])) } })
}

const recap = toRecap(['eth_sendTransaction', 'personal_sign'])

async function verify(
  { statement = `${ownStatement} ${sentence}`, resources = [...ownResources, recap] },
  expected: Partial<ExpectedFields & { readonly nonce: string }> = {},
) {
  const signed = await signFields({ ...ownFields, statement, resources })
  return verifyMessage({ ...signed, expected: { domain, uri, nonce, ...expected }, now: during })
}

describe('the ReCap of a wallet session', () => {
  test('default: the fields that the app has requested are compared, and all fields are returned', async () => {
    const result = await verify({}, { statement: ownStatement, resources: ownResources })
    expect(result).toMatchObject({
      ok: true,
      fields: { statement: `${ownStatement} ${sentence}`, resources: [...ownResources, recap] },
    })
  })

  test('behavior: a message without a statement and resources of the app', async () => {
    const result = await verify(
      { statement: sentence, resources: [recap] },
      { statement: null, resources: null },
    )
    expect(result).toMatchObject({ ok: true })
  })

  test('behavior: accepts both alphabets of base64', async () => {
    const bytes = Buffer.from(recap.slice('urn:recap:'.length), 'base64url')
    const standard = `urn:recap:${bytes.toString('base64').replace(/=/g, '')}`
    expect(await verify({ resources: [standard] }, { resources: null })).toMatchObject({ ok: true })
  })

  test('behavior: the methods of the sentence are sorted, or in the order of the ReCap', async () => {
    const resources = [toRecap(['personal_sign', 'eth_sendTransaction'])]
    expect(await verify({ resources })).toMatchObject({ ok: true })
    const statement = sentence.replace(/'eth_\w+', 'personal_sign'/, "'personal_sign', 'eth_sendTransaction'")
    expect(await verify({ resources, statement })).toMatchObject({ ok: true })
  })

  test('behavior: a ReCap with 100 chains fits', async () => {
    const chains = Array.from({ length: 100 }, (_, at) => `eip155:${10_000 + at}`)
    const long = toRecap(['eth_sendTransaction', 'personal_sign'], { chains })
    expect(long.length).toBeGreaterThan(2_048)
    expect(await verify({ resources: [long] })).toMatchObject({ ok: true })
  })

  test.each([
    ['without its sentence', ownStatement],
    ['with the sentence of fewer methods', sentence.replace("'eth_sendTransaction', ", '')],
    ['with another text after the sentence', `${sentence} Or not.`],
    ['with a word before the sentence', `x${sentence}`],
  ])('error: a statement %s', async (_, statement) => {
    expect(await verify({ statement })).toMatchObject({
      ok: false,
      reason: 'malformedMessage',
      part: 'statement',
    })
  })

  test('error: another statement of the app', async () => {
    expect(await verify({ statement: `Sign in. ${sentence}` }, { statement: ownStatement })).toMatchObject({
      reason: 'fieldMismatch',
      field: 'statement',
      actual: 'Sign in.',
    })
  })
})

describe('another ReCap is a resource like the others', () => {
  test.each([
    ['for another resource', encode({ att: { 'https://example.com': { 'crud/read': [{}] } } })],
    [
      'for one more resource',
      encode({ att: { eip155: { 'request/a': [{}] }, 'kepler://x': { 'a/b': [{}] } } }),
    ],
    ['for another ability', encode({ att: { eip155: { 'sign/personal_sign': [{}] } } })],
    ['with a proof', encode({ att: { eip155: { 'request/a': [{}] } }, prf: ['bafy'] })],
    ['with another limit', toRecap(['personal_sign'], { amount: 1 })],
    ['without methods', encode({ att: { eip155: {} } })],
    ['that is not JSON', 'urn:recap:bm90'],
    ['that is not base64', 'urn:recap:a'],
  ])('error: %s', async (_, resource) => {
    const given = { statement: ownStatement, resources: [resource] }
    expect(await verify(given, { resources: null })).toMatchObject({ field: 'resources', actual: [resource] })
    expect(await verify(given, { resources: [resource] })).toMatchObject({ ok: true })
  })

  test('error: one that is not the last resource', async () => {
    const resources = [recap, 'https://app.example.com/terms']
    expect(await verify({ resources }, { resources: null })).toMatchObject({ field: 'resources' })
  })
})

test('behavior: a message with a ReCap is parsed and created without changes', () => {
  const fields = { ...ownFields, statement: sentence, resources: [recap] }
  expect(parseMessage(createMessage(fields))).toEqual(fields)
})
