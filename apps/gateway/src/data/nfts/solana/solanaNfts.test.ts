import { base58, base64 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SourceError } from '../../sources/BalanceSource.js'
import { InvalidPositionError } from '../../sources/NftSource.js'
import { createTestRoute, toDataUrl } from '../nfts.fixtures.js'
import { createSolanaNftSource } from './createSolanaNftSource.js'
import { getMetadataAddress, metadataProgram } from './getMetadataAddress.js'
import { parseMetaplexMetadata } from './parseMetaplexMetadata.js'
import { parseMint } from './parseMint.js'
import {
  encodeExtension,
  encodeMetadata,
  encodeMint,
  encodeTokenMetadata,
  type MetadataFields,
} from './solanaNfts.fixtures.js'

const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const splToken = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const [nonFungible, fungibleAsset, fungible, programmable] = [0, 1, 2, 4]

const toMint = (index: number) =>
  base58.encode(
    new Uint8Array(32)
      .fill(7)
      .fill(index >> 8, 0, 1)
      .fill(index & 255, 1, 2),
  )

type Token = {
  readonly mint: string
  readonly amount?: string
  readonly decimals?: number
  readonly program?: string
  readonly data?: Buffer | undefined
  readonly metadata?: MetadataFields
}

type Params = readonly [addresses: readonly string[], options: { readonly programId?: string }]

/** A node on which the account has these tokens. */
function setUp({
  tokens = [],
  collections = {},
  owner = metadataProgram,
  override = () => undefined,
}: {
  readonly tokens?: readonly Token[]
  readonly collections?: Readonly<Record<string, MetadataFields>>
  readonly owner?: string
  readonly override?: (method: string) => string | undefined
}) {
  const calls: { readonly method: string; readonly params: Params }[] = []
  const toValue = (data: Buffer, of: string) => ({
    owner: of,
    lamports: 1,
    data: [base64.encode(data), 'base64'],
  })
  const readAllAccounts = async () =>
    new Map([
      ...tokens.map(({ mint, data = encodeMint() }) => [mint, toValue(data, splToken)] as const),
      ...(await Promise.all(
        [
          ...Object.entries(collections),
          ...tokens.map(({ mint, metadata }) => [mint, metadata] as const),
        ].map(
          async ([mint, metadata]) =>
            [
              await getMetadataAddress(mint),
              metadata && toValue(encodeMetadata(mint, metadata), owner),
            ] as const,
        ),
      )),
    ])
  let accounts: ReturnType<typeof readAllAccounts> | undefined
  async function answer(method: string, [of, options]: Params) {
    if (method === 'getMultipleAccounts') {
      accounts ??= readAllAccounts()
      const all = await accounts
      return { value: of.map((address) => all.get(address) ?? null) }
    }
    return {
      value: tokens
        .filter(({ program = splToken }) => program === options.programId)
        .map(({ mint, amount = '1', decimals = 0 }) => ({
          account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
        })),
    }
  }
  const source = createSolanaNftSource({
    pool: {
      async call({ method, params }) {
        const parsed: Params = JSON.parse(params ?? '[]')
        calls.push({ method, params: parsed })
        return { kind: 'result', json: override(method) ?? JSON.stringify(await answer(method, parsed)) }
      },
      callTogether: () => Promise.reject(new Error('unused')),
    },
  })
  const { signal } = new AbortController()
  const read = (after?: string, limit = 50) => source.read(account, { after, limit, signal })
  const readNames = async () => (await read()).nfts.map(({ name }) => name)
  return { source, calls, read, readNames }
}

test('default: an NFT with its collection', async () => {
  const [mint, collection] = [toMint(1), toMint(2)]
  const metadata = {
    ...{ name: 'One', url: 'https://example.com/1.json', creators: 2, nonce: 255, standard: nonFungible },
    collection: { mint: collection, isConfirmed: true },
  }
  const { read } = setUp({ tokens: [{ mint, metadata }], collections: { [collection]: { name: 'Harbors' } } })
  expect(await read()).toEqual({
    nfts: [
      {
        ...{
          standard: 'metaplex',
          contract: mint,
          tokenId: '',
          amount: 1n,
          collection: 'Harbors',
          name: 'One',
        },
        metadataUrl: 'https://example.com/1.json',
      },
    ],
    next: undefined,
  })
})

