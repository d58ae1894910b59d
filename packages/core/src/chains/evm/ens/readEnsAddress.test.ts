import fc from 'fast-check'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  pad,
  toHex,
  zeroAddress,
} from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import { expect, test } from 'vitest'
import type { Fetch } from '../../../ports/Fetch.js'
import { type Answer, abi, alice, createEns, encodeQuery, offchain, universal } from './ens.fixtures.js'
import { readEnsAddress } from './readEnsAddress.js'
import { toDnsName, toNode } from './toNode.js'

const name = 'alice.example.eth'
const toResult = (record: Hex): Answer => ({
  data: encodeFunctionResult({ abi, functionName: 'resolveWithGateways', result: [record, offchain] }),
})
const ofAddress = (address: Hex) => encodeAbiParameters([{ type: 'address' }], [address])
const ofBytes = (bytes: Hex) => encodeAbiParameters([{ type: 'bytes' }], [bytes])

test('behavior: hashes and encodes any name as viem does', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,60}$/)
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
      const text = labels.join('.')
      expect(toNode(text)).toBe(namehash(text))
      expect(toDnsName(text)).toBe(toHex(packetToBytes(text)))
    }),
  )
})

test('default: asks the universal resolver for the address of Ethereum', async () => {
  const ens = createEns(() => toResult(ofAddress(alice)))
  expect(await readEnsAddress(name, 60, ens)).toBe(alice)
  const { functionName, args } = decodeFunctionData({ abi, data: ens.calls[0] ?? '0x' })
  expect(functionName).toBe('resolveWithGateways')
  const [dnsName, call, gateways] = args as [Hex, Hex, string[]]
  expect(dnsName).toBe(toHex(packetToBytes(name)))
  expect(gateways).toEqual(['x-batch-gateway:true'])
  expect(decodeFunctionData({ abi, data: call })).toEqual({ functionName: 'addr', args: [namehash(name)] })
})

test.each<[string, number, Hex, string | undefined]>([
  ['another EVM chain', 2 ** 31 + 10, ofBytes(alice.toLowerCase() as Hex), alice],
  ['no address on it', 2 ** 31 + 10, ofBytes('0x'), undefined],
  ['Solana', 501, ofBytes(pad('0x01', { size: 32 })), `${'1'.repeat(31)}2`],
  ['Solana, too short', 501, ofBytes('0x01'), undefined],
  ['the zero address', 60, ofAddress(zeroAddress), undefined],
  ['an empty record', 60, '0x', undefined],
])('behavior: %s', async (_, coinType, record, expected) => {
  expect(
    await readEnsAddress(
      name,
      coinType,
      createEns(() => toResult(record)),
    ),
  ).toBe(expected)
})

