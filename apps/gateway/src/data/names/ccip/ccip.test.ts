import { ccipResponseSchema } from '@latchkit/blockchain-api/contract'
import {
  concatHex,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  encodePacked,
  type Hex,
  keccak256,
  parseAbiParameters,
  recoverAddress,
  toFunctionSelector,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { namehash, packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, type NameGateway, startMs, startNameGateway, zone } from '../names.fixtures.js'
import { parseDnsName } from './parseDnsName.js'
import { recordAbi, serviceAbi } from './resolverAbi.js'

const key = generatePrivateKey()
const sender = `0x${'5'.repeat(40)}` as const
const account = createAccount()
const polygon = 0x80_00_00_89n
const stops: (() => void | Promise<void>)[] = []
let gateway: NameGateway

beforeAll(async () => {
  gateway = await startNameGateway({ nameSigningKey: key, trustProxy: ['loopback'] }, (stop) =>
    stops.push(stop),
  )
  await gateway.register('alice', account, { bio: 'hello' })
}, 180_000)

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const toLookup = (name: string, call: Hex) =>
  encodeFunctionData({ abi: serviceAbi, args: [toHex(packetToBytes(name)), call] })
const toAddr = (name: string) =>
  encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [namehash(name)] })

/** Looks a record up, from another address of a client each time, and verifies the signature. */
let client = 0
async function lookUp(data: string, { isPost = false, url = gateway.url } = {}) {
  client += 1
  const headers = { 'x-forwarded-for': `203.0.113.${client % 250}` }
  const response = await (isPost
    ? fetch(`${url}/v1/ccip`, { method: 'POST', headers, body: JSON.stringify({ sender, data }) })
    : fetch(`${url}/v1/ccip/${sender}/${data}.json`, { headers }))
  const body = await response.json()
  if (response.status !== 200) return { status: response.status, body }
  const [result, expires, signature] = decodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
    ccipResponseSchema.parse(body).data as Hex,
  )
  const types = ['bytes', 'address', 'uint64', 'bytes32', 'bytes32'] as const
  const values = ['0x1900', sender, expires, keccak256(data as Hex), keccak256(result)] as const
  const hash = keccak256(encodePacked(types, values))
  expect(await recoverAddress({ hash, signature })).toBe(privateKeyToAccount(key).address)
  expect(expires).toBe(BigInt(startMs / 1_000 + 300))
  return { status: 200, result }
}

const name = `alice.${zone}`

test.each([false, true])('default: the address of a name, POST: %s', async (isPost) => {
  const { result = '0x' } = await lookUp(toLookup(name, toAddr(name)), { isPost })
  const data = { abi: recordAbi, functionName: 'addr', args: [namehash(name)], data: result } as const
  expect(decodeFunctionResult(data)).toBe(account.address)
})

test.each([
  [60n, account.address.toLowerCase()],
  [0x80_00_00_01n, account.address.toLowerCase()],
  [polygon, '0x'],
  [501n, '0x'],
  [2n ** 200n, '0x'],
])('behavior: the address of coin type %i', async (coinType, expected) => {
  const call = encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [namehash(name), coinType] })
  const { result = '0x' } = await lookUp(toLookup(name, call))
  expect(decodeAbiParameters([{ type: 'bytes' }], result)).toEqual([expected])
})

test.each([
  ['description', 'hello'],
  ['bio', 'hello'],
  ['avatar', ''],
  ['__proto__', ''],
])('behavior: the text %s', async (textKey, expected) => {
  const call = encodeFunctionData({ abi: recordAbi, functionName: 'text', args: [namehash(name), textKey] })
  const { result = '0x' } = await lookUp(toLookup(name, call))
  expect(decodeAbiParameters([{ type: 'string' }], result)).toEqual([expected])
})

const word = `0x${'0'.repeat(63)}1` as const
test.each<[string, readonly Hex[], string, readonly unknown[]]>([
  ['contenthash(bytes32)', [], 'bytes', ['0x']],
  ['zonehash(bytes32)', [], 'bytes', ['0x']],
  ['name(bytes32)', [], 'string', ['']],
  ['ABI(bytes32,uint256)', [word], 'uint256, bytes', [0n, '0x']],
  ['pubkey(bytes32)', [], 'bytes32, bytes32', [zeroHash, zeroHash]],
  ['interfaceImplementer(bytes32,bytes4)', [`0x01ffc9a7${'0'.repeat(56)}`], 'address', [zeroAddress]],
  ['dnsRecord(bytes32,bytes32,uint16)', [word, word], 'bytes', ['0x']],
])(
  'behavior: the record %s is empty, as with other resolvers of ENS',
  async (signature, words, types, expected) => {
    const call = concatHex([toFunctionSelector(signature), namehash(name), ...words])
    const { result = '0x' } = await lookUp(toLookup(name, call))
    expect(decodeAbiParameters(parseAbiParameters(types), result)).toEqual(expected)
  },
)

test.each([`free.${zone}`, zone])('behavior: %s has no address', async (missing) => {
  const { result = '0x' } = await lookUp(toLookup(missing, toAddr(missing)))
  expect(decodeAbiParameters([{ type: 'address' }], result)).toEqual([zeroAddress])
})

test.each([
  ['a record of another name', toLookup(name, toAddr(`bobby.${zone}`)), 400],
  ['a name of another zone', toLookup('alice.eth', toAddr('alice.eth')), 400],
  ['another function of the resolver', toLookup(name, '0x12345678'), 404],
  ['a call of another function', toAddr(name), 400],
  ['no hex', 'abc', 400],
  ['an odd number of digits', '0x123', 400],
  ['too much data', `0x${'00'.repeat(2_100)}`, 400],
])('error: %s', async (_name, data, status) => {
  expect(await lookUp(data)).toMatchObject({ status, body: { status: 'FAILED' } })
})

test('error: without a key, and without zones', async () => {
  const { url } = await startNameGateway()
  expect(await lookUp(toLookup(name, toAddr(name)), { url })).toMatchObject({ status: 404 })
  const other = await startNameGateway({ nameZones: [], nameSigningKey: key })
  expect(await lookUp(toLookup(name, toAddr(name)), { url: other.url })).toMatchObject({ status: 404 })
})

test('error: an address looks up too many records', async () => {
  const { url } = await startNameGateway({ nameSigningKey: key, trustProxy: ['loopback'] })
  const headers = { 'x-forwarded-for': '203.0.113.251' }
  const get = async () => (await fetch(`${url}/v1/ccip/${sender}/0x.json`, { headers })).status
  const statuses = await Promise.all(Array.from({ length: 101 }, get))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test.each([
  ['0x05616c6963650000', undefined],
  ['0x05616c696365', undefined],
  ['0x', undefined],
  ['0x00', ''],
  ['0x03612e6200', undefined],
  ['0x0161ff', undefined],
])('behavior: the DNS name %s', (hex, expected) => {
  expect(parseDnsName(hex)).toBe(expected)
})
