import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { getImageSource } from '../../server/imageProxy/getImageSource.fixtures.js'
import { startServer } from '../../server/imageProxy/startServer.fixtures.js'
import { FakeRevert } from '../accountData/startEvmNode.fixtures.js'
import { erc721Abi, erc1155Abi } from '../nfts/evm/nftAbi.js'
import { account, createContracts, createNames, startIdentityGateway } from './identity.fixtures.js'

/** Address of the universal resolver on Ethereum, in lower case. */
const universal = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** The functions of ENSIP-23 that viem 2.57 calls (`viem/actions/ens/getEnsName.ts`). */
const universalAbi = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string resolvedName, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
])
const callback = '0x0badcafe'
const noName = { name: null, avatar: null }

/** What the universal resolver finds. With `urls`, it asks these servers first. */
type Found = { name: string; avatar?: string; urls?: readonly string[] }

const encodeName = (name: string) =>
  encodeFunctionResult({
    abi: universalAbi,
    functionName: 'reverseWithGateways',
    result: [name, universal, zeroAddress],
  })

/** Creates a universal resolver, as far as viem calls it. The server of `urls` must send the name. */
const createUniversal = (found: Found) => (data: Hex) => {
  if (data.startsWith(callback)) {
    const [answer] = decodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], `0x${data.slice(10)}`)
    return encodeName(Buffer.from(answer.slice(2), 'hex').toString())
  }
  const { functionName } = decodeFunctionData({ abi: universalAbi, data })
  if (functionName === 'resolveWithGateways') {
    const text = encodeAbiParameters([{ type: 'string' }], [found.avatar ?? ''])
    return encodeFunctionResult({ abi: universalAbi, functionName, result: [text, universal] })
  }
  if (!found.urls) return encodeName(found.name)
  throw createLookup(found.urls)
}

/** The revert that requests a lookup. */
function createLookup(urls: readonly string[]): FakeRevert {
  const args = [universal, urls, '0x1234', callback, '0x'] as const
  return new FakeRevert(encodeErrorResult({ abi: universalAbi, errorName: 'OffchainLookup', args }))
}

/** Starts a gateway for accounts without a name in the registry. */
async function start(found: Found, options: Parameters<typeof startIdentityGateway>[1] = {}) {
  const gateway = await startIdentityGateway({}, options)
  gateway.state.contracts = { ...createContracts({}), [universal]: createUniversal(found) }
  return gateway
}

const requests: { readonly method: string; readonly url: string; readonly body: string }[] = []
beforeEach(() => void requests.splice(0))

/** Starts a server of names that answers with a name, or with a status. */
const startNameServer = (answer: string | number) =>
  startServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ method: request.method ?? '', url: request.url ?? '', body })
    if (typeof answer === 'number') return response.writeHead(answer).end('{}')
    response.end(JSON.stringify({ data: `0x${Buffer.from(answer).toString('hex')}` }))
  })

describe('the universal resolver', () => {
  test('default: a name that only the resolver of a parent knows (ENSIP-10), and its image', async () => {
    const { get } = await start({ name: 'alice.uni.eth', avatar: 'https://example.com/a.png' })
    const { identity } = await get()
    expect([identity?.name, getImageSource(identity?.avatar ?? '')]).toEqual([
      'alice.uni.eth',
      'https://example.com/a.png',
    ])
  })

  test('behavior: a name of the registry needs no call of it', async () => {
    const { get, state, node } = await start({ name: 'other.eth' })
    state.contracts = { ...state.contracts, ...createContracts(createNames()) }
    expect((await get()).identity?.name).toBe('alice.eth')
    expect(JSON.stringify(node.requests)).not.toContain(universal.slice(2))
  })

  test.each(['Alice.eth', 'al\u200dice.eth', '', `${'a'.repeat(300)}.eth`])(
    'error: the name %j, which is not in its normal form',
    async (name) => {
      const { get } = await start({ name, avatar: 'https://example.com/a.png' })
      expect((await get()).identity).toMatchObject(noName)
    },
  )

  test('error: a name that resolves to another account', async () => {
    const { get, state } = await start({ name: 'alice.eth' })
    state.contracts = {
      ...state.contracts,
      [universal]() {
        throw new FakeRevert(
          encodeErrorResult({
            abi: universalAbi,
            errorName: 'ReverseAddressMismatch',
            args: ['alice.eth', '0x'],
          }),
        )
      },
    }
    expect((await get()).identity).toMatchObject(noName)
  })

  test.each<[string, (data: Hex) => Hex]>([
    ['nothing', () => '0x'],
    ['another type', () => '0x1234'],
  ])('error: a contract that returns %s', async (_, contract) => {
    const { get, state } = await start({ name: 'alice.eth' })
    state.contracts = { ...state.contracts, [universal]: contract }
    expect((await get()).identity).toMatchObject(noName)
  })

  test('param: ensUniversalResolver', async () => {
    const ensUniversalResolver = `0x${'12'.repeat(20)}`
    const { get, state, node } = await startIdentityGateway({})
    const other = await startIdentityGateway(
      {},
      { chains: [{ id: 'eip155:1', http: [node.url], ensUniversalResolver }] },
    )
    state.contracts = {
      ...createContracts({}),
      [ensUniversalResolver]: createUniversal({ name: 'alice.uni.eth' }),
    }
    expect([(await get()).identity?.name, (await other.get()).identity?.name]).toEqual([
      null,
      'alice.uni.eth',
    ])
  })
})