test('default: the answer of the gateway', async () => {
  const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const [mint, url] = [toMint(1), toDataUrl({ name: 'In metadata', image: 'https://example.com/1.png' })]
  const { source } = setUp({ tokens: [{ mint, metadata: { name: 'On chain', url } }] })
  const getPage = createTestRoute({ chains: [{ id: chain, sources: [source] }] })
  expect((await getPage(account, { chainId: chain })).data).toMatchObject([
    {
      ...{
        id: `${chain}/nft:${mint}`,
        standard: 'metaplex',
        contract: mint,
        token_id: '',
        name: 'In metadata',
      },
      content: { preview: { url: 'https://proxy.example/https://example.com/1.png?size=256' } },
    },
  ])
})

test('behavior: the metadata of USDC is where the chain has it', async () => {
  expect(await getMetadataAddress(usdc)).toBe('5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq')
})

test.each<[string, Partial<Token>, readonly string[]]>([
  ['one of one', { metadata: {} }, ['One']],
  ['a programmable NFT', { metadata: { standard: programmable } }, ['One']],
  [
    'one of several, as in games',
    { data: encodeMint({ supply: 9n }), amount: '3', metadata: { standard: fungibleAsset } },
    ['One'],
  ],
  ['a token without decimals', { data: encodeMint({ supply: 9n }), metadata: { standard: fungible } }, []],
  ['an old token without decimals', { data: encodeMint({ supply: 9n }), metadata: {} }, []],
  ['one of one without metadata', {}, []],
  ['a token with decimals', { decimals: 6, metadata: {} }, []],
  ['an NFT that was given away', { amount: '0', metadata: {} }, []],
  ['a mint that the node does not have', { data: Buffer.alloc(0), metadata: {} }, []],
])('behavior: %s', async (_title, token, names) => {
  expect(await setUp({ tokens: [{ mint: toMint(1), ...token }] }).readNames()).toEqual(names)
})

test('behavior: the amount of one of several', async () => {
  const data = encodeMint({ supply: 9n })
  const token = { mint: toMint(1), amount: '3', data, metadata: { standard: fungibleAsset } }
  expect((await setUp({ tokens: [token] }).read()).nfts).toMatchObject([{ amount: 3n }])
})

test('behavior: metadata of Token-2022 is in the mint', async () => {
  const mint = toMint(1)
  const extensions = Buffer.concat([
    encodeExtension(18, Buffer.alloc(64)),
    encodeTokenMetadata(mint, 'Two', 'https://example.com/2.json'),
  ])
  const { read } = setUp({ tokens: [{ mint, program: token2022, data: encodeMint({ extensions }) }] })
  expect((await read()).nfts).toMatchObject([{ name: 'Two', metadataUrl: 'https://example.com/2.json' }])
})

test('behavior: metadata of another mint is not used', async () => {
  const extensions = encodeTokenMetadata(toMint(2), 'Two', 'https://example.com/2.json')
  const { readNames } = setUp({ tokens: [{ mint: toMint(1), data: encodeMint({ extensions }) }] })
  expect(await readNames()).toEqual([])
  expect(parseMetaplexMetadata(encodeMetadata(toMint(1), {}), toMint(2))).toBeUndefined()
})

test('behavior: an account of another program is no metadata', async () => {
  const { readNames } = setUp({ tokens: [{ mint: toMint(1), metadata: {} }], owner: splToken })
  expect(await readNames()).toEqual([])
})

test('behavior: a collection that has not confirmed the NFT is not shown', async () => {
  const [mint, collection] = [toMint(1), toMint(2)]
  const metadata = { collection: { mint: collection, isConfirmed: false } }
  const { read } = setUp({ tokens: [{ mint, metadata }], collections: { [collection]: { name: 'Harbors' } } })
  expect((await read()).nfts).toMatchObject([{ collection: '' }])
})

