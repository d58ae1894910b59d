import type { DataApi } from '@latchkit/core/ports'
import { describe, expect, test } from 'vitest'
import { createItem } from '../balance/balance.fixtures.js'
import { account, createHistoryItem } from '../history/history.fixtures.js'
import { createNftItem } from '../nfts/nfts.fixtures.js'
import { respond, serveBalances } from '../server.fixtures.js'
import { createApi } from './createApi.fixtures.js'

const chainId = 'eip155:1'

type List = {
  readonly name: string
  /** Returns the body of a response, with an item or without. */
  readonly toBody: (isEmpty: boolean) => object
  readonly read: (api: DataApi, cursor?: string) => Promise<{ readonly unavailable?: string | undefined }>
}

const of = () => ({ chainId, address: account, signal: new AbortController().signal }) as const
const balances: List = {
  name: 'balances',
  toBody: (isEmpty) => ({ balances: isEmpty ? [] : [createItem()] }),
  read: (api) => api.getBalances(of()),
}
const pagedLists: readonly List[] = [
  {
    name: 'transactions',
    toBody: (isEmpty) => ({ data: isEmpty ? [] : [createHistoryItem(0)], next: null }),
    read: (api, cursor) => api.getHistory({ ...of(), cursor }),
  },
  {
    name: 'NFTs',
    toBody: (isEmpty) => ({ data: isEmpty ? [] : [createNftItem(1)], next: null }),
    read: (api, cursor) => api.getNfts({ ...of(), cursor }),
  },
]

async function read(list: List, unavailable: unknown, isEmpty = true, cursor?: string) {
  const body = { ...list.toBody(isEmpty), unavailable }
  const { url } = await serveBalances((response) => respond(response, body))
  return list.read(createApi(url), cursor)
}

describe.each([balances, ...pagedLists])('the code of $name', (list) => {
  test.each(['not_indexed', 'unsupported', 'code_of_a_newer_server'])(
    'default: a list that the server does not have carries the code %s',
    async (code) => {
      expect(await read(list, [{ chainId, code }])).toMatchObject({ unavailable: code })
      expect(await read(list, [{ code }])).toMatchObject({ unavailable: code })
    },
  )

  test.each([
    ['another chain', [{ chainId: 'eip155:10', code: 'not_indexed' }]],
    ['an invalid code', [null, 'not_indexed', { chainId, code: 7 }, { chainId, code: '' }]],
    ['no list', { chainId, code: 'not_indexed' }],
    ['nothing', undefined],
  ])('behavior: %s adds no code', async (_, unavailable) => {
    expect(await read(list, unavailable)).not.toHaveProperty('unavailable')
  })

  test('error: rejects an empty list that the server could not read now', async () => {
    await expect(read(list, [{ chainId, code: 'failed' }])).rejects.toMatchObject({
      code: 'service-response',
    })
  })

  test('behavior: what is known of a list that could not be read completely is kept', async () => {
    const known = await read(list, [{ chainId, code: 'failed' }], false)
    expect(Object.values(known)).toMatchObject([[expect.anything()]])
  })
})

test.each(pagedLists)('behavior: an empty last page of $name is no failure', async (list) => {
  expect(await read(list, [{ chainId, code: 'failed' }], true, 'a')).not.toHaveProperty('unavailable')
})

test.each([true, false])('behavior: balances without prices tell so (empty: %s)', async (isEmpty) => {
  const known = await read(balances, [{ chainId, code: 'unpriced' }], isEmpty)
  expect(known).toMatchObject({ isUnpriced: true })
  expect(known).not.toHaveProperty('unavailable')
})
