import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { getMetadataAddress, metadataProgram } from '../../nfts/solana/getMetadataAddress.js'
import { encodeMetadata, encodeMint, encodeTokenMetadata } from '../../nfts/solana/solanaNfts.fixtures.js'
import { SourceError } from '../../sources/BalanceSource.js'
import { readTokenNames } from './readTokenNames.js'
import { account, other, token, usdc } from './solanaHistory.fixtures.js'

/** Reads names from a node that has these accounts. */
async function read(
  mints: readonly string[],
  accounts: Readonly<Record<string, Buffer>>,
  owner = metadataProgram,
) {
  let calls = 0
  const names = await readTokenNames(
    {
      call: () => Promise.reject(new Error('unused')),
      getCallCount: () => 0,
      async read(_method, [addresses]) {
        calls += 1
        const value = (addresses as readonly string[]).map((address) => {
          const data = accounts[address]
          return data ? { owner, data: [base64.encode(data), 'base64'] } : null
        })
        return JSON.stringify({ value })
      },
    },
    mints,
  )
  return { names: Object.fromEntries(names), calls }
}

test('default: the name and the symbol of a token in the metadata of Metaplex', async () => {
  const accounts = { [await getMetadataAddress(usdc)]: encodeMetadata(usdc, { name: 'USD Coin' }) }
  expect((await read([usdc], accounts)).names).toEqual({ [usdc]: { name: 'USD Coin', symbol: 'SYM' } })
})

test('default: those in a mint of Token-2022', async () => {
  const extensions = encodeTokenMetadata(usdc, 'USD Coin', '')
  const { names } = await read([usdc], { [usdc]: encodeMint({ extensions }) }, token)
  expect(names).toEqual({ [usdc]: { name: 'USD Coin', symbol: 'S' } })
})

test('behavior: characters that are not visible are removed', async () => {
  const accounts = { [await getMetadataAddress(usdc)]: encodeMetadata(usdc, { name: '\u202eUSD\u200b' }) }
  expect((await read([usdc], accounts)).names).toMatchObject({ [usdc]: { name: 'USD' } })
})

test('behavior: a token without metadata has empty names', async () => {
  expect((await read([usdc], {})).names).toEqual({ [usdc]: { name: '', symbol: '' } })
})

test('behavior: one call for several mints, of which 50 at most are read', async () => {
  const { names, calls } = await read([usdc, account, other], {})
  expect([Object.keys(names).length, calls]).toEqual([3, 1])
  const many = await read(Array.from({ length: 60 }, () => usdc).concat(account), {})
  expect(many.names).not.toHaveProperty(account)
})

test('behavior: what is no address is not read', async () => {
  expect(await read(['mint'], {})).toEqual({ names: {}, calls: 0 })
})

test('error: the node fails', async () => {
  const node = {
    call: () => Promise.reject(new Error('unused')),
    getCallCount: () => 0,
    read: () => Promise.reject(new SourceError('no')),
  }
  await expect(readTokenNames(node, [usdc])).rejects.toThrow(SourceError)
})
