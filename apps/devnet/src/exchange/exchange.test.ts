import { tokens } from '@latchkit/test/source/contracts/tokens'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { createPublicClient, erc20Abi, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solanaTokens } from '../solana/tokens.js'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], solana: true, gateway: true })
}, 180_000)

afterAll(() => devnet?.stop())

const chainId = 'eip155:31337'
const dollar = tokens[0]?.address ?? '0x'
const mint = solanaTokens[0]?.mint ?? ''

async function call(method: string, params: object) {
  const { url = '', projectId = '' } = devnet.gateway ?? {}
  const response = await fetch(`${url}/v1/json-rpc?projectId=${projectId}`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  return result ?? error
}

/** Starts a payment, and clicks a button of its page. Returns its status at the gateway, and the page. */
async function pay(asset: string, recipient: string, amount: bigint, action: 'pay' | 'decline' = 'pay') {
  const params = { exchangeId: 'devnet', asset, amount: String(amount), recipient }
  const { url, sessionId } = await call('reown_getExchangePayUrl', params)
  const click = () => fetch(url, { method: 'POST', body: new URLSearchParams({ action }) })
  // A second click pays nothing.
  const [first] = await Promise.all([click(), click()])
  const { status, txHash } = await call('reown_getExchangeBuyStatus', { exchangeId: 'devnet', sessionId })
  return { status, txHash, page: await first.text() }
}

const createEvmAddress = () => privateKeyToAddress(generatePrivateKey())

test('default: pays the native token and an ERC-20 token on an EVM chain', async () => {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const address = createEvmAddress()
  const native = await pay(`${chainId}/slip44:60`, `${chainId}:${address}`, 123n)
  expect(native).toMatchObject({
    status: 'SUCCESS',
    page: expect.stringContaining('Paid 0.000000000000000123 ETH'),
  })
  expect(await client.getBalance({ address })).toBe(123n)
  const { to, value } = await client.getTransaction({ hash: native.txHash })
  expect([to, value]).toEqual([address.toLowerCase(), 123n])
  const token = await pay(`${chainId}/erc20:${dollar}`, `${chainId}:${address}`, 1_500_000n)
  expect(token).toMatchObject({ status: 'SUCCESS', page: expect.stringContaining('Paid 1.5 TUSD') })
  const balance = await client.readContract({
    address: dollar,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })
  expect(balance).toBe(1_500_000n)
})

test('default: pays SOL and a token on Solana', async () => {
  const { rpcUrl = '', caipNetworkId = '' } = devnet.solana ?? {}
  const connection = new Connection(rpcUrl, 'confirmed')
  const owner = Keypair.generate().publicKey
  const recipient = `${caipNetworkId}:${owner.toBase58()}`
  expect(await pay(`${caipNetworkId}/slip44:501`, recipient, 5_000_000n)).toMatchObject({ status: 'SUCCESS' })
  expect(await connection.getBalance(owner)).toBe(5_000_000)
  const token = await pay(`${caipNetworkId}/token:${mint}`, recipient, 2_000_001n)
  expect(token).toMatchObject({ status: 'SUCCESS' })
  const { value } = await connection.getTokenAccountsByOwner(owner, { mint: new PublicKey(mint) })
  const [account] = value
  expect(account?.account.data.readBigUInt64LE(64)).toBe(2_000_001n)
  expect((await connection.getSignatureStatus(token.txHash)).value?.err).toBeNull()
})

test('behavior: a declined payment fails, and transfers nothing', async () => {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const address = createEvmAddress()
  const declined = await pay(`${chainId}/slip44:60`, `${chainId}:${address}`, 123n, 'decline')
  expect(declined).toMatchObject({ status: 'FAILED', txHash: undefined })
  expect(await client.getBalance({ address })).toBe(0n)
})

test('behavior: a payment of more than the exchange has fails', async () => {
  const recipient = `${chainId}:${createEvmAddress()}`
  expect(await pay(`${chainId}/slip44:60`, recipient, 10n ** 30n)).toMatchObject({ status: 'FAILED' })
})

test('error: an exchange that is down, and the gateway of one that is up again', async () => {
  const exchange = devnet.gateway?.exchange
  exchange?.setDown(true)
  const asset = `${chainId}/slip44:60`
  const params = { exchangeId: 'devnet', asset, amount: '1', recipient: `${chainId}:${createEvmAddress()}` }
  expect(await call('reown_getExchangePayUrl', params)).toMatchObject({ code: -7 })
  exchange?.setDown(false)
  expect(await call('reown_getExchangePayUrl', params)).toHaveProperty('sessionId')
})

test('error: the API of the exchange refuses what the gateway has not signed', async () => {
  const { url = '' } = devnet.gateway?.exchange ?? {}
  for (const path of ['/api/payments', `/api/payments/${'0'.repeat(32)}`])
    expect((await fetch(`${url}${path}`, { method: 'POST', body: '{}' })).status).toBe(401)
  expect((await fetch(`${url}/pay/${'0'.repeat(32)}`)).status).toBe(404)
})
