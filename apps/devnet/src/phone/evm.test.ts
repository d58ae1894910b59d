import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { verifyMessage, verifyTypedData } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { connect, type Dapp, evm, startDapp, startTestPhone, waitForEvent } from './dapp.fixtures.js'
import type { Phone } from './Phone.js'

let devnet: Devnet
let relayUrl: string
let dapp: Dapp
let phone: Phone

beforeAll(async () => {
  devnet = await startDevnet({ gateway: true })
  relayUrl = devnet.gateway?.relayUrl ?? ''
})

beforeEach(async () => {
  ;[dapp, phone] = await Promise.all([
    startDapp(relayUrl),
    startTestPhone({ relayUrl, chains: devnet.chains }),
  ])
})

afterAll(() => devnet.stop())

const address = () => phone.evmAddresses[0] ?? ''
const ask = <answer>(method: string, params: unknown[], chain = 'eip155:31337') =>
  dapp.request<answer>({ method, params }, chain)
const sign = (text = 'hello') =>
  ask<string>('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, address()])
/** Bypasses the provider, which handles some methods itself. */
const requestDirectly = (method: string, params: unknown[]) =>
  dapp.client.request({
    topic: dapp.session?.topic ?? '',
    chainId: 'eip155:31337',
    request: { method, params },
  })

test('default: pairs, approves and signs', async () => {
  const session = await connect(dapp, phone)
  expect(session.namespaces.eip155?.accounts).toEqual([
    `eip155:31337:${address()}`,
    `eip155:31338:${address()}`,
  ])
  expect(verifyMessage('hello', await sign())).toBe(address())
  expect(phone.prompts).toMatchObject([
    { method: 'session_proposal', status: 'approved', peer: { name: 'Dapp' }, chainId: undefined },
    { method: 'personal_sign', status: 'approved', peer: { name: 'Dapp' }, chainId: 'eip155:31337' },
  ])
  expect(phone.failures).toEqual([])
})

test('behavior: signs typed data on the chain of the request', async () => {
  await connect(dapp, phone)
  const types = { Mail: [{ name: 'text', type: 'string' }] }
  const domain = { name: 'Dapp', chainId: 31338 }
  const data = JSON.stringify({ types, domain, primaryType: 'Mail', message: { text: 'hello' } })
  const signature = await ask<string>('eth_signTypedData_v4', [address(), data], 'eip155:31338')
  expect(verifyTypedData(domain, types, { text: 'hello' }, signature)).toBe(address())
  await expect(ask('eth_signTypedData_v4', [address(), data])).rejects.toMatchObject({ code: -32602 })
})

test('behavior: sends a transaction on the chain of the request only', async () => {
  await connect(dapp, phone)
  const to = '0x00000000000000000000000000000000000000aa'
  const hash = await ask<string>(
    'eth_sendTransaction',
    [{ from: address(), to, value: '0x2a' }],
    'eip155:31338',
  )
  const [first, second] = devnet.chains.map(({ rpcUrl }) => rpcUrl)
  const receipt = (url = '') => jsonRpc(post, url, 'eth_getTransactionReceipt', [hash])
  // The node returns the hash before it has mined the block.
  await expect.poll(() => receipt(second)).toMatchObject({ from: address().toLowerCase(), to, status: '0x1' })
  expect(await receipt(first)).toBeNull()
  expect(await jsonRpc(post, second ?? '', 'eth_getBalance', [to, 'latest'])).toBe('0x2a')
})

test('behavior: handles two pending prompts separately, the later one first', async () => {
  await connect(dapp, phone)
  phone.set({ answer: 'hang' })
  const signed = [sign('one'), sign('two')]
  await phone.until(() => phone.prompts.length === 3)
  const [, one, two] = phone.prompts
  phone.approve(two?.id ?? 0)
  expect(verifyMessage('two', (await signed[1]) ?? '')).toBe(address())
  expect(phone.prompts[1]?.status).toBe('open')
  phone.reject(one?.id ?? 0)
  await expect(signed[0]).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
})

test('behavior: switches the chain on request and notifies the dapp', async () => {
  await connect(dapp, phone)
  const changed = waitForEvent(dapp, 'chainChanged')
  await requestDirectly('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  expect(await changed).toBe('31338')
  expect(phone.state.chainId).toBe(31338)
  expect(phone.prompts.at(-1)).toMatchObject({
    method: 'wallet_switchEthereumChain',
    status: 'approved',
  })
})

test('behavior: returns the capabilities of its chains', async () => {
  await connect(dapp, phone)
  const atomic = { status: 'unsupported' }
  expect(await requestDirectly('wallet_getCapabilities', [address()])).toEqual({
    '0x7a69': { atomic },
    '0x7a6a': { atomic },
  })
})

test('behavior: executes several calls together on the chain of the request (EIP-5792)', async () => {
  phone.set({ atomic: 'supported', tellsHashes: true })
  const session = await connect(dapp, phone)
  expect(session.namespaces.eip155?.methods).toContain('wallet_sendCalls')
  const to = '0x00000000000000000000000000000000000000ab'
  const call = { to, value: '0x15' }
  const batch = {
    version: '2.0.0',
    from: address(),
    chainId: '0x7a6a',
    atomicRequired: true,
    calls: [call, call],
  }
  const send = (chain: string) =>
    dapp.client.request<{ id: string }>({
      ...{ topic: session.topic, chainId: chain },
      request: { method: 'wallet_sendCalls', params: [batch] },
    })
  await expect(send('eip155:31337')).rejects.toMatchObject({ code: -32602 })
  const { id } = await send('eip155:31338')
  const capabilities = { caip345: { caip2: 'eip155:31338', transactionHashes: [id] } }
  expect(
    await dapp.client.request({
      ...{ topic: session.topic, chainId: 'eip155:31338' },
      request: { method: 'wallet_getCallsStatus', params: [id] },
    }),
  ).toMatchObject({ status: 200, atomic: true, capabilities })
  const rpcUrl = devnet.chains[1]?.rpcUrl ?? ''
  expect(await jsonRpc(post, rpcUrl, 'eth_getBalance', [to, 'latest'])).toBe('0x2a')
})

test('error: a session of a phone without EIP-5792 has no methods for it', async () => {
  const session = await connect(dapp, phone)
  expect(session.namespaces.eip155?.methods).not.toContain('wallet_sendCalls')
})

test('behavior: notifies the dapp of account and chain changes', async () => {
  await connect(dapp, phone)
  const second = phone.evmAddresses[1] ?? ''
  const accounts = waitForEvent(dapp, 'accountsChanged')
  await phone.switchAccount(1)
  expect(await accounts).toEqual([second])
  expect(dapp.session?.namespaces.eip155?.accounts).toEqual([
    `eip155:31337:${second}`,
    `eip155:31338:${second}`,
  ])
  const chain = waitForEvent(dapp, 'chainChanged')
  await phone.switchChain(31338)
  expect(await chain).toBe('31338')
})

test('behavior: adds a chain that the session lacks', async () => {
  await connect(dapp, phone, { eip155: { ...evm.eip155, chains: ['eip155:31337'] } } as typeof evm)
  const updated = waitForEvent(dapp, 'session_update')
  const chain = waitForEvent(dapp, 'chainChanged')
  await phone.switchChain(31338)
  await updated
  expect(await chain).toBe('31338')
  expect(dapp.session?.namespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:31338'])
})

test('behavior: emits custom events, extends and updates sessions', async () => {
  await connect(dapp, phone)
  const event = waitForEvent(dapp, 'chainChanged')
  await phone.emit('chainChanged', '0x7a6a', 'eip155:31338')
  expect(await event).toBe('31338')
  const extended = new Promise((resolve) => dapp.client.once('session_extend', resolve))
  await phone.extend()
  expect(await extended).toMatchObject({ topic: phone.sessions[0]?.topic })
  const updated = waitForEvent(dapp, 'session_update')
  await phone.update(({ eip155 }) => ({
    eip155: { accounts: [], events: [], ...eip155, methods: ['personal_sign'] },
  }))
  await updated
  expect(dapp.session?.namespaces.eip155?.methods).toEqual(['personal_sign'])
})

test('param: silent', async () => {
  await connect(dapp, phone)
  phone.set({ silent: true })
  await phone.switchAccount(1)
  phone.set({ silent: false })
  const accounts = waitForEvent(dapp, 'accountsChanged')
  await phone.switchAccount(2)
  expect(await accounts).toEqual([phone.evmAddresses[2]])
})

test('param: malformed', async () => {
  await connect(dapp, phone)
  phone.set({ malformed: { personal_sign: '0x1234', chainChanged: 'nonsense' } })
  expect(await sign()).toBe('0x1234')
  phone.set({ malformed: { session_proposal: { eip155: { accounts: [], methods: [], events: [] } } } })
  const other = await startDapp(relayUrl)
  const session = await connect(other, phone)
  expect(session.namespaces.eip155?.accounts).toEqual([])
})

test('param: rejectionCode and errorShape', async () => {
  await connect(dapp, phone)
  phone.set({ answer: 'reject', rejectionCode: 4001 })
  await expect(sign()).rejects.toMatchObject({ code: 4001, message: 'The request was rejected.' })
  phone.set({ errorShape: 'codeless' })
  await expect(sign()).rejects.toMatchObject({ code: 0, message: 'The request was rejected.' })
})

test('param: locked', async () => {
  await connect(dapp, phone)
  phone.lock()
  const signed = sign()
  await phone.until(() => phone.prompts.length === 2)
  phone.approve(phone.prompts[1]?.id ?? 0)
  expect(phone.prompts[1]?.status).toBe('open')
  phone.unlock()
  expect(verifyMessage('hello', await signed)).toBe(address())
})

test('error: rejects an account or a method outside the session', async () => {
  await connect(dapp, phone)
  const foreignAccount = devnet.accounts[0]?.address
  await expect(ask('personal_sign', ['0x00', foreignAccount])).rejects.toMatchObject({ code: 4100 })
  await expect(ask('personal_sign', ['0x00'])).rejects.toMatchObject({ code: -32602 })
})