test('behavior: metadata of the first version ends before the collection', () => {
  const data = encodeMetadata(toMint(1), {})
  expect(parseMetaplexMetadata(data.subarray(0, -19), toMint(1))).toEqual({
    ...{ name: 'One', symbol: 'SYM', url: '', isFungible: undefined, collection: undefined },
  })
})

test('behavior: metadata that ends after the standard has the standard', () => {
  const data = encodeMetadata(toMint(1), { standard: fungibleAsset })
  expect(parseMetaplexMetadata(data.subarray(0, -17), toMint(1))).toMatchObject({
    ...{ name: 'One', isFungible: false, collection: undefined },
  })
})

test('behavior: a text that is cut short is no metadata', () => {
  const mint = toMint(1)
  const extensions = encodeTokenMetadata(mint, 'Two', 'https://example.com/2.json')
  const data = encodeMint({ extensions })
  expect(parseMint(data, mint)?.metadata?.url).toBe('https://example.com/2.json')
  expect(parseMint(data.subarray(0, -10), mint)).toBeUndefined()
})

test('behavior: pages have every NFT once, also between many tokens that are none', async () => {
  const tokens = Array.from({ length: 230 }, (_, index) => ({
    mint: toMint(index),
    ...(index % 3 === 0 && { metadata: { name: String(index) } }),
  }))
  const { read } = setUp({ tokens })
  const names: string[] = []
  let after: string | undefined
  do {
    const { nfts, next } = await read(after, 10)
    names.push(...nfts.map(({ name }) => name))
    after = next
  } while (after !== undefined)
  const expected = tokens.flatMap(({ metadata }) => metadata?.name ?? [])
  expect(names.sort()).toEqual(expected.sort())
})

test('behavior: a page ends after 500 tokens that are no NFTs', async () => {
  const tokens = Array.from({ length: 600 }, (_, index) => ({ mint: toMint(index) }))
  const { read, calls } = setUp({ tokens })
  const { nfts, next } = await read()
  expect(nfts).toEqual([])
  expect(next).toBeTypeOf('string')
  expect(calls.filter(({ method }) => method === 'getMultipleAccounts')).toHaveLength(10)
  expect((await read(next)).next).toBeUndefined()
})

test('behavior: no call for more than 100 accounts', async () => {
  const tokens = Array.from({ length: 70 }, (_, index) => ({ mint: toMint(index), metadata: {} }))
  const { read, calls } = setUp({ tokens })
  await read()
  for (const { method, params } of calls)
    if (method === 'getMultipleAccounts') expect(params[0].length).toBeLessThanOrEqual(100)
})

test('error: a position that the source did not create', async () => {
  await expect(setUp({}).read('mint')).rejects.toThrow(InvalidPositionError)
})

test.each(['{}', '{"value":[]}', '{"value":[{"owner":"x","data":["%","base64"]},null]}'])(
  'error: a node that answers getMultipleAccounts with %s',
  async (json) => {
    const { read } = setUp({
      tokens: [{ mint: toMint(1), metadata: {} }],
      override: (method) => (method === 'getMultipleAccounts' ? json : undefined),
    })
    await expect(read()).rejects.toThrow(SourceError)
  },
)

test('error: any bytes are a mint and metadata, or none', () => {
  const mint = toMint(1)
  const whole = encodeMetadata(mint, { creators: 1, standard: 0, collection: { mint, isConfirmed: true } })
  const wholeMint = encodeMint({ extensions: encodeTokenMetadata(mint, 'Two', 'https://example.com') })
  fc.assert(
    fc.property(fc.nat(700), fc.nat(700), fc.uint8Array({ maxLength: 8 }), (end, at, bytes) => {
      for (const [data, parse] of [
        [whole, parseMetaplexMetadata],
        [wholeMint, parseMint],
      ] as const) {
        const changed = Uint8Array.from(data.subarray(0, end))
        changed.set(bytes.slice(0, Math.max(0, changed.length - at)), Math.min(at, changed.length))
        const parsed = parse(changed, mint)
        expect(parsed === undefined || typeof parsed === 'object').toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
