import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { encodeDeployData, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArtifact } from '../contracts/artifact.js'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { type FarcasterUser, farcasterUsers } from '../farcaster/farcasterUsers.js'
import { registerFid } from '../farcaster/registerFid.js'
import { createDevice, type SendAsDevice } from '../login/login.fixtures.js'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
import { loadGateway } from './loadGateway.mjs'
import { type DevnetLogin, type PreparedLogin, prepareLogin } from './login.js'

const project = { id: 'devnet', allowedOrigins: ['127.0.0.1:*'] }
const app = { projectId: 'devnet', origin: 'http://127.0.0.1:5173' }

let processGroup: ProcessGroup
let chain: EvmChain
let prepared: PreparedLogin
let login: DevnetLogin
let gateway: { readonly url: string; readonly stop: () => Promise<void> }
let frameOrigin: string

beforeAll(async () => {
  processGroup = createProcessGroup()
  chain = await startEvmChain({ id: 31_337, port: 0, processGroup })
  const frameDir = mkdtempSync(join(tmpdir(), 'latchkit-frame-'))
  for (const name of ['index.html', 'callback.html', 'redirect.html'])
    writeFileSync(join(frameDir, name), '<!doctype html>')
  prepared = await prepareLogin({ frameDir }, [project], chain.rpcUrl)
  const { startGateway } = await loadGateway()
  gateway = await startGateway({
    port: 0,
    projects: [project],
    login: prepared.settings,
    loginWaitMs: 0,
  })
  login = await prepared.start(gateway.url, [])
  frameOrigin = new URL(login.frameUrl).origin
}, 180_000)

afterAll(async () => {
  await Promise.all([prepared?.stop(), gateway?.stop()])
  await processGroup?.stop()
})

const alice = farcasterUsers[0] as FarcasterUser
const bob = farcasterUsers[1] as FarcasterUser
const createRecipientKey = () => generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' }).x ?? ''

/** Binds the login to the recipient key, as the login frame does. */
const toNonce = (recipientKey: string) =>
  createHash('sha256')
    .update('latchkit identity nonce\n')
    .update(Buffer.from(recipientKey, 'base64url'))
    .digest('hex')

/** Starts a login on a new device. */
async function start() {
  const send = createDevice(frameOrigin)
  const recipientKey = createRecipientKey()
  const nonce = toNonce(recipientKey)
  const { status, body } = await send(`${gateway.url}/login/v1/farcaster/start`, { app, nonce })
  expect(status).toBe(200)
  const token = new URL(body.url).searchParams.get('channelToken') ?? ''
  return { send, recipientKey, nonce, token, flowId: String(body.flowId), url: String(body.url) }
}

type Flow = Awaited<ReturnType<typeof start>>

const decide = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form) })
const verify = ({ flowId }: Pick<Flow, 'flowId'>, send: SendAsDevice) =>
  send(`${gateway.url}/login/v1/farcaster/verify`, { flowId })
const recover = (send: SendAsDevice, proof: object, recipientKey: string, provider = 'farcaster') =>
  send(`${login.recoveryUrl}/recovery/v1/links/identity`, { provider, proof, app, recipientKey })

/** Returns the proof of a user, as the user's app signs it. */
async function sign(
  { nonce }: Pick<Flow, 'nonce'>,
  { custody, fid }: Pick<FarcasterUser, 'custody' | 'fid'>,
  change: Partial<SiweMessage> = {},
) {
  const message = createSiweMessage({
    domain: new URL(frameOrigin).host,
    uri: frameOrigin,
    nonce,
    address: custody.address,
    statement: 'Farcaster Auth',
    version: '1',
    chainId: 10,
    issuedAt: new Date(),
    resources: [`farcaster://fid/${fid}`],
    ...change,
  })
  return { type: 'farcaster', message, signature: await custody.signMessage({ message }) } as const
}

type Proof = { readonly message: string; readonly signature: Hex }

/** Lets the relay return a proof, and verifies it. */
async function complete(flow: Flow, { message, signature }: Proof) {
  login.farcaster?.setAnswer(flow.token, { message, signature, fid: alice.fid, username: 'mallory' })
  return verify(flow, flow.send)
}

const failure = (field: string) => ({ reasons: [{ field }] })

