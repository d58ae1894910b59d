import { generateKeyPairSync } from 'node:crypto'
import { encodeAbiParameters, type Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { sendText, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import { startEvmNode } from '../../data/accountData/startEvmNode.fixtures.js'
import {
  createTransfer as createAlchemyTransfer,
  createToken,
  createTokenTransfer,
  startAlchemy,
} from '../../data/alchemy/alchemy.fixtures.js'
import {
  createBalance,
  createNft,
  createTransaction,
  createTransfer,
  startBlockscout,
} from '../../data/blockscout/blockscout.fixtures.js'
import { createContracts, getReverseName } from '../../data/identity/identity.fixtures.js'
import { startRelay } from '../../identityProviders/farcaster/startRelay.fixtures.js'
import { publishedMetadata } from '../../identityProviders/social/publishedMetadata.fixtures.js'
import { startService } from '../../money/onramp/onramp.fixtures.js'
import { liveAccount } from './accountServices.js'
import { runLive } from './runLive.js'

// Each service against the double of its contract tests.
const nowMs = Date.UTC(2026, 0, 2)
const run = async (service: string, environment: Readonly<Record<string, string>>, url?: string) => {
  const { text, code } = await runLive({ service, environment, url, now: () => nowMs })
  const rows = text.split('\n').slice(4)
  return { text, code, rows: rows.map((row) => row.slice(2, -2).split(' | ')) }
}

const purchase = { symbol: 'USDC', name: 'USDC', id: 'usdc', icon_url: '' }
const money = (value: string, currency = 'USD') => ({ value, currency })

function startCoinbase(network = 'base') {
  const networks = [{ name: network, display_name: 'Base', chain_id: '8453', contract_address: '' }]
  return startService(({ path }) => {
    if (path.startsWith('/onramp/v1/buy/options'))
      return { value: { payment_currencies: [], purchase_currencies: [{ ...purchase, networks }] } }
    if (path === '/onramp/v1/buy/quote')
      return {
        value: {
          ...{ payment_total: money('100'), payment_subtotal: money('97.51'), quote_id: 'q' },
          ...{ purchase_amount: money('97.51', 'USDC'), coinbase_fee: money('2.47') },
          network_fee: money('0.02'),
        },
      }
    if (path === '/onramp/v1/token') return { value: { token: 'secret-token', channel_id: '' } }
    return { value: { transactions: [] } }
  })
}

function createCoinbaseKey() {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const secret = Buffer.concat([d, x].map((part) => Buffer.from(part, 'base64url'))).toString('base64')
  return { COINBASE_KEY_ID: 'key', COINBASE_PRIVATE_KEY: secret }
}

test('behavior: coinbase', async () => {
  const { url } = await startCoinbase()
  const { rows, code, text } = await run('coinbase', createCoinbaseKey(), url)
  expect(rows).toEqual([
    ['options', 'passed', '1 tokens, paid in 0 currencies (0 ms)'],
    ['quote', 'passed', '100 USD to 97.51 USDC, fees 2.47 and 0.02 (0 ms)'],
    ['page', 'passed', 'at pay.coinbase.com (0 ms)'],
    ['status', 'passed', 'no purchase, as expected (0 ms)'],
  ])
  expect(code).toBe(0)
  expect(text).not.toContain('secret-token')
})

test('error: a provider that does not sell the token', async () => {
  const { url } = await startCoinbase('polygon')
  const { rows, code } = await run('coinbase', createCoinbaseKey(), url)
  expect(code).toBe(1)
  expect(rows[0]).toEqual(['options', 'failed', 'USDC on base is not among 1 options (0 ms)'])
})

function startMeld(host = 'meldcrypto.com') {
  return startService(({ path }) => {
    if (path.startsWith('/service-providers/limits'))
      return { value: [{ currencyCode: 'USD', minimumAmount: 10, maximumAmount: 500 }] }
    if (path.startsWith('/service-providers/properties'))
      return { value: [{ currencyCode: 'USDC_BASE', name: 'USDC', chainCode: 'BASE', chainId: '8453' }] }
    if (path === '/payments/crypto/quote')
      return {
        value: {
          quotes: [{ destinationAmount: 97.5, sourceAmount: 100, totalFee: 2.5, serviceProvider: 'TRANSAK' }],
        },
      }
    if (path === '/crypto/session/widget') return { value: { widgetUrl: `https://${host}/?token=secret` } }
    return { value: { transactions: [] } }
  })
}

test('behavior: meld', async () => {
  const { url, requests } = await startMeld()
  const { rows, code } = await run('meld', { MELD_API_KEY: 'key' }, url)
  expect(rows.map(([check, outcome]) => [check, outcome])).toEqual([
    ['options', 'passed'],
    ['quote', 'passed'],
    ['page', 'passed'],
    ['status', 'passed'],
  ])
  expect(code).toBe(0)
  expect(requests[0]?.raw.headers.authorization).toBe('BASIC key')
})

test('error: a page on a host that users are not sent to', async () => {
  const { url } = await startMeld('other.example')
  const { rows } = await run('meld', { MELD_API_KEY: 'key' }, url)
  expect(rows[2]).toEqual([
    'page',
    'failed',
    'the page is at other.example, which users are not sent to (0 ms)',
  ])
})

test('behavior: blockscout', async () => {
  const lists: Readonly<Record<string, unknown>> = {
    '': { coin_balance: '15', exchange_rate: '3000.5' },
    '/token-balances': [createBalance('25000001')],
    '/transactions': { items: [createTransaction(20, 3)], next_page_params: null },
    '/token-transfers': { items: [createTransfer(19, 9)], next_page_params: null },
    '/nft': { items: [createNft('1')], next_page_params: null },
  }
  const { url } = await startBlockscout({
    respond(response, path) {
      const [, resource = ''] = path.split(liveAccount)
      response.end(JSON.stringify(lists[resource]))
      return true
    },
  })
  const { rows, code, text } = await run('blockscout', { BLOCKSCOUT_URL: `${url}/?apikey=secret` })
  expect(rows).toEqual([
    ['balances', 'passed', '15 base units of Ether, 1 tokens, 1 of them with a price (0 ms)'],
    ['history', 'passed', expect.stringContaining('transactions from block 20, 1 tokens')],
    ['NFTs', 'passed', '1 NFTs of 1 contracts (0 ms)'],
  ])
  expect(code).toBe(0)
  expect(text).not.toContain('secret')
})

test('error: an instance that knows nothing of a busy account', async () => {
  const { url } = await startBlockscout()
  const { rows, code } = await run('blockscout', { BLOCKSCOUT_URL: url })
  expect(code).toBe(1)
  expect(rows.map(([, outcome]) => outcome)).toEqual(['failed', 'failed', 'failed'])
})

test('behavior: alchemy', async () => {
  const { url, requests } = await startAlchemy({
    transfers: [
      createAlchemyTransfer(20, 1, { from: liveAccount }),
      createTokenTransfer(19, 1, { to: liveAccount }),
    ],
    tokens: [createToken(null, '0x5'), createToken(`0x${'7'.repeat(40)}`, '0x6')],
  })
  const { rows, code, text } = await run('alchemy', { ALCHEMY_API_KEY: 'secret-key' }, url)
  expect(rows).toEqual([
    ['balances', 'passed', '5 base units of Ether, 1 tokens, 1 of them with a price (0 ms)'],
    ['history', 'passed', '2 transactions from block 20, 1 tokens (0 ms)'],
  ])
  expect(code).toBe(0)
  expect(requests.every(({ path }) => path.includes('secret-key'))).toBe(true)
  expect(text).not.toContain('secret-key')
})

test('behavior: farcaster', async () => {
  const relay = await startRelay(onTestFinished)
  const { rows } = await run('farcaster', {}, relay.url)
  expect(rows).toEqual([
    ['channel', 'passed', `opened at ${new URL(relay.url).host} (0 ms)`],
    ['state', 'passed', 'pending (0 ms)'],
  ])
})

test('error: a relay that is down', async () => {
  const relay = await startRelay(onTestFinished)
  relay.channel = undefined
  const { rows, code } = await run('farcaster', {}, relay.url)
  expect(code).toBe(1)
  expect(rows.map(([, outcome]) => outcome)).toEqual(['failed', 'failed'])
})

type Published = Readonly<Record<string, { readonly metadata: object }>>

const startProviders = (documents: Published) =>
  startService(({ path }) => {
    const [, id = ''] = path.split('/')
    const { metadata } = documents[id] ?? {}
    return metadata && { value: metadata }
  })

test('behavior: openId', async () => {
  const { url } = await startProviders(publishedMetadata)
  const { rows, code } = await run('openId', {}, url)
  expect(rows).toEqual([
    ['google', 'passed', 'issuer as in the code (0 ms)'],
    ['apple', 'passed', 'issuer, authorization_endpoint, token_endpoint, jwks_uri as in the code (0 ms)'],
    ['facebook', 'passed', 'issuer, authorization_endpoint, jwks_uri as in the code (0 ms)'],
    ['discord', 'passed', 'issuer, token_endpoint as in the code (0 ms)'],
  ])
  expect(code).toBe(0)
})

test('error: metadata that differ from the code, and none', async () => {
  const { google, apple, facebook } = publishedMetadata
  const { url } = await startProviders({
    google: { metadata: { ...google.metadata, id_token_signing_alg_values_supported: ['none'] } },
    apple: { metadata: { ...apple.metadata, token_endpoint: 'https://appleid.apple.com/auth/v3/token' } },
    facebook,
  })
  const { rows } = await run('openId', {}, url)
  expect(rows).toEqual([
    ['google', 'failed', 'ID tokens are signed with none, which is not accepted (0 ms)'],
    [
      ...['apple', 'failed'],
      'token_endpoint is https://appleid.apple.com/auth/v3/token, not https://appleid.apple.com/auth/token (0 ms)',
    ],
    ['facebook', 'passed', expect.any(String)],
    ['discord', 'failed', 'no metadata (status 404) (0 ms)'],
  ])
})

/** Chainlink's feed of Ether, in the preset. */
const feed = '0x5f4ec3df9cbd43714fe2740f5e3616155c5b8419'

test('behavior: ethereum, where contracts that do not answer fail', async () => {
  const seconds = BigInt(nowMs / 1_000)
  const words = (values: readonly bigint[]): Hex =>
    encodeAbiParameters(
      values.map(() => ({ type: 'uint256' })),
      values,
    )
  const node = await startEvmNode({
    ...{ native: 0n, tokens: {}, hasMulticall3: true },
    contracts: {
      [feed]: (data) =>
        data === '0x313ce567' ? words([8n]) : words([1n, 3_000_50000000n, seconds, seconds, 1n]),
      ...createContracts({
        [getReverseName(liveAccount)]: { name: 'vitalik.eth' },
        'vitalik.eth': { address: liveAccount },
      }),
    },
  })
  const { rows, code } = await run('ethereum', { ETHEREUM_RPC_URL: node.url })
  const missing = 'the chain answers without a price that is new enough (0 ms)'
  expect(rows).toEqual([
    ['chainlink', 'passed', '1 ETH is 3000.5 USD (0 ms)'],
    ['uniswapV3', 'failed', missing],
    ['uniswapV2', 'failed', missing],
    ['names', 'passed', 'vitalik.eth (0 ms)'],
  ])
  expect(code).toBe(1)
})

test('behavior: solana', async () => {
  const message = `${'02'.repeat(32)}404e8f7f03000000e070720000000000f8ffffff800a5769000000007f0a57690000000000d6117e0300000000127a000000000000a3e11100000000`
  const account = Buffer.from(`22f123639d7ef4cd${'01'.repeat(32)}01${message}`, 'hex').toString('base64')
  const node = await startNode((response, request) => {
    const value = [{ owner: 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ', data: [account, 'base64'] }]
    const result = { context: { slot: 1 }, value }
    sendText(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, result }))(response, request)
  })
  const { rows } = await run('solana', { SOLANA_RPC_URL: node.url })
  expect(rows).toEqual([['pyth', 'passed', '1 SOL is 150.25 USD (0 ms)']])
})
