import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, test } from 'vitest'
import {
  account,
  createBalance,
  createNft,
  createToken,
  createTransaction,
  createTransfer,
  startBlockscout,
} from './blockscout.fixtures.js'
import { blockscoutSchemas } from './blockscoutSchema.fixtures.js'
import { createBlockscoutBalances } from './createBlockscoutBalances.js'
import { createBlockscoutHistory } from './createBlockscoutHistory.js'
import { createBlockscoutNfts } from './createBlockscoutNfts.js'

const ajv = new Ajv({ formats: fullFormats, allErrors: true })
const { signal } = new AbortController()
const native = { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '' }
const getErrors = (name: keyof typeof blockscoutSchemas, value: unknown) => {
  const validate = ajv.compile(blockscoutSchemas[name])
  return validate(value)
    ? []
    : validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** A token in which all that may be null is null. */
const unknownToken = createToken({
  ...{ circulating_market_cap: null, decimals: null, exchange_rate: null, holders_count: null, name: null },
  ...{ icon_url: null, reputation: null, symbol: null, total_supply: null, type: null, volume_24h: null },
})
const pending = createTransaction(null, 0, {
  ...{ status: null, timestamp: null, position: null, gas_used: null, method: null, type: null },
})
const unreadTransfer = createTransfer(19, 1, { total: null, timestamp: null, method: null })
const burnt = createTransfer(18, 1, { type: 'token_burning', token: unknownToken, method: null })
const nft = createNft('42', { metadata: null, image_url: null, is_unique: null, value: null })

test('behavior: the answers of the double are the ones of github.com/blockscout/swaggers, blockscout/11.0.0', async () => {
  const { state } = await startBlockscout()
  expect(getErrors('account', state.account)).toEqual([])
  for (const balance of [createBalance('25000001'), createBalance('1', unknownToken)])
    expect(getErrors('balance', balance)).toEqual([])
  for (const transaction of [createTransaction(20, 3), pending])
    expect(getErrors('transaction', transaction)).toEqual([])
  for (const transfer of [createTransfer(20, 9), unreadTransfer, burnt])
    expect(getErrors('transfer', transfer)).toEqual([])
  for (const item of [createNft('1'), nft]) expect(getErrors('nft', item)).toEqual([])
})

test('error: an answer with a field that the schemas do not have', () => {
  expect(getErrors('balance', { ...createBalance('1'), amount: '1' })).toEqual([
    ' must NOT have additional properties',
  ])
  expect(getErrors('transfer', createTransfer(20, 9, { timestamp: 'yesterday' }))).toHaveLength(1)
})

test('behavior: requests have paths of github.com/blockscout/swaggers, blockscout/11.0.0', async () => {
  const { url, requests } = await startBlockscout({
    ...{ transactions: [createTransaction(20, 3)], transfers: [createTransfer(20, 9)], nfts: [nft] },
  })
  const page = { after: undefined, page: undefined, limit: 10, signal }
  await createBlockscoutBalances({ url, native, timeoutMs: 5_000 }).read(account, [], signal)
  await createBlockscoutHistory({ url, chain: 'eip155:1', timeoutMs: 5_000 }).read(account, page)
  await createBlockscoutNfts({ url, timeoutMs: 5_000 }).read(account, page)
  const prefix = `/api/v2/addresses/${account}`
  expect(new Set(requests.map((path) => decodeURIComponent(path)))).toEqual(
    new Set(
      ['', '/token-balances', '/transactions', '/token-transfers', '/nft?type=ERC-721,ERC-1155'].map(
        (path) => `${prefix}${path}`,
      ),
    ),
  )
})

test('behavior: an account without a balance and a price has 0', async () => {
  const { url, state } = await startBlockscout()
  const details = { ...Object(state.account), coin_balance: null, exchange_rate: null }
  state.account = details
  expect(getErrors('account', details)).toEqual([])
  const source = createBlockscoutBalances({ url, native, timeoutMs: 5_000 })
  expect(await source.read(account, [], signal)).toEqual([
    { token: native, address: undefined, amount: 0n, price: undefined },
  ])
})

test.each([
  ['a transaction that is pending', { transactions: [pending] }],
  ['a transfer that the instance has not read', { transfers: [unreadTransfer] }],
  ['a transfer of a token of which nothing is known', { transfers: [burnt] }],
])('behavior: %s is left out of the history, and is no failure', async (_, state) => {
  const { url } = await startBlockscout(state)
  const source = createBlockscoutHistory({ url, chain: 'eip155:1', timeoutMs: 5_000 })
  const page = { after: undefined, page: undefined, limit: 10, signal }
  expect(await source.read(account, page)).toMatchObject({ entries: [], isPartial: false })
})

test('behavior: an NFT of which nothing but its collection is known', async () => {
  const { url } = await startBlockscout({ nfts: [nft, createNft('43', { token: null })] })
  const source = createBlockscoutNfts({ url, timeoutMs: 5_000 })
  const { nfts } = await source.read(account, { after: undefined, limit: 10, signal })
  expect(nfts).toMatchObject([{ standard: 'erc721', tokenId: '42', amount: 1n, metadataUrl: undefined }])
})
