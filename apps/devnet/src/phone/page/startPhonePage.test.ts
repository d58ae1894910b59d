import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { DevnetError } from '../../foundation/DevnetError.js'
import type { DevnetPhone } from '../../parts/phone.js'
import { type Devnet, startDevnet } from '../../startDevnet.js'
import { connect, createPairing, startDapp } from '../dapp.fixtures.js'
import { startPhonePage } from './startPhonePage.js'
import type { PhoneView } from './view.js'

let devnet: Devnet
let phone: DevnetPhone

beforeAll(async () => {
  devnet = await startDevnet({ phone: true, solana: true })
  if (!devnet.phone) throw new Error('there is no phone')
  phone = devnet.phone
}, 180_000)

beforeEach(() => phone.disconnect())

afterAll(() => devnet.stop())

function post(path: string, body: unknown, origin = phone.url): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin }
  return fetch(`${phone.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const getPage = (url: string, headers = {}) =>
  new Promise<IncomingMessage>((resolve) => get(url, { headers }, resolve))

/** Iterates the views sent to the screen. */
async function* views(): AsyncGenerator<PhoneView> {
  const response = await getPage(`${phone.url}/state`)
  onTestFinished(() => void response.destroy())
  for await (const line of createInterface({ input: response }))
    if (line.startsWith('data: ')) yield JSON.parse(line.slice(6))
}

async function shown(matches: (view: PhoneView) => boolean): Promise<PhoneView> {
  for await (const view of views()) if (matches(view)) return view
  throw new Error('the stream ended')
}

test('default: pairs with a URI, and the user approves the visible prompt', async () => {
  const dapp = await startDapp(devnet.gateway?.relayUrl ?? '')
  const { uri, session } = await createPairing(dapp)
  expect((await post('/pair', { uri: `  ${uri}\n` })).status).toBe(204)
  const { prompts } = await shown((view) => view.prompts.length === 1)
  expect(prompts).toMatchObject([
    {
      title: 'Connect',
      peer: { name: 'Dapp', url: 'http://dapp.test' },
      facts: [
        { label: 'Chains', value: 'eip155:31337, eip155:31338' },
        { label: 'May ask for', value: expect.stringContaining('personal_sign') },
      ],
    },
  ])
  await post('/answer', { id: prompts[0]?.id, answer: 'approve' })
  await session
  expect(await shown((view) => view.sessions.length === 1)).toMatchObject({
    prompts: [],
    online: true,
    accounts: [phone.evmAddresses[0], phone.solanaAddresses[0]],
    sessions: [{ name: 'Dapp', url: 'http://dapp.test' }],
  })
  await post('/disconnect', {})
  expect(phone.sessions).toEqual([])
}, 180_000)

test('behavior: shows what is signed as text first', async () => {
  const dapp = await startDapp(devnet.gateway?.relayUrl ?? '')
  phone.set({ answer: 'approve' })
  await connect(dapp, phone)
  phone.set({ answer: 'hang' })
  const request = { method: 'personal_sign', params: ['0x68656c6c6f', phone.evmAddresses[0]] }
  const signed = dapp.request(request, 'eip155:31337')
  signed.catch(() => {})
  const { prompts } = await shown((view) => view.prompts.length === 1)
  expect(prompts[0]).toMatchObject({
    title: 'Sign a message',
    facts: [
      { label: 'Chain', value: 'eip155:31337' },
      { label: 'Message', value: 'hello' },
    ],
  })
  await post('/answer', { id: prompts[0]?.id, answer: 'reject' })
  await expect(signed).rejects.toMatchObject({ code: 5000 })
}, 180_000)

test.each(['/', '/phone', '/phone/wc?uri=wc', '/phone?uri=wc', '/wc?uri=wc'])(
  'default: %s is the page',
  async (path) => {
    const response = await fetch(`${phone.url}${path}`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('<form id="pair">')
  },
)

test('error: rejects commands of another origin', async () => {
  expect((await post('/disconnect', {}, 'http://evil.test')).status).toBe(403)
  const { hostname, port } = new URL(phone.url)
  expect(hostname).toBe('127.0.0.1')
  const rebound = await getPage(phone.url, { host: `evil.test:${port}` })
  rebound.resume()
  expect(rebound.statusCode).toBe(403)
})

test('error: rejects an invalid URI, an invalid command and an unknown path', async () => {
  const wrong = await post('/pair', { uri: 'https://example.test' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('uri')
  expect((await post('/answer', { id: 'x', answer: 'maybe' })).status).toBe(400)
  expect((await post('/account', { index: -1 })).status).toBe(400)
  expect((await post('/chain', { id: 'mainnet' })).status).toBe(400)
  expect((await post('/network', { online: 'yes' })).status).toBe(400)
  expect((await post('/nowhere', {})).status).toBe(404)
  expect((await fetch(`${phone.url}/nowhere`)).status).toBe(404)
})

test('error: a port in use', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await expect(startPhonePage(phone, port)).rejects.toThrow(DevnetError)
  await expect(startDevnet({ gateway: true, gatewayPort: port })).rejects.toThrow(/gateway/)
})
