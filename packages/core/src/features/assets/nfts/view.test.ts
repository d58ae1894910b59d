import { describe, expect, test } from 'vitest'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { makeItems, makeNft } from './nfts.fixtures.js'
import { toNftDetailModel } from './toNftDetailModel.js'
import { toNftItem } from './toNftItem.js'
import { toNftsModel } from './toNftsModel.js'
import type { NftsState } from './types.js'

const icon = 'data:image/png;base64,AAAA'
const { config } = createTestKit({ networks: [ethereum], chainImages: { 1: icon } }).kit
const session = makeSession('io.alpha', { addresses: ['0x1', '0x2'] })
const of = { address: '0x1', chainId: 'eip155:1' } as const
const error = new NftsUnavailableError({ network: 'Ethereum' })
const items = makeItems(0, 2)
const at = 1_700_000_000_000
const list = { items, cursors: [], at }
const more = { ...list, cursor: 'a' }
const shown = {
  namespace: 'eip155',
  network: { id: 'eip155:1', name: 'Ethereum', image: icon },
  items,
  more: 'none',
  at,
}

const modelOf = (
  nfts: NftsState | undefined,
  { namespace = 'eip155', chainId = 'eip155:1' } = {} as {
    namespace?: 'eip155' | 'bip122'
    chainId?: 'eip155:1' | 'eip155:1337'
  },
) =>
  toNftsModel(
    {
      connection: { [namespace]: { status: 'connected', session: { ...session, chainId } } },
      nfts: nfts && { [namespace]: nfts },
    },
    config,
    namespace,
  )

describe('toNftsModel', () => {
  test.each<[string, NftsState | undefined, unknown]>([
    ['before the feature is loaded', undefined, { status: 'loading' }],
    ['before the first read', { status: 'idle' }, { status: 'loading' }],
    ['the first read', { status: 'loading', of }, { status: 'loading' }],
    ['a list', { status: 'ready', of, list }, { status: 'ready', ...shown }],
    ['a list that is read again', { status: 'loading', of, list }, { status: 'ready', ...shown }],
    [
      'a list with further pages',
      { status: 'ready', of, list: more },
      { status: 'ready', ...shown, more: 'available' },
    ],
    [
      'a next page',
      { status: 'loading', of, cursor: 'a', list: more },
      { status: 'ready', ...shown, more: 'loading' },
    ],
    ['a failed read', { status: 'failed', of, error, at: 2 }, { status: 'failed', retryAt: 30_002 }],
    ['a failed read that is repeated', { status: 'loading', of, previousError: error }, { status: 'failed' }],
    [
      'earlier NFTs',
      { status: 'failed', of, error, at: 2, list },
      { status: 'stale', failed: 'first', ...shown, retryAt: 30_002 },
    ],
    [
      'a failed next page',
      { status: 'failed', of, cursor: 'a', error, at: 2, list: more },
      { status: 'stale', failed: 'next', ...shown, more: 'available', retryAt: 30_002 },
    ],
    [
      'a failed next page that is repeated',
      { status: 'loading', of, cursor: 'a', previousError: error, list: more },
      { status: 'stale', failed: 'next', ...shown, more: 'loading' },
    ],
  ])('default: %s', (_, nfts, expected) => {
    expect(modelOf(nfts)).toEqual(expected)
  })

  test.each([{ ...of, address: '0x2' }, { ...of, chainId: 'eip155:10' } as const])(
    'behavior: never shows the NFTs of $address on $chainId',
    (other) => {
      expect(modelOf({ status: 'ready', of: other, list })).toEqual({ status: 'loading' })
    },
  )

  test('behavior: no wallet is connected', () => {
    const state = { connection: { eip155: { status: 'disconnected' } } } as const
    expect(toNftsModel(state, config, 'eip155')).toEqual({ status: 'disconnected' })
  })

  test('behavior: a namespace without NFTs, and a network that is not configured', () => {
    expect(modelOf(undefined, { namespace: 'bip122' })).toEqual({ status: 'unsupported' })
    expect(modelOf(undefined, { chainId: 'eip155:1337' })).toEqual({ status: 'unsupported' })
  })
})

describe('toNftDetailModel', () => {
  const { connection } = { connection: { eip155: { status: 'connected', session } } } as const
  const nfts = { eip155: { status: 'ready', of, list } } as const
  const [first] = items

  test('default', () => {
    expect(toNftDetailModel({ connection, nfts }, config, 'eip155', first?.id ?? '')).toEqual({
      status: 'ready',
      namespace: 'eip155',
      network: shown.network,
      item: first,
    })
  })

  test('behavior: an NFT that is not among the loaded ones is missing', () => {
    expect(toNftDetailModel({ connection, nfts }, config, 'eip155', 'x')).toEqual({ status: 'missing' })
  })

  test('behavior: an NFT is loading while those of another account are known', () => {
    const other = { eip155: { ...nfts.eip155, of: { ...of, address: '0x2' } } }
    const model = toNftDetailModel({ connection, nfts: other }, config, 'eip155', first?.id ?? '')
    expect(model).toEqual({ status: 'loading' })
  })

  test('behavior: no wallet is connected', () => {
    const disconnected = { eip155: { status: 'disconnected' } } as const
    expect(toNftDetailModel({ connection: disconnected, nfts }, config, 'eip155', 'x')).toEqual({
      status: 'disconnected',
    })
  })
})

describe('toNftItem', () => {
  const networkOf = (url: string | undefined) => () => ({
    ...ethereum,
    blockExplorers: url ? { default: { name: '', url } } : undefined,
  })
  const explorerOf = (url: string | undefined, fields = {}) =>
    toNftItem(makeNft(7, fields), { networkOf: networkOf(url) }, cleanName).explorerUrl
  const { contract } = makeNft(7)

  test.each([
    ['https://explorer.test', `https://explorer.test/token/${contract}?a=7`],
    ['https://explorer.test/a/?net=1', `https://explorer.test/a/token/${contract}?net=1&a=7`],
    ['javascript:alert(1)', undefined],
    ['http://explorer.test', undefined],
    [undefined, undefined],
  ])('default: the page of an NFT in %s', (url, expected) => {
    expect(explorerOf(url)).toBe(expected)
  })

  test('behavior: an NFT of Solana is an address', () => {
    const mint = { standard: 'metaplex', contract: 'mint', tokenId: undefined } as const
    expect(explorerOf('https://explorer.test/?cluster=devnet', mint)).toBe(
      'https://explorer.test/address/mint?cluster=devnet',
    )
  })

  test('behavior: sanitizes names', () => {
    const nft = makeNft(1, { name: '\u202e1# epA', collection: '\u200b' })
    const item = toNftItem(nft, { networkOf: networkOf(undefined) }, cleanName)
    expect(item).toMatchObject({ name: '1# epA', collection: undefined })
  })
})
