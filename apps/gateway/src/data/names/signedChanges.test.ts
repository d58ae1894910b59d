import { expect, test } from 'vitest'
import { createAccount, startMs, startNameGateway, zone } from './names.fixtures.js'

const failed = (field: string, text: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.stringContaining(text) }],
})

test('behavior: a nonce is valid for five minutes', async () => {
  const { register, clock, getNonce } = await startNameGateway()
  const nonces = [await getNonce(), await getNonce()]
  clock.ms += 299_999
  expect((await register('alice', createAccount(), { nonce: nonces[0] ?? '' })).status).toBe(200)
  clock.ms += 1
  expect(await register('bobby', createAccount(), { nonce: nonces[1] ?? '' })).toMatchObject({
    status: 400,
    body: failed('nonce', '5 minutes'),
  })
})

test('error: a client that signs the text of an earlier version receives the request to update', async () => {
  const { url } = await startNameGateway()
  const account = createAccount()
  const message = JSON.stringify({ name: `alice.${zone}`, attributes: {}, timestamp: startMs / 1_000 })
  const signature = await account.signMessage({ message })
  const response = await fetch(`${url}/v1/profile/account`, {
    method: 'POST',
    body: JSON.stringify({ message, signature, coin_type: 60, address: account.address }),
  })
  expect([response.status, await response.json()]).toEqual([400, failed('message', 'update it')])
})

test('error: a change that was signed for one name changes no other name of its owner', async () => {
  const { register, post, get } = await startNameGateway()
  const account = createAccount()
  await register('alice', account)
  await register('bobby', account)
  const name = `alice.${zone}`
  const path = (change: string) => `account/bobby.${zone}/${change}`
  const refused = { status: 400, body: failed('name', `must be bobby.${zone}`) }
  const attributes = { bio: 'a' }
  expect(await post(path('attributes'), account, { type: 'setAttributes', name, attributes })).toMatchObject(
    refused,
  )
  const { address } = createAccount()
  expect(
    await post(path('address'), account, { type: 'setAddress', name, coinType: 60, address }),
  ).toMatchObject(refused)
  expect(await post(path('release'), account, { type: 'release', name })).toMatchObject(refused)
  expect((await get(`account/bobby.${zone}`)).body).toMatchObject({
    attributes: null,
    addresses: { 60: { address: account.address } },
  })
})

test('error: a change that was signed for one gateway is refused at another one', async () => {
  const [first, second] = [await startNameGateway(), await startNameGateway()]
  const account = createAccount()
  const nonce = await first.getNonce()
  const { sent } = await first.register('alice', account, { nonce })
  const replay = await second.post('account', account, { type: 'release', name: `alice.${zone}` }, sent)
  expect(replay).toMatchObject({ status: 400, body: failed('gateway', second.url.slice(-5)) })
  // A server that passes on a nonce: the user signs for that server.
  const relayed = await second.register('alice', account, {
    gateway: first.url,
    nonce: await second.getNonce(),
  })
  expect(relayed).toMatchObject({ status: 400, body: failed('gateway', '') })
})

test('error: a change of one purpose is refused as another one', async () => {
  const { register, post } = await startNameGateway()
  const account = createAccount()
  await register('purpose', account)
  const name = `purpose.${zone}`
  const attributes = {}
  expect(
    (await post(`account/${name}/release`, account, { type: 'setAttributes', name, attributes })).status,
  ).toBe(400)
  expect((await post('account', account, { type: 'setAttributes', name, attributes })).status).toBe(400)
  expect((await post(`account/${name}/attributes`, account, { type: 'release', name })).status).toBe(400)
})

test('param: publicUrl: changes are signed for it', async () => {
  const publicUrl = ['https://names.example.com']
  const { register } = await startNameGateway({ publicUrl })
  expect((await register('alice', createAccount(), { gateway: 'https://names.example.com' })).status).toBe(
    200,
  )
  expect(await register('bobby', createAccount(), { gateway: 'https://example.com' })).toMatchObject({
    status: 400,
    body: failed('gateway', 'https://names.example.com'),
  })
})

test('error: accepts a nonce once', async () => {
  const { register, post, get, getNonce } = await startNameGateway()
  const account = createAccount()
  await register('alice', account)
  await register('bobby', account)
  const toChange = (name: string) => ({ type: 'setAttributes', name, attributes: { bio: 'a' } }) as const
  const nonce = await getNonce()
  const names = [`alice.${zone}`, `alice.${zone}`, `bobby.${zone}`]
  const statuses: number[] = []
  for (const name of names)
    statuses.push((await post(`account/${name}/attributes`, account, toChange(name), { nonce })).status)
  expect(statuses).toEqual([200, 400, 400])
  expect((await get(`account/bobby.${zone}`)).body).toMatchObject({ attributes: null })
})