describe('a server of names (ERC-3668)', () => {
  test('default: GET with the lookup in the URL, and POST', async () => {
    const { host } = await startNameServer('alice.cb.id')
    for (const [path, request] of [
      ['{sender}/{data}.json', { method: 'GET', url: `/${universal}/0x1234.json`, body: '' }],
      ['', { method: 'POST', url: '/', body: JSON.stringify({ sender: universal, data: '0x1234' }) }],
    ] as const) {
      const found = { name: '', urls: [`http://${host}/${path}`] }
      const { get } = await start(found, { imagePrivateHosts: [host] })
      expect((await get()).identity?.name).toBe('alice.cb.id')
      expect(requests.at(-1)).toEqual(request)
    }
  })

  test('behavior: a private address is not requested, and the failure is not cached', async () => {
    const { host } = await startNameServer('alice.cb.id')
    const { get } = await start({
      name: '',
      urls: [`http://${host}/{sender}/{data}`, 'https://127.0.0.1/{data}'],
    })
    expect((await get()).status).toBe(503)
    expect(requests).toHaveLength(0)
  })

  test('behavior: the next server is asked if one fails', async () => {
    const [broken, working] = [await startNameServer(500), await startNameServer('alice.cb.id')]
    const urls = [broken, working].map(({ host }) => `http://${host}/{data}`)
    const { get } = await start({ name: '', urls }, { imagePrivateHosts: [broken.host, working.host] })
    expect((await get()).identity?.name).toBe('alice.cb.id')
  })

  test('error: a server that refuses the lookup gives no name, and one that fails no answer', async () => {
    for (const [status, expected] of [
      [404, 200],
      [500, 503],
    ] as const) {
      const { host } = await startNameServer(status)
      const { get } = await start(
        { name: '', urls: [`http://${host}/{data}`] },
        { imagePrivateHosts: [host] },
      )
      expect((await get()).status).toBe(expected)
    }
  })

  test('error: a contract that requests lookups without end', async () => {
    const { host } = await startNameServer('alice.cb.id')
    const { get, state } = await start({ name: '' }, { imagePrivateHosts: [host] })
    state.contracts = {
      ...state.contracts,
      [universal]() {
        throw createLookup([`http://${host}/{data}`])
      },
    }
    expect((await get()).identity).toMatchObject(noName)
    expect(requests).toHaveLength(8)
  })

  test('error: a contract that requests a lookup of no server', async () => {
    const { get } = await start({ name: '', urls: [] })
    expect((await get()).identity).toMatchObject(noName)
  })
})

describe('an image that is an NFT (ENSIP-12)', () => {
  const contract = `0x${'ab'.repeat(20)}` as const

  test.each([
    ['erc721', account, 'https://example.com/7.png'],
    ['erc721', zeroAddress, null],
    ['erc1155', account, 'https://example.com/7.png'],
    ['erc1155', zeroAddress, null],
  ] as const)('default: %s owned by %s', async (standard, owner, image) => {
    const urls: string[] = []
    const { host } = await startServer((request, response) => {
      urls.push(request.url ?? '')
      response.end(JSON.stringify({ name: 'Seven', image: 'https://example.com/7.png' }))
    })
    const { get, state } = await start(
      { name: 'alice.uni.eth', avatar: `eip155:1/${standard}:${contract}/7` },
      { imagePrivateHosts: [host] },
    )
    state.contracts = {
      ...state.contracts,
      [contract](data) {
        const abi = [...erc721Abi, ...erc1155Abi]
        const { functionName } = decodeFunctionData({ abi, data })
        if (functionName === 'ownerOf') return encodeAbiParameters([{ type: 'address' }], [owner])
        if (functionName === 'balanceOf')
          return encodeAbiParameters([{ type: 'uint256' }], [owner === account ? 1n : 0n])
        return encodeAbiParameters([{ type: 'string' }], [`http://${host}/{id}.json`])
      },
    }
    const avatar = (await get()).identity?.avatar ?? null
    expect(avatar === null ? null : getImageSource(avatar)).toBe(image)
    expect(urls).toEqual(image === null ? [] : [`/${'7'.padStart(64, '0')}.json`])
  })

  test.each([
    'eip155:5/erc721:0x0000000000000000000000000000000000000001/7',
    'eip155:1/erc20:0x0000000000000000000000000000000000000001/7',
    `eip155:1/erc721:0x0000000000000000000000000000000000000001/${'9'.repeat(78)}`,
    'eip155:1/erc721:0x0000000000000000000000000000000000000001/7',
    'ar://short',
  ])('error: the record %s gives no image', async (avatar) => {
    const { get } = await start({ name: 'alice.uni.eth', avatar })
    expect((await get()).identity).toMatchObject({ name: 'alice.uni.eth', avatar: null })
  })

  test('default: an image of Arweave', async () => {
    const id = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'
    const { get } = await start({ name: 'alice.uni.eth', avatar: `ar://${id}` })
    expect(getImageSource((await get()).identity?.avatar ?? '')).toBe(`https://arweave.net/${id}`)
  })
})
