import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { address, createSolanaRpc, createSolanaRpcSubscriptions } from '@solana/kit'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listenLazily } from './listenLazily.js'

const solana = inject('solana')
const bitcoin = inject('bitcoin')

test('default', async () => {
  const account = address(solanaAccounts[0]?.address ?? '')
  const { value } = await createSolanaRpc(solana.rpcUrl).getBalance(account).send()
  expect(value).toBeGreaterThan(0n)
  const tip = await fetch(`${bitcoin.esploraUrl}/blocks/tip/height`)
  expect(Number(await tip.text())).toBeGreaterThan(100)
}, 180_000)

test('behavior: the WebSocket listens on the next port', async () => {
  expect(Number(new URL(solana.wsUrl).port)).toBe(Number(new URL(solana.rpcUrl).port) + 1)
  const aborted = new AbortController()
  onTestFinished(() => aborted.abort())
  const slots = await createSolanaRpcSubscriptions(solana.wsUrl)
    .slotNotifications()
    .subscribe({ abortSignal: aborted.signal })
  const next = slots[Symbol.asyncIterator]().next()
  await fetch(solana.rpcUrl, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'devnet_advance', params: [1] }),
  })
  expect((await next).value?.slot).toBeGreaterThan(0n)
})

test('behavior: starts nothing before the first connection', async () => {
  const server = createServer((_, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  let asked = 0
  const lazyPort = await listenLazily(async () => {
    asked++
    return (server.address() as AddressInfo).port
  })
  onTestFinished(lazyPort.stop)
  expect(asked).toBe(0)
  const answer = await fetch(`http://127.0.0.1:${lazyPort.port}`)
  expect(await answer.text()).toBe('here')
  expect(asked).toBe(1)
})

test('error: a target that fails closes the connection', async () => {
  const lazyPort = await listenLazily(() => Promise.reject(new Error('no node')))
  onTestFinished(lazyPort.stop)
  await expect(fetch(`http://127.0.0.1:${lazyPort.port}`)).rejects.toThrow('fetch failed')
})

test('error: a port in use', async () => {
  const lazyPort = await listenLazily(async () => 1)
  onTestFinished(lazyPort.stop)
  await expect(listenLazily(async () => 1, lazyPort.port)).rejects.toThrow('EADDRINUSE')
})