test.each([
  ['not-registered', encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x'] })],
  ['not-registered', encodeErrorResult({ abi, errorName: 'ResolverNotContract', args: ['0x', offchain] })],
  ['unreachable', encodeErrorResult({ abi, errorName: 'HttpError', args: [500, 'down'] })],
] as const)('error: %s', async (reason, data) => {
  const reading = readEnsAddress(
    name,
    60,
    createEns(() => ({ isReverted: true, data })),
  )
  await expect(reading).rejects.toMatchObject({ code: 'name-resolution', reason })
})

test.each([
  encodeErrorResult({ abi, errorName: 'UnsupportedResolverProfile', args: ['0x3b3b57de'] }),
  encodeErrorResult({ abi, errorName: 'ResolverError', args: ['0x'] }),
])('behavior: a resolver without such records has no address', async (data) => {
  expect(
    await readEnsAddress(
      name,
      60,
      createEns(() => ({ isReverted: true, data })),
    ),
  ).toBeUndefined()
})

test('error: there is no contract at the address of the universal resolver', async () => {
  const reading = readEnsAddress(
    name,
    60,
    createEns(() => ({ data: '0x' })),
  )
  await expect(reading).rejects.toMatchObject({ reason: 'unsupported' })
})

/** The revert of a lookup by these servers. */
function toLookup(urls: readonly string[], sender: Hex = universal): Answer {
  const data = encodeErrorResult({
    abi,
    errorName: 'OffchainLookup',
    args: [
      sender,
      ['x-batch-gateway:true'],
      encodeQuery([{ sender: offchain, urls, data: '0xabcd' }]),
      '0x12345678',
      '0xe777',
    ],
  })
  return { isReverted: true, data }
}

/** A name whose resolver asks these servers; `answers` by URL: the status and the body. */
async function readWith(
  urls: readonly string[],
  answers: Readonly<Record<string, [number, string] | 'fails'>>,
  last: Answer,
) {
  const asked: { readonly url: string; readonly body?: string | undefined }[] = []
  const fetch: Fetch = async (url, { body }) => {
    asked.push({ url, ...(body !== undefined && { body }) })
    const answer = answers[new URL(url).host] ?? 'fails'
    if (answer === 'fails') throw new TypeError('Failed to fetch')
    const [status, text] = answer
    return { ok: status === 200, status, text: async () => text }
  }
  const ens = createEns((call) => (call.startsWith('0x12345678') ? last : toLookup(urls)), fetch)
  const address = await readEnsAddress(name, 60, ens).catch((error) => error)
  return { address, asked, ens }
}

const template = 'https://one.example/{sender}/{data}.json'
const good: [number, string] = [200, JSON.stringify({ data: '0xbeef' })]

test('default: CCIP-Read hands the answer of the server to the contract', async () => {
  const { address, asked, ens } = await readWith(
    [template],
    { 'one.example': good },
    toResult(ofAddress(alice)),
  )
  expect(address).toBe(alice)
  expect(asked).toEqual([{ url: `https://one.example/${offchain}/0xabcd.json` }])
  const { callback, response, extra } = splitCallback(ens.calls[1] ?? '0x')
  expect([callback, extra]).toEqual(['0x12345678', '0xe777'])
  const batch = encodeFunctionResult({ abi, functionName: 'query', result: [[false], ['0xbeef']] })
  expect(response).toBe(batch)
})

function splitCallback(call: Hex) {
  // The callback has the parameters of `resolveCallback`.
  const selector = encodeFunctionDataOf(call)
  const [response, extra] = decodeFunctionData({ abi, data: selector }).args as [Hex, Hex]
  return { callback: call.slice(0, 10), response, extra }
}
/** `resolveCallback(bytes,bytes)`, whose selector differs from that of the test. */
const encodeFunctionDataOf = (call: Hex): Hex => `0xb4a85801${call.slice(10)}`

test('behavior: a URL without {data} is asked with POST', async () => {
  const { asked } = await readWith(
    ['https://one.example/'],
    { 'one.example': good },
    toResult(ofAddress(alice)),
  )
  expect(asked).toEqual([
    { url: 'https://one.example/', body: JSON.stringify({ data: '0xabcd', sender: offchain }) },
  ])
})

const two = [template, 'https://two.example/{data}']
test.each<[string, Readonly<Record<string, [number, string] | 'fails'>>, number, boolean]>([
  ['the first server fails', { 'one.example': 'fails', 'two.example': good }, 2, true],
  ['the first server has an error', { 'one.example': [502, ''], 'two.example': good }, 2, true],
  ['the first server sends no data', { 'one.example': [200, '{}'], 'two.example': good }, 2, true],
  ['the first server refuses', { 'one.example': [404, ''], 'two.example': good }, 1, false],
  ['all servers fail', { 'one.example': 'fails', 'two.example': 'fails' }, 2, false],
])('behavior: %s', async (_, answers, count, isResolved) => {
  const { address, asked } = await readWith(two, answers, toResult(ofAddress(alice)))
  expect(asked).toHaveLength(count)
  if (isResolved) expect(address).toBe(alice)
  else expect(address).toMatchObject({ reason: 'unreachable' })
})

test.each(['http://one.example/{data}', 'file:///etc/passwd', 'data:text/plain,0x'])(
  'error: %s is not asked',
  async (url) => {
    const { address, asked } = await readWith([url], {}, toResult(ofAddress(alice)))
    expect(asked).toEqual([])
    expect(address).toMatchObject({ reason: 'unreachable' })
  },
)

test('error: the contract does not accept the answer of the server', async () => {
  const data = encodeErrorResult({ abi, errorName: 'ResolverError', args: ['0x12'] })
  const { address } = await readWith([template], { 'one.example': good }, { isReverted: true, data })
  expect(address).toMatchObject({ reason: 'untrusted' })
})

test('error: another contract asks in the name of the resolver', async () => {
  const reading = readEnsAddress(
    name,
    60,
    createEns(() => toLookup([template], offchain)),
  )
  await expect(reading).rejects.toMatchObject({ reason: 'untrusted' })
})

test('error: a contract that asks forever', async () => {
  const fetch: Fetch = async () => ({ ok: true, status: 200, text: async () => '0x00' })
  const ens = createEns(() => toLookup([template]), fetch)
  await expect(readEnsAddress(name, 60, ens)).rejects.toMatchObject({ reason: 'untrusted' })
  expect(ens.calls).toHaveLength(5)
})

test('error: any malformed answer of the network is an error, and no address', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(bytes, fc.boolean(), async (data, isReverted) => {
      const answer = { isReverted, data: `0x556f1830${Buffer.from(data).toString('hex')}` as const }
      const address = await readEnsAddress(
        name,
        60,
        createEns(() => answer),
      ).catch(() => undefined)
      expect(address).toBeUndefined()
    }),
    { numRuns: 50 },
  )
})
