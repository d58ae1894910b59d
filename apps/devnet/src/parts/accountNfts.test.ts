import { historyResponseSchema, type NftItem, nftResponseSchema } from '@latchkit/blockchain-api/contract'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, createPublicClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '../contracts/nfts.js'
import { type Devnet, startDevnet } from '../startDevnet.js'

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id)',
])
const [harbors, badges, spam] = collections
if (!harbors || !badges || !spam) throw new TypeError('the devnet has three collections')

let devnet: Devnet
const getAccount = (index: number): Address => accounts[index]?.address ?? '0x'
const [alice, bob] = [getAccount(0), getAccount(3)]

beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
  await untilIndexed()
}, 180_000)

afterAll(() => devnet?.stop())

const rpcUrl = () => devnet.chains[0]?.rpcUrl ?? ''
const client = () => createPublicClient({ transport: http(rpcUrl()) })

/** Waits until the newest block is indexed: the sender of its transaction has it in its history. */
async function untilIndexed(): Promise<void> {
  const from = getAccount(8)
  const receipt = await jsonRpc(post, rpcUrl(), 'eth_sendTransactionSync', [{ from, to: from }])
  const { transactionHash } = receipt as { readonly transactionHash: Hex }
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337' })
  for (let text = ''; !text.includes(transactionHash); )
    text = await (await fetch(`${devnet.gateway?.url}/v1/account/${from}/history?${query}`)).text()
}

/** Requests the NFTs. The gateway caches a page for 10 s, so that each test has its own account. */
async function fetchNfts(account: Address): Promise<readonly NftItem[]> {
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337' })
  const response = await fetch(`${devnet.gateway?.url}/v1/account/${account}/nfts?${query}`)
  const { data, next } = nftResponseSchema.parse(await response.json())
  expect(next).toBeNull()
  return data
}

test('default: the NFTs that the contracts say the account owns, with their metadata', async () => {
  const nfts = await fetchNfts(alice)
  expect(
    nfts.map(({ name, collection, token_id, quantity, flags }) => ({
      ...{ name, collection: collection?.name, token_id, amount: quantity.numeric, isSpam: flags.is_spam },
    })),
  ).toEqual([
    { name: 'Reward voucher', collection: spam.name, token_id: '0', amount: '1', isSpam: true },
    { name: 'Regatta badge', collection: undefined, token_id: '1', amount: '25', isSpam: false },
    { name: 'Night in the harbor', collection: 'Harbors', token_id: '2', amount: '1', isSpam: false },
    { name: 'Noon in the harbor', collection: 'Harbors', token_id: '1', amount: '1', isSpam: false },
    { name: 'Evening in the harbor', collection: 'Harbors', token_id: '0', amount: '1', isSpam: false },
  ])
  for (const { standard, contract, token_id, quantity } of nfts) {
    const address = contract as Address
    const id = BigInt(token_id)
    if (standard === 'erc721')
      expect(await client().readContract({ address, abi, functionName: 'ownerOf', args: [id] })).toBe(alice)
    else
      expect(
        await client().readContract({ address, abi, functionName: 'balanceOf', args: [alice, id] }),
      ).toBe(BigInt(quantity.numeric))
  }
})

test('default: the images are served by the gateway in two sizes', async () => {
  const [nft] = await fetchNfts(bob)
  expect(nft?.name).toBe('Morning in the harbor')
  const sizes: number[] = []
  for (const image of [nft?.content?.preview, nft?.content?.detail]) {
    expect(image?.url.startsWith(`${devnet.gateway?.url}/v1/image/`)).toBe(true)
    const response = await fetch(image?.url ?? '', { headers: { accept: 'image/webp' } })
    expect(response.headers.get('content-type')).toBe('image/webp')
    sizes.push((await response.arrayBuffer()).byteLength)
  }
  const [preview = 0, detail = 0] = sizes
  expect(preview > 500 && detail > preview).toBe(true)
})

test('default: an SVG image that a contract contains is served as pixels', async () => {
  const badge = (await fetchNfts(alice)).find(({ contract }) => contract === badges.address.toLowerCase())
  expect(badge?.content?.detail?.url.startsWith(`${devnet.gateway?.url}/v1/image/`)).toBe(true)
  const response = await fetch(badge?.content?.detail?.url ?? '', { headers: { accept: 'image/png' } })
  expect(response.headers.get('content-type')).toBe('image/png')
  const content = Buffer.from(await response.arrayBuffer())
  // Width and height of the PNG's header. An image without the shapes has 1 or 2 kB.
  expect([content.readUInt32BE(16), content.readUInt32BE(20), content.length > 5_000]).toEqual([
    512,
    512,
    true,
  ])
})

/** Sends Bob's NFT to an account, and waits until it is indexed. */
async function sendNft(from: Address, to: Address): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [from, to, 3n] })
  await jsonRpc(post, rpcUrl(), 'eth_sendTransactionSync', [{ from, to: harbors?.address, data }])
  await untilIndexed()
}

test('behavior: a transfer', async () => {
  await sendNft(bob, getAccount(4))
  expect((await fetchNfts(getAccount(4))).map(({ name }) => name)).toEqual(['Morning in the harbor'])
})

test('behavior: the activity shows the name and the image of an NFT', async () => {
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337' })
  const readLast = async () => {
    const response = await fetch(`${devnet.gateway?.url}/v1/account/${getAccount(4)}/history?${query}`)
    const { data } = historyResponseSchema.parse(await response.json())
    return data[0]?.transfers?.[0]?.nft_info
  }
  let shown = await readLast()
  // The history does not wait long for metadata, which is there for a later request.
  while (!shown?.content) shown = await readLast()
  expect(shown.name).toBe('Morning in the harbor')
  const { url = '' } = shown.content.preview ?? {}
  expect(url.startsWith(`${devnet.gateway?.url}/v1/image/`)).toBe(true)
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
})

test('behavior: an NFT whose transfer was replaced by a reorganization of 5 blocks', async () => {
  const [from, to] = [getAccount(4), getAccount(5)]
  await sendNft(from, to)
  await jsonRpc(post, rpcUrl(), 'anvil_reorg', [5, []])
  await untilIndexed()
  const place = { address: harbors.address, abi, functionName: 'ownerOf', args: [3n] } as const
  expect(await client().readContract(place)).not.toBe(to)
  expect(await fetchNfts(to)).toEqual([])
})
