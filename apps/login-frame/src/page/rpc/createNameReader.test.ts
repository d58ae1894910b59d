import { expect, test } from 'vitest'
import { createNameReader } from './createNameReader.js'

const identityUrl = 'https://gateway.example/v1/identity?origin=https%3A%2F%2Fapp.example'
const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function setUp(answer: unknown, status = 200) {
  const requests: string[] = []
  const readName = createNameReader(identityUrl, 'demo', async (input) => {
    requests.push(`${input}`)
    if (answer instanceof Error) throw answer
    return Response.json(answer, { status })
  })
  return {
    requests,
    read: (signal = new AbortController().signal, of = address) => readName(of, signal),
  }
}

test('default: asks the gateway of the configuration for the name of an account', async () => {
  const { requests, read } = setUp({ name: 'alice.example.eth', avatar: null, resolvedAt: null })
  expect(await read()).toBe('alice.example.eth')
  expect(requests).toEqual([
    `https://gateway.example/v1/identity/${address}?origin=https%3A%2F%2Fapp.example&projectId=demo`,
  ])
})

test.each([
  ['without a name', { name: null }],
  ['with a name of letters that look like others', { name: 'аlice.eth' }],
  ['with a name that changes the order of the text', { name: 'a\u202elice.eth' }],
  ['with a name that is no domain', { name: 'Your own account' }],
  ['with a long name', { name: `${'a'.repeat(70)}.eth` }],
  ['with another answer', { name: 1 }],
  ['without an answer', new TypeError('Failed to fetch')],
])('behavior: an account %s is displayed by its address', async (_name, answer) => {
  expect(await setUp(answer).read()).toBeUndefined()
})

test('behavior: without a gateway, and for an account of another chain, nothing is requested', async () => {
  const { requests, read } = setUp({ name: 'alice.eth' })
  expect(await read(undefined, '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')).toBeUndefined()
  const readName = createNameReader(undefined, 'demo', async () => Response.json({ name: 'alice.eth' }))
  expect(await readName(address, new AbortController().signal)).toBeUndefined()
  expect(requests).toEqual([])
})

test('error: a refusal leaves the account without a name', async () => {
  expect(await setUp({ name: 'alice.eth' }, 403).read()).toBeUndefined()
})

test('error: a request that is aborted rejects with the reason', async () => {
  const reason = new Error('aborted')
  await expect(setUp(new Error('network')).read(AbortSignal.abort(reason))).rejects.toBe(reason)
})
