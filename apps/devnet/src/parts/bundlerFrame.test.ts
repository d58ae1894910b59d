import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { prepareOperation } from './prepareOperation.fixtures.js'
import { startBundlerGateway } from './startBundlerGateway.fixtures.js'

const frame = 'https://frame.example'
const app = 'https://b.example'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  gateway = await startBundlerGateway(devnet, { frameOrigins: [frame], isSponsoringB: true })
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

async function call(
  method: string,
  params: readonly unknown[],
  { origin, named }: { readonly origin?: string; readonly named?: string },
) {
  const query = named === undefined ? '' : `&origin=${encodeURIComponent(named)}`
  const response = await fetch(`${gateway.getUrl('b')}${query}`, {
    method: 'POST',
    headers: origin === undefined ? {} : { origin },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body = (await response.json()) as { readonly error?: { readonly code: number } }
  return { ...body, status: response.status }
}

test.each([
  ['the frame in a page of the project', { origin: frame, named: app }, 200],
  ['a page of the project', { origin: app }, 200],
  ['the frame in another page', { origin: frame, named: 'https://evil.example' }, 403],
  ['the frame without the name of its page', { origin: frame }, 403],
  ['another page that names a page of the project', { origin: 'https://evil.example', named: app }, 403],
  ['another page that names the frame', { origin: 'https://evil.example', named: frame }, 403],
  ['the frame that names no origin', { origin: frame, named: 'b.example' }, 400],
] as const)('default: the bundler answers %s', async (_name, request, status) => {
  expect((await call('eth_chainId', [], request)).status).toBe(status)
})

test('default: the paymaster pays for an operation that the frame asks for in a page of the project', async () => {
  const { sign } = await prepareOperation(devnet, { url: gateway.getUrl('a') })
  const params = [await sign(), entryPoints['0.8'], '0x7a69']
  const asked = await call('pm_getPaymasterStubData', params, { origin: frame, named: app })
  expect(asked).toMatchObject({ status: 200, result: { paymaster: expect.stringMatching(/^0x/) } })
  // The policy requires an origin.
  expect((await call('pm_getPaymasterStubData', params, { named: app })).error?.code).toBe(-32_002)
})
