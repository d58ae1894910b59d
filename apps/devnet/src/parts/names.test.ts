import { type NameItem, nameItemSchema, namesResponseSchema } from '@latchkit/blockchain-api/contract'
import { type Address, createTestClient, http } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
import { type EvmChain, startEvmChain } from './evmChain.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'

const toCoinType = (id: number) => 0x80_00_00_00 + id
const createAccount = () => privateKeyToAccount(generatePrivateKey())
/** A contract for which every signature is valid: it returns the magic value of ERC-1271. */
const walletCode = '0x631626ba7e60e01b60005260206000f3'

let processGroup: ProcessGroup
let chains: readonly EvmChain[]
let gateway: Gateway

beforeAll(async () => {
  processGroup = createProcessGroup()
  chains = await Promise.all([31_337, 31_338].map((id) => startEvmChain({ id, port: 0, processGroup })))
  gateway = await (await loadGateway()).startGateway({
    port: 0,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    chains: chains.map(({ id, rpcUrl }) => ({ id: `eip155:${id}`, http: [rpcUrl] })),
    nameZones: ['devnet.test'],
  })
}, 60_000)

afterAll(async () => {
  await gateway?.stop()
  await processGroup?.stop()
})

type Signed = { readonly account: PrivateKeyAccount; readonly address?: Address; readonly coinType?: number }

/** Registers a name with a message that the account signs. */
async function register(
  label: string,
  { account, address = account.address, coinType = toCoinType(31_337) }: Signed,
  timestamp = Math.floor(Date.now() / 1_000),
) {
  const message = JSON.stringify({ name: `${label}.devnet.test`, attributes: {}, timestamp })
  const signature = await account.signMessage({ message })
  return send({ message, signature, coin_type: coinType, address })
}

async function send(body: object, path = '') {
  const response = await fetch(`${gateway.url}/v1/profile/account${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const read = async (path: string): Promise<unknown> =>
  (await fetch(`${gateway.url}/v1/profile/${path}?projectId=devnet`)).json()

test('default: registers a name, which is found in both directions', async () => {
  const account = createAccount()
  const answer = await register('alice', { account })
  expect(answer.status).toBe(200)
  const item: NameItem = nameItemSchema.parse(await read('account/alice.devnet.test'))
  expect(item).toEqual(answer.body)
  expect(Object.entries(item.addresses).map(([coinType, { address }]) => [coinType, address])).toEqual([
    ['60', account.address],
    [String(toCoinType(31_337)), account.address],
  ])
  expect(namesResponseSchema.parse(await read(`reverse/${account.address}`))).toEqual([item])
})

test('error: the signer is another account', async () => {
  const { address } = createAccount()
  expect((await register('mallory', { account: createAccount(), address })).status).toBe(401)
})

test.each([-310, 20])('error: a timestamp %i seconds from now', async (seconds) => {
  const timestamp = Math.floor(Date.now() / 1_000) + seconds
  expect((await register('expired', { account: createAccount() }, timestamp)).status).toBe(400)
})

test('error: a message that was used before', async () => {
  const account = createAccount()
  await register('carol', { account })
  const message = JSON.stringify({ attributes: { bio: 'a' }, timestamp: Math.floor(Date.now() / 1_000) })
  const signature = await account.signMessage({ message })
  const body = { message, signature, coin_type: toCoinType(31_337), address: account.address }
  const path = '/carol.devnet.test/attributes'
  expect((await send(body, path)).body).toEqual({ bio: 'a' })
  expect(await send(body, path)).toMatchObject({ status: 400, body: { reasons: [{ field: 'message' }] } })
})

test('error: a name that is taken', async () => {
  await register('dave', { account: createAccount() })
  expect((await register('dave', { account: createAccount() })).status).toBe(409)
})

test('behavior: one of several concurrent registrations wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => register('race', { account: createAccount() })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test('behavior: a contract signs only on the chain on which it is', async () => {
  const account = createAccount()
  const { address } = createAccount()
  const client = createTestClient({ mode: 'anvil', transport: http(chains[0]?.rpcUrl) })
  await client.setCode({ address, bytecode: walletCode })
  expect((await register('wallet-a', { account, address, coinType: toCoinType(31_338) })).status).toBe(401)
  const { status, body } = await register('wallet-a', { account, address })
  expect(status).toBe(200)
  expect(Object.keys(nameItemSchema.parse(body).addresses)).toEqual([String(toCoinType(31_337))])
})

test('error: a chain that the gateway does not serve', async () => {
  expect((await register('other', { account: createAccount(), coinType: 60 })).status).toBe(400)
})
