import { nameNonceResponseSchema, toNameTypedData } from '@latchkit/blockchain-api/contract'
import {
  type Address,
  createPublicClient,
  createTestClient,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  http,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ccipRequest } from 'viem/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameResolvers, nameZone } from '../contracts/ens.js'
import { type Devnet, startDevnet } from '../startDevnet.js'

const coinType = 0x80_00_00_00 + 31_337
const answerTypes = [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }] as const
const account = privateKeyToAccount(generatePrivateKey())
const name = `alice.${nameZone}`

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31_337], gateway: true })
  const { url: gateway = '', projectId } = devnet.gateway ?? {}
  const nonceResponse = await fetch(`${gateway}/v1/profile/nonce?projectId=${projectId}`)
  const { nonce } = nameNonceResponseSchema.parse(await nonceResponse.json())
  const typedData = toNameTypedData({
    change: { type: 'register', name, attributes: { bio: 'Likes boats' } },
    ...{ gateway, owner: account.address, chainId: 'eip155:31337', nonce },
  })
  const signature = await account.signTypedData(typedData)
  const message = JSON.stringify(typedData.message)
  const response = await fetch(`${gateway}/v1/profile/account`, {
    method: 'POST',
    body: JSON.stringify({ message, signature, coin_type: coinType, address: account.address }),
  })
  expect(response.status).toBe(200)
}, 180_000)

afterAll(() => devnet?.stop())

type Request = typeof ccipRequest

/** Creates viem's client. `request` replaces how it asks the gateway. */
const createClient = (request: Request = ccipRequest) =>
  createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl), ccipRead: { request } })
const universalResolverAddress = nameResolvers.universal

test("default: viem's getEnsAddress and getEnsText resolve a registered name", async () => {
  const client = createClient()
  expect(await client.getEnsAddress({ name, universalResolverAddress })).toBe(account.address)
  const text = { name, key: 'description', universalResolverAddress }
  expect(await client.getEnsText(text)).toBe('Likes boats')
  const onChain = { name, coinType: BigInt(coinType), universalResolverAddress }
  expect((await client.getEnsAddress(onChain))?.toLowerCase()).toBe(account.address.toLowerCase())
})

test('behavior: a name on the chain resolves without the gateway', async () => {
  const client = createClient(() => Promise.reject(new Error('not expected')))
  expect(await client.getEnsAddress({ name: 'alice.eth', universalResolverAddress })).toBe(
    devnet.accounts[0]?.address,
  )
})

test.each([`free.${nameZone}`, nameZone, 'free.eth', `pay.alice.${nameZone}`, `x.alice.eth`])(
  'behavior: %s has no address',
  async (missing) => {
    const resolve = createClient().getEnsAddress({ name: missing, universalResolverAddress })
    expect(await resolve).toBeNull()
  },
)

test('behavior: a server that takes POST', async () => {
  const client = createClient(({ urls, ...rest }) =>
    ccipRequest({ ...rest, urls: urls.map((url) => url.replace('/{sender}/{data}.json', '')) }),
  )
  expect(await client.getEnsAddress({ name, universalResolverAddress })).toBe(account.address)
})

const thief: Address = `0x${'66'.repeat(20)}`
const toAnswer = (result: Hex, expires: bigint, signature: Hex) =>
  encodeAbiParameters(answerTypes, [result, expires, signature])

test.each<[string, Request]>([
  [
    'another result',
    async (lookup) => {
      const [, expires, signature] = decodeAbiParameters(answerTypes, await ccipRequest(lookup))
      return toAnswer(encodeAbiParameters([{ type: 'address' }], [thief]), expires, signature)
    },
  ],
  [
    'a later expiry',
    async (lookup) => {
      const [result, expires, signature] = decodeAbiParameters(answerTypes, await ccipRequest(lookup))
      return toAnswer(result, expires + 1n, signature)
    },
  ],
  ['the answer for another resolver', (lookup) => ccipRequest({ ...lookup, sender: thief })],
  [
    'the answer to another request',
    async (lookup) => {
      const client = createClient(async (other) => {
        answer = await ccipRequest(other)
        return answer
      })
      let answer: Hex = '0x'
      await client.getEnsAddress({ name: `bobby.${nameZone}`, universalResolverAddress })
      return lookup.urls.length > 0 ? answer : '0x'
    },
  ],
  [
    'a short signature',
    async (lookup) => {
      const [result, expires, signature] = decodeAbiParameters(answerTypes, await ccipRequest(lookup))
      return toAnswer(result, expires, `0x${signature.slice(4)}`)
    },
  ],
])('error: the contract refuses %s', async (_title, request) => {
  const resolve = createClient(request).getEnsAddress({ name, universalResolverAddress, strict: true })
  await expect(resolve).rejects.toThrow(/OffchainLookup|ResolverError|InvalidSigner|lookup/i)
  expect(
    await createClient(request)
      .getEnsAddress({ name, universalResolverAddress })
      .catch(() => null),
  ).toBeNull()
})

test('error: the contract refuses an expired answer', async () => {
  const test = createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) })
  const client = createClient()
  await test.increaseTime({ seconds: 200 })
  await test.mine({ blocks: 1 })
  expect(await client.getEnsAddress({ name, universalResolverAddress })).toBe(account.address)
  await test.increaseTime({ seconds: 200 })
  await test.mine({ blocks: 1 })
  const resolve = client.getEnsAddress({ name, universalResolverAddress, strict: true })
  await expect(resolve).rejects.toThrow(/OffchainLookup|ResolverError|SignatureExpired|lookup/i)
})
