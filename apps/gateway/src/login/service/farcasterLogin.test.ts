import { randomBytes } from 'node:crypto'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { disconnect, type FakeNode, sendResult, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import { createCleanups } from '../../foundation/createCleanups.js'
import { startRelay, type TestRelay } from '../../identityProviders/farcaster/startRelay.fixtures.js'
import { type LoginDevice, type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const cleanups = createCleanups((error) => {
  throw error
})
const custody = privateKeyToAccount(`0x${'17'.repeat(32)}`)
const fid = 4_711
const minuteMs = 60_000
let relay: TestRelay
let node: FakeNode
let gateway: LoginGateway

beforeAll(async () => {
  relay = await startRelay(cleanups.add)
  node = await startNode(undefined, cleanups.add)
  gateway = await startLoginGateway(
    {
      trustProxy: ['loopback'],
      loginWaitMs: 0,
      settings: { farcaster: { relayUrl: relay.url, rpcUrl: node.url } },
    },
    cleanups.add,
  )
})
afterAll(() => cleanups.run())
beforeEach(() => {
  relay.reset()
  node.reset()
  node.respond = sendResult(`0x${fid.toString(16).padStart(64, '0')}`)
})

/** Starts a login on a new device. */
async function start(options?: Parameters<LoginDevice['request']>[2]) {
  const device = await gateway.createDevice()
  const nonce = randomBytes(32).toString('hex')
  const answer = await device.request('farcaster/start', { app: loginApp, nonce }, options)
  const { flowId, url } = answer.body
  return { device, nonce, answer, url, verify: () => device.request('farcaster/verify', { flowId }) }
}

/** Has the relay return the message of the user. */
async function approve({ nonce }: { readonly nonce: string }): Promise<string> {
  const message = createSiweMessage({
    domain: new URL(gateway.frameOrigin).host,
    uri: gateway.frameOrigin,
    nonce,
    address: custody.address,
    statement: 'Farcaster Auth',
    version: '1',
    chainId: 10,
    issuedAt: new Date(gateway.clock.ms),
    resources: [`farcaster://fid/${fid}`],
  })
  const signature = await custody.signMessage({ message })
  relay.state = { status: 200, body: { state: 'completed', message, signature, username: 'erika' } }
  return message
}

test('default: the frame is named to the relay, and an approved login has a session', async () => {
  const flow = await start()
  expect([flow.answer.status, flow.url]).toEqual([200, expect.stringContaining('/siwf?channelToken=')])
  expect(relay.requests).toEqual([
    {
      domain: 'frame.example.com',
      siweUri: 'https://frame.example.com',
      nonce: flow.nonce,
      acceptAuthAddress: false,
    },
  ])
  expect((await flow.verify()).body).toEqual({ status: 'pending' })
  expect(relay.requests.at(-1)).toBe(`Bearer ${new URL(flow.url).searchParams.get('channelToken')}`)
  const message = await approve(flow)
  expect((await flow.verify()).body).toMatchObject({
    status: 'completed',
    user: { email: null, userName: 'erika' },
    proof: { type: 'farcaster', message },
  })
})

test('behavior: after five minutes without an approval, the login has expired', async () => {
  const flow = await start()
  gateway.clock.ms += 5 * minuteMs - 1
  expect((await flow.verify()).body).toEqual({ status: 'pending' })
  gateway.clock.ms += 1
  expect((await flow.verify()).body).toEqual({ status: 'expired' })
  await approve(flow)
  expect(await flow.verify()).toMatchObject({ status: 400, field: 'flow_expired' })
})

test('behavior: a channel that the relay has removed expired after five minutes, and was declined before', async () => {
  const declined = await start()
  relay.state = { status: 401, body: { error: 'Unauthorized' } }
  expect((await declined.verify()).body).toEqual({ status: 'declined' })
  const expired = await start()
  gateway.clock.ms += 5 * minuteMs
  expect((await expired.verify()).body).toEqual({ status: 'expired' })
})

test('behavior: an approval in the last second is accepted for one more minute', async () => {
  const flow = await start()
  await approve(flow)
  gateway.clock.ms += 6 * minuteMs - 1
  expect((await flow.verify()).body).toMatchObject({ status: 'completed' })
  const late = await start()
  await approve(late)
  gateway.clock.ms += 6 * minuteMs
  expect(await late.verify()).toMatchObject({ status: 400, field: 'flow_expired' })
})

test('error: without the setting, there is no login with Farcaster', async () => {
  const { createDevice } = await startLoginGateway()
  const device = await createDevice()
  expect(await device.request('farcaster/start', { app: loginApp, nonce: '0a'.repeat(32) })).toMatchObject({
    status: 400,
    field: 'provider_unknown',
  })
})

test.each<[string, { readonly status: number; readonly body: object } | undefined]>([
  ['no answer', undefined],
  ['an error', { status: 500, body: { error: 'Internal' } }],
  ['no channel', { status: 201, body: {} }],
  ['a script', { status: 201, body: { channelToken: 'a'.repeat(32), url: 'javascript:alert(1)' } }],
  ['no encryption', { status: 201, body: { channelToken: 'a'.repeat(32), url: 'http://relay.example/' } }],
  [
    'a token with a line break',
    { status: 201, body: { channelToken: 'aaaaaaaa\r\nb', url: 'https://relay.example/' } },
  ],
])('error: a relay that starts with %s', async (_, channel) => {
  relay.channel = channel
  expect((await start()).answer).toMatchObject({ status: 503, field: 'provider_unavailable' })
})

test.each<[string, { readonly status: number; readonly body: object } | undefined]>([
  ['no answer', undefined],
  ['an error', { status: 503, body: {} }],
  ['another state', { status: 200, body: { state: 'approved' } }],
  ['no message', { status: 200, body: { state: 'completed' } }],
  ['no signature', { status: 200, body: { state: 'completed', message: 'm', signature: 'Erika' } }],
  [
    'a long message',
    { status: 200, body: { state: 'completed', message: 'm'.repeat(4097), signature: '0x00' } },
  ],
])('error: a relay that answers with %s does not end the login', async (_, state) => {
  const flow = await start()
  relay.state = state
  expect(await flow.verify()).toMatchObject({ status: 503, field: 'provider_unavailable' })
  await approve(flow)
  expect((await flow.verify()).body).toMatchObject({ status: 'completed' })
})

test('error: a node that is down does not end the login', async () => {
  const flow = await start()
  await approve(flow)
  node.respond = disconnect
  expect(await flow.verify()).toMatchObject({ status: 503, field: 'provider_unavailable' })
  node.respond = sendResult(`0x${fid.toString(16).padStart(64, '0')}`)
  expect((await flow.verify()).body).toMatchObject({ status: 'completed' })
})

test('error: 30 logins an hour by IP address', async () => {
  const from = (ip: string) => start({ headers: { 'x-forwarded-for': ip } })
  for (let index = 0; index < 30; index += 1) expect((await from('192.0.2.7')).answer.status).toBe(200)
  const { answer } = await from('192.0.2.7')
  expect([answer.status, answer.field]).toEqual([429, 'retry_later'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await from('192.0.2.8')).answer.status).toBe(200)
})

test('error: a flow waits 60 times', async () => {
  const flow = await start()
  for (let index = 0; index < 60; index += 1) expect((await flow.verify()).status).toBe(200)
  expect(await flow.verify()).toMatchObject({ status: 429, field: 'retry_later' })
  expect((await (await start()).verify()).status).toBe(200)
})

test('behavior: logs contain no message, name or secret of a channel', async () => {
  const flow = await start()
  await approve(flow)
  await flow.verify()
  const refused = await start()
  await approve(flow)
  expect(await refused.verify()).toMatchObject({ status: 400, field: 'provider_refused' })
  const logs = gateway.logs.join('')
  expect(logs).toContain('a provider did not complete a login')
  const secrets = [flow, refused].map(({ url }) => new URL(url).searchParams.get('channelToken') ?? '')
  for (const secret of [
    ...secrets,
    flow.nonce,
    refused.nonce,
    custody.address,
    'erika',
    'wants you to sign in',
  ])
    expect(logs).not.toContain(secret)
})
