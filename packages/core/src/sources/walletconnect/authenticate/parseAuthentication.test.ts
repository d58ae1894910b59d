import { describe, expect, test } from 'vitest'
import { encode, owner, type Payload, sent, sentence, toPayload, toRecap } from './authenticate.fixtures.js'
import { parseAuthentication } from './parseAuthentication.js'

const s = { t: 'eip191', s: `0x${'ab'.repeat(65)}` }

function toCacao(changes: Payload = {}, signature: unknown = s): object {
  return { h: { t: 'caip122' }, p: toPayload(changes), s: signature }
}

const parse = (...cacaos: readonly unknown[]) => parseAuthentication({ cacaos }, sent)
const resources = (recap: string) => [...sent.resources, recap]

describe('parseAuthentication', () => {
  test('default: the accounts and the methods of the ReCap, and the message with all of its fields', () => {
    expect(parse(toCacao())).toEqual({
      accounts: [`eip155:1:${owner.address}`, `eip155:10:${owner.address}`],
      methods: ['eth_sendTransaction', 'personal_sign'],
      signed: [
        {
          candidates: [
            {
              accountAddress: owner.address,
              chainId: 'eip155:1',
              domain: sent.domain,
              uri: sent.aud,
              version: '1',
              nonce: sent.nonce,
              issuedAt: sent.iat,
              expirationTime: sent.exp,
              statement: `${sent.statement} ${sentence}`,
              resources: resources(toRecap()),
            },
          ],
          signature: s.s,
          isOfKey: true,
          cacao: { ...toCacao(), p: { ...toPayload() } },
        },
      ],
    })
  })

  test('behavior: a wallet can leave the ReCap as it was sent, which names no chain', () => {
    const plain = encode({ att: { eip155: { 'request/personal_sign': [{}] } } })
    const result = parse(toCacao({ resources: resources(plain), statement: sent.statement }))
    expect(result.accounts).toEqual([`eip155:1:${owner.address}`])
    expect(result.methods).toEqual(['personal_sign'])
  })

  test('behavior: a statement without the sentence, which the wallet has added to the text only', () => {
    const [signed] = parse(toCacao({ statement: sent.statement })).signed
    expect(signed?.candidates.map(({ statement }) => statement)).toEqual([`${sent.statement} ${sentence}`])
  })

  test('behavior: the methods of the sentence can be in two orders', () => {
    const recap = toRecap(['personal_sign', 'eth_sendTransaction'])
    const given = { statement: sent.statement, resources: resources(recap) }
    const [signed] = parse(toCacao(given)).signed
    expect(signed?.candidates).toHaveLength(2)
    const sorted = { ...given, statement: `${sent.statement} ${sentence}` }
    expect(parse(toCacao(sorted)).signed[0]?.candidates).toHaveLength(1)
  })

  test('behavior: one message for each chain, the active chain first, and none twice', () => {
    const second = toCacao({ iss: `did:pkh:eip155:10:${owner.address}` })
    const { signed, accounts } = parse(second, toCacao(), second)
    expect(signed.map(({ candidates }) => candidates[0]?.chainId)).toEqual(['eip155:1', 'eip155:10'])
    expect(accounts).toHaveLength(2)
  })

  test('behavior: an address without the checksum connects, and its message is left out', () => {
    const result = parse(toCacao({ iss: `did:pkh:eip155:1:${owner.address.toLowerCase()}` }))
    expect(result.accounts).toContain(`eip155:1:${owner.address}`)
    expect(result.signed).toEqual([])
  })

  test('behavior: absent fields can be empty or null', () => {
    expect(parse(toCacao({ nbf: null, requestId: '' })).signed).toHaveLength(1)
  })

  test('behavior: a signature of a contract is left to the app', () => {
    const [signed] = parse(toCacao({}, { ...s, t: 'eip1271', m: 'meta' })).signed
    expect(signed).toMatchObject({ isOfKey: false, cacao: { s: { t: 'eip1271', m: 'meta' } } })
  })
})

describe('error: a field that differs', () => {
  const other = 'https://evil.example'
  test.each<[field: string, changes: Payload]>([
    ['domain', { domain: 'evil.example' }],
    ['aud', { aud: other }],
    ['nonce', { nonce: 'another1' }],
    ['nonce', { nonce: undefined }],
    ['version', { version: '2' }],
    ['iat', { iat: '2030-01-01T00:00:01.000Z' }],
    ['exp', { exp: '2031-01-01T00:00:00.000Z' }],
    ['exp', { exp: undefined }],
    ['nbf', { nbf: '2029-01-01T00:00:00.000Z' }],
    ['requestId', { requestId: '7' }],
    ['statement', { statement: 'Send everything.' }],
    ['statement', { statement: undefined }],
    ['statement', { statement: `${sent.statement} ${sentence.replace("'eth_sendTransaction', ", '')}` }],
    ['statement', { statement: `${sent.statement}\n${sentence}` }],
    ['iss', { iss: `did:pkh:eip155:5:${owner.address}` }],
    ['iss', { iss: `eip155:1:${owner.address}` }],
    [
      'iss',
      { iss: 'did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' },
    ],
    ['iss', { iss: 7 }],
    ['resources', { resources: [toRecap()] }],
    ['resources', { resources: [other, toRecap()] }],
    ['resources', { resources: [...sent.resources, other, toRecap()] }],
    ['resources', { resources: resources(toRecap(['personal_sign', 'eth_sign'])) }],
    ['resources', { resources: resources(toRecap(['personal_sign'], ['eip155:5'])) }],
    ['resources', { resources: resources(encode({ att: { [other]: { 'crud/read': [{}] } } })) }],
    ['resources', { resources: resources('urn:recap:bm90') }],
    ['resources', { resources: 'https://app.example/terms' }],
  ])('%s: %j', (field, changes) => {
    expect(() => parse(toCacao(changes))).toThrow(`"${field}`)
    // One invalid message is enough.
    expect(() => parse(toCacao(), toCacao(changes))).toThrow(`"${field}`)
  })
})

describe('error: a malformed response', () => {
  test.each<[name: string, result: unknown]>([
    ['nothing', undefined],
    ['no list', { cacaos: {} }],
    ['an empty list', { cacaos: [] }],
    ['a long list', { cacaos: Array.from({ length: 101 }, () => toCacao()) }],
    ['null', { cacaos: [null] }],
    ['another header', { cacaos: [{ ...toCacao(), h: { t: 'jwt' } }] }],
    ['no payload', { cacaos: [{ ...toCacao(), p: 'text' }] }],
    ['no signature', { cacaos: [toCacao({}, undefined)].map((one) => ({ ...one, s: undefined })) }],
    ['an unknown kind of signature', { cacaos: [toCacao({}, { ...s, t: 'none' })] }],
    ['a signature that is not hex', { cacaos: [toCacao({}, { ...s, s: '0xabc' })] }],
    ['a huge signature', { cacaos: [toCacao({}, { ...s, s: `0x${'ab'.repeat(70_000)}` })] }],
    ['no method', { cacaos: [toCacao({ resources: sent.resources, statement: sent.statement })] }],
  ])('%s', (_, result) => {
    expect(() => parseAuthentication(result, sent)).toThrow(
      expect.objectContaining({ code: 'wallet-response' }),
    )
  })
})