/** Both services must refuse a proof. */
async function expectRefused(flow: Flow, proof: Proof): Promise<void> {
  const { message, signature } = proof
  expect(
    await recover(flow.send, { type: 'farcaster', message, signature }, flow.recipientKey),
  ).toMatchObject({
    status: 403,
    body: failure('proof_refused'),
  })
  expect(await complete(flow, proof)).toMatchObject({ status: 400, body: failure('provider_refused') })
  // A refused message ends the flow.
  expect(await verify(flow, flow.send)).toMatchObject({ status: 400, body: failure('flow_expired') })
}

test('default: an approved login ends with a session, and a proof for the recovery service', async () => {
  const flow = await start()
  expect((await verify(flow, flow.send)).body).toEqual({ status: 'pending' })
  const page = await fetch(flow.url)
  expect(await page.text()).toContain(`Log in to ${new URL(frameOrigin).host}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const approved = await decide(flow.url, { name: 'alice', action: 'approve' })
  expect(await approved.text()).toContain('As alice.')
  const { status, body } = await verify(flow, flow.send)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'completed',
    accessToken: expect.any(String),
    user: { email: null, userName: 'alice' },
    proof: { type: 'farcaster' },
  })
  expect(await recover(flow.send, body.proof, flow.recipientKey)).toMatchObject({
    status: 200,
    body: { linkId: expect.any(String) },
  })
  // Each is accepted once.
  expect((await recover(flow.send, body.proof, flow.recipientKey)).status).toBe(403)
  expect(await verify(flow, flow.send)).toMatchObject({ status: 400, body: failure('flow_expired') })
})

test('behavior: accounts are identified by the FID', async () => {
  const ids: string[] = []
  for (const name of ['alice', 'bob', 'alice']) {
    const flow = await start()
    await decide(flow.url, { name, action: 'approve' })
    ids.push((await verify(flow, flow.send)).body.user.id)
  }
  expect(ids[0]).toBe(ids[2])
  expect(ids[1]).not.toBe(ids[0])
})

test('behavior: a declined login ends', async () => {
  const flow = await start()
  const page = await decide(flow.url, { name: 'alice', action: 'decline' })
  expect(await page.text()).toContain('There is no such login')
  expect((await verify(flow, flow.send)).body).toEqual({ status: 'declined' })
  expect(await verify(flow, flow.send)).toMatchObject({ status: 400, body: failure('flow_expired') })
})

test('behavior: of parallel requests, one completes', async () => {
  const flow = await start()
  await decide(flow.url, { name: 'alice', action: 'approve' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => verify(flow, flow.send)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

test('error: a flow belongs to the device that has started it', async () => {
  const flow = await start()
  await decide(flow.url, { name: 'alice', action: 'approve' })
  expect(await verify(flow, createDevice(frameOrigin))).toMatchObject({
    status: 400,
    body: failure('flow_expired'),
  })
  expect((await verify(flow, flow.send)).status).toBe(200)
})

test('error: a flow of another kind is not completed', async () => {
  const { send } = await start()
  const nonce = createRecipientKey()
  const social = await send(`${gateway.url}/login/v1/social/start`, { provider: 'google', app, nonce })
  expect(await verify(social.body, send)).toMatchObject({ status: 400, body: failure('flow_expired') })
  const flow = await start()
  const body = { flowId: flow.flowId, code: 'code', state: 'state' }
  expect(await flow.send(`${gateway.url}/login/v1/social/verify`, body)).toMatchObject({
    status: 400,
    body: failure('flow_expired'),
  })
})

test('error: an app that the project does not allow', async () => {
  const body = { app: { ...app, origin: 'https://other.example' }, nonce: 'a0'.repeat(32) }
  expect(await createDevice(frameOrigin)(`${gateway.url}/login/v1/farcaster/start`, body)).toMatchObject({
    status: 403,
    body: failure('unknown_origin'),
  })
})

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test.each<[string, () => Partial<SiweMessage>]>([
  ['for the key of another device', () => ({ nonce: toNonce(createRecipientKey()) })],
  ['for another domain', () => ({ domain: 'frame.example.com' })],
  ['for another port', () => ({ domain: '127.0.0.1:1' })],
  ['for another address', () => ({ uri: 'https://frame.example.com' })],
  ['for another chain', () => ({ chainId: 1 })],
  ['of another kind', () => ({ statement: 'Sign in' })],
  ['that has expired', () => ({ expirationTime: minutes(-1) })],
  ['that is too old', () => ({ issuedAt: minutes(-16) })],
  ['of the future', () => ({ issuedAt: minutes(3) })],
  ['that is not yet valid', () => ({ notBefore: minutes(3) })],
  ['of an account with another FID', () => ({ resources: [`farcaster://fid/${bob.fid}`] })],
  ['with two FIDs', () => ({ resources: ['farcaster://fid/101', 'farcaster://fid/102'] })],
  ['without a FID', () => ({ resources: ['https://example.com/'] })],
])('error: a message %s', async (_, change) => {
  const flow = await start()
  await expectRefused(flow, await sign(flow, alice, change()))
})

test('error: the signature of another key, and of another message', async () => {
  const flow = await start()
  const proof = await sign(flow, alice)
  const { signature } = await sign(flow, { ...alice, custody: bob.custody })
  await expectRefused(flow, { ...proof, signature })
  const second = await start()
  const other = await sign(second, alice, { requestId: 'other' })
  await expectRefused(second, { ...(await sign(second, alice)), signature: other.signature })
})

test('error: an account without a FID, and one that has lost it', async () => {
  const flow = await start()
  const custody = privateKeyToAccount(generatePrivateKey())
  await expectRefused(flow, await sign(flow, { custody, fid: alice.fid }))
  const fid = 5_001
  await registerFid(chain.rpcUrl, custody.address, fid)
  const second = await start()
  expect(await recover(second.send, await sign(second, { custody, fid }), second.recipientKey)).toMatchObject(
    {
      status: 200,
    },
  )
  await registerFid(chain.rpcUrl, bob.custody.address, fid)
  const third = await start()
  await expectRefused(third, await sign(third, { custody, fid }))
  await registerFid(chain.rpcUrl, bob.custody.address, bob.fid)
})

test('error: a relay that returns the message of another login', async () => {
  const other = await start()
  const flow = await start()
  const proof = await sign(other, alice)
  await expectRefused(flow, proof)
  // Its own device can still use it.
  expect((await complete(other, proof)).status).toBe(200)
})

test('error: a message is used once, by any device and in any flow', async () => {
  const flow = await start()
  const proof = await sign(flow, alice)
  expect((await complete(flow, proof)).status).toBe(200)
  const send = createDevice(frameOrigin)
  const again = await send(`${gateway.url}/login/v1/farcaster/start`, { app, nonce: flow.nonce })
  const token = new URL(again.body.url).searchParams.get('channelToken') ?? ''
  const { flowId, url } = again.body
  expect(await complete({ ...flow, send, token, flowId, url }, proof)).toMatchObject({
    status: 400,
    body: failure('flow_expired'),
  })
})

test('error: a proof of Farcaster is none of another provider, nor the reverse', async () => {
  const flow = await start()
  const proof = await sign(flow, alice)
  expect((await recover(flow.send, proof, flow.recipientKey, 'google')).status).toBe(403)
  const token = { type: 'idToken', token: 'a.b.c' }
  expect((await recover(flow.send, token, flow.recipientKey)).status).toBe(403)
  expect((await recover(flow.send, proof, flow.recipientKey)).status).toBe(200)
})

test('default: a contract account signs with its owner (ERC-1271)', async () => {
  const { abi, bytecode } = readArtifact('CustodyAccount')
  const owner = privateKeyToAccount(generatePrivateKey())
  const data = encodeDeployData({ abi, bytecode, args: [owner.address] })
  const receipt = await jsonRpc(post, chain.rpcUrl, 'eth_sendTransactionSync', [{ from: deployer, data }])
  const { contractAddress } = receipt as { readonly contractAddress: Hex }
  const fid = 5_002
  await registerFid(chain.rpcUrl, contractAddress, fid)
  const flow = await start()
  const proof = await sign(flow, { custody: owner, fid }, { address: contractAddress })
  expect((await complete(flow, proof)).body).toMatchObject({ status: 'completed' })
  expect((await recover(flow.send, proof, flow.recipientKey)).status).toBe(200)
  const second = await start()
  await expectRefused(second, await sign(second, { custody: bob.custody, fid }, { address: contractAddress }))
})
