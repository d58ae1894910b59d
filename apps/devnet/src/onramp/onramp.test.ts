import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true, solana: true })
}, 180_000)

afterAll(() => devnet?.stop())

const solanaAccount = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'
const account = '0x00000000000000000000000000000000000b0b01'

async function send(path: string, body?: object) {
  const { url = '' } = devnet.gateway ?? {}
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(`${url}${path}?projectId=devnet`, init)
  return { status: response.status, body: await response.json() }
}

async function buy(symbol: string, address: string, network: string, fields: object = {}) {
  const { body } = await send('/v1/generators/onrampurl', {
    destinationWallets: [{ address, assets: [symbol], blockchains: [network] }],
    partnerUserId: 'u',
    presetFiatAmount: 100,
    ...fields,
  })
  return body as { readonly url: string; readonly purchaseId: string }
}

const answer = (url: string, value: 'pay' | 'decline') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: value }) }).then((page) => page.text())

const getPurchase = async (id: string) => (await send(`/v1/onramp/purchases/${id}`)).body

async function readEvm(method: string, params: readonly unknown[]): Promise<bigint> {
  return BigInt(String(await jsonRpc(post, devnet.chains[0]?.rpcUrl ?? '', method, params)))
}

test('default: pays for ETH by card, and the tokens arrive as quoted', async () => {
  const { body: quotes } = await send('/v1/onramp/multi/quotes', {
    ...{ projectId: 'devnet', destinationCurrencyCode: 'ETH', network: 'devnet-31337' },
    ...{ sourceAmount: 100, sourceCurrencyCode: 'USD' },
  })
  expect(quotes).toMatchObject([
    { serviceProvider: 'devnet-card', totalFee: 1.5, destinationAmount: 0.032833 },
    { serviceProvider: 'devnet-express', totalFee: 2.25, destinationAmount: 0.032583 },
  ])
  const { url, purchaseId } = await buy('ETH', account, 'devnet-31337')
  expect(new URL(url).origin).toBe(devnet.gateway?.onramp.url)
  expect(await (await fetch(url)).text()).toContain('0.032833 ETH')
  expect(await readEvm('eth_getBalance', [account, 'latest'])).toBe(0n)
  expect(await answer(url, 'pay')).toContain('Payment complete')
  expect(await readEvm('eth_getBalance', [account, 'latest'])).toBe(32_833_000_000_000_000n)
  const purchase = await getPurchase(purchaseId)
  expect(purchase).toMatchObject({ status: 'completed', purchaseAmount: '0.032833', paymentAmount: '100' })
  expect(await readEvm('eth_getBlockTransactionCountByNumber', ['latest'])).toBe(1n)

  // A form that is sent again does not pay again.
  await answer(url, 'pay')
  expect(await readEvm('eth_getBalance', [account, 'latest'])).toBe(32_833_000_000_000_000n)
})

test('default: pays for a token and for SOL', async () => {
  const token = await buy('TUSD', account, 'eip155:31337', { provider: 'devnet-express' })
  await answer(token.url, 'pay')
  const data = `0x70a08231${account.slice(2).padStart(64, '0')}`
  const call = { to: tokens.find(({ symbol }) => symbol === 'TUSD')?.address, data }
  expect(await readEvm('eth_call', [call, 'latest'])).toBe(97_750_000n)

  const { solana } = devnet
  const { url, purchaseId } = await buy('SOL', solanaAccount, solana?.caipNetworkId ?? '')
  await answer(url, 'pay')
  expect(await getPurchase(purchaseId)).toMatchObject({ status: 'completed', purchaseAmount: '0.656666' })
  const balance = await jsonRpc(post, solana?.rpcUrl ?? '', 'getBalance', [solanaAccount])
  expect(balance).toMatchObject({ value: 656_666_000 })
})

test('behavior: a declined card buys nothing', async () => {
  const recipient = accounts[8]?.address ?? ''
  const before = await readEvm('eth_getBalance', [recipient, 'latest'])
  const { url, purchaseId } = await buy('ETH', recipient, 'devnet-31337')
  expect(await answer(url, 'decline')).toContain('Card declined')
  expect((await getPurchase(purchaseId)).status).toBe('declined')
  expect(await answer(url, 'pay')).toContain('Card declined')
  expect(await readEvm('eth_getBalance', [recipient, 'latest'])).toBe(before)
})

test('error: a changed link pays no account', async () => {
  const { url } = await buy('ETH', account, 'devnet-31337')
  const changed = url.replace(account, '0x00000000000000000000000000000000000b0b02')
  expect(await answer(changed, 'pay')).toContain('not valid')
  expect(await readEvm('eth_getBalance', ['0x00000000000000000000000000000000000b0b02', 'latest'])).toBe(0n)
})

test('error: requests of others than the gateway, and a provider that is down', async () => {
  const { onramp } = devnet.gateway ?? {}
  expect((await fetch(`${onramp?.url}/devnet-card/options`)).status).toBe(401)
  onramp?.setDown(true)
  const { status } = await send('/v1/onramp/quote', {
    ...{ purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100' },
  })
  onramp?.setDown(false)
  expect(status).toBe(503)
})
