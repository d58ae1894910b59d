import {
  type NameChange,
  type NameItem,
  nameItemSchema,
  nameNonceResponseSchema,
  namesResponseSchema,
  toNameTypedData,
} from '@latchkit/blockchain-api/contract'
import { type Address, createTestClient, http } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
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
}, 180_000)

afterAll(async () => {
  await gateway?.stop()
  await processGroup?.stop()
})

type Signed = { readonly account: PrivateKeyAccount; readonly address?: Address; readonly coinType?: number }

/** Signs a change with a new nonce, and returns the body of its request. */
async function sign(
  change: NameChange,
  { account, address: owner = account.address, coinType = toCoinType(31_337) }: Signed,
) {
  const { nonce } = nameNonceResponseSchema.parse(await read('nonce'))
  const chainId = `eip155:${coinType === 60 ? 1 : coinType - 0x80_00_00_00}`
  const typedData = toNameTypedData({ change, gateway: gateway.url, owner, chainId, nonce })
  const signature = await account.signTypedData(typedData)
  return { message: JSON.stringify(typedData.message), signature, coin_type: coinType, address: owner }
}

/** Registers a name with typed data that the account signs. */
async function register(label: string, signed: Signed) {
  return send(await sign({ type: 'register', name: `${label}.devnet.test`, attributes: {} }, signed))
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

test('error: a nonce that was used before', async () => {
  const account = createAccount()
  await register('carol', { account })
  const name = 'carol.devnet.test'
  const body = await sign({ type: 'setAttributes', name, attributes: { bio: 'a' } }, { account })
  const path = `/${name}/attributes`
  expect((await send(body, path)).body).toEqual({ bio: 'a' })
  expect(await send(body, path)).toMatchObject({ status: 400, body: { reasons: [{ field: 'nonce' }] } })
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
