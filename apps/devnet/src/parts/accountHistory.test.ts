import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HistoryResponse, historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  type Address,
  concat,
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  type Hex,
  http,
  pad,
  parseAbi,
  parseEther,
  parseEventLogs,
  toEventSelector,
  toHex,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { collections } from '../contracts/nfts.js'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
import { startDevnet } from '../startDevnet.js'
import { createTokenList } from './gateway.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'
import { type ObservedNode, startObservedNode } from './startObservedNode.fixtures.js'

/** Logs the data after the first four words of its call, which are the topics. */
const nftAddress: Address = '0x00000000000000000000000000000000000000F7'
const logCode: Hex = '0x60803610602157606035604035602035600035608036038060806000376000a4005b00'
const nftAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] amounts)',
])

let processGroup: ProcessGroup
let chain: EvmChain
let node: ObservedNode
let gateway: Gateway

beforeAll(async () => {
  processGroup = createProcessGroup()
  chain = await startEvmChain({ id: 31_337, port: 0, processGroup })
  await testClient(chain).setCode({ address: nftAddress, bytecode: logCode })
  node = await startObservedNode(chain.rpcUrl)
  gateway = await startIndexingGateway(node.url)
}, 180_000)

afterAll(async () => {
  await gateway?.stop()
  node?.stop()
  await processGroup?.stop()
})

const testClient = ({ rpcUrl }: EvmChain) => createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
const getAccount = (index: number): Address => accounts[index]?.address ?? '0x'

async function startIndexingGateway(rpcUrl: string, dataDir?: string): Promise<Gateway> {
  const { startGateway } = await loadGateway()
  return startGateway({
    port: 0,
    dataDir,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    chains: [{ id: 'eip155:31337', http: [rpcUrl], index: { fromBlock: 0 } }],
    tokens: [createTokenList([{ id: 31_337 }])],
  })
}

async function send(transaction: { from: Address; to?: Address; value?: Hex; data?: Hex; gas?: Hex }) {
  const receipt = await jsonRpc(post, chain.rpcUrl, 'eth_sendTransactionSync', [transaction])
  return (receipt as { readonly transactionHash: Hex }).transactionHash
}

/** Requests a page. It must match the contract of the API. */
async function fetchPage(account: Address, cursor = '', url = gateway.url): Promise<HistoryResponse> {
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337', cursor })
  const response = await fetch(`${url}/v1/account/${account}/history?${query}`)
  return historyResponseSchema.parse(await response.json())
}

/** Requests all pages, and returns the transactions. */
async function fetchHistory(account: Address, url = gateway.url, afterPage = async () => {}) {
  const data: HistoryResponse['data'][number][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: HistoryResponse = await fetchPage(account, cursor, url)
    data.push(...page.data)
    cursor = page.next
    await afterPage()
  }
  return data
}

/** Returns hash, status and transfers of each transaction, the newest first. */
const summarize = (data: HistoryResponse['data']) =>
  data.map(({ metadata: { hash, status, nonce, minedAt }, transfers }) => ({
    ...{ hash, status, nonce, minedAt },
    transfers: (transfers ?? []).map(
      ({ direction, quantity, fungible_info, nft_info }) =>
        `${direction} ${quantity.numeric} ${fungible_info?.symbol ?? nft_info?.name}`,
    ),
  }))

/** Reads the same from the node itself with viem. */
async function readChain(account: Address) {
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const found: ReturnType<typeof summarize> = []
  for (let blockNumber = latest; blockNumber >= 0n; blockNumber -= 1n) {
    const block = await client.getBlock({ blockNumber, includeTransactions: true })
    for (const transaction of [...block.transactions].reverse()) {
      const { logs, status } = await client.getTransactionReceipt({ hash: transaction.hash })
      const show = (from: string, to: string, text: string) => {
        const [isFrom, isTo] = [from, to].map((one) => one.toLowerCase() === account.toLowerCase())
        if (!isFrom && !isTo) return []
        return [`${isFrom && isTo ? 'self' : isFrom ? 'out' : 'in'} ${text}`]
      }
      const { from, to, value, hash, nonce } = transaction
      const native =
        status === 'success' && value > 0n ? show(from, to ?? '', `${formatUnits(value, 18)} ETH`) : []
      const ofCoins = parseEventLogs({ abi: erc20Abi, logs, eventName: 'Transfer' }).flatMap((log) => {
        const token = tokens.find(({ address }) => address.toLowerCase() === log.address.toLowerCase())
        const { from: sender, to: recipient, value: amount } = log.args
        return show(sender, recipient, `${formatUnits(amount, token?.decimals ?? 0)} ${token?.symbol}`)
      })
      const ofNfts = parseEventLogs({ abi: nftAbi, logs }).flatMap((log) => {
        const { args } = log
        if (log.eventName === 'TransferBatch')
          return log.args.ids.flatMap((id, index) =>
            show(args.from, args.to, `${log.args.amounts[index]} #${id}`),
          )
        const amount = 'amount' in log.args ? log.args.amount : 1n
        return 'id' in log.args ? show(args.from, args.to, `${amount} #${log.args.id}`) : []
      })
      const transfers = [...native, ...ofCoins, ...ofNfts]
      const isOwn = [from, to].some((one) => one?.toLowerCase() === account.toLowerCase())
      if (isOwn || transfers.length > 0)
        found.push({
          hash,
          status: status === 'success' ? 'confirmed' : 'failed',
          nonce,
          minedAt: new Date(Number(block.timestamp) * 1_000).toISOString(),
          transfers,
        })
    }
  }
  return found
}

const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

const logNft = (topics: readonly Hex[], data: Hex = '0x'): Hex => concat([...topics, data])

test('default: transfers of every kind equal what viem reads', async () => {
  const [from, to] = [getAccount(1), getAccount(2)]
  const coin = tokens[0]?.address ?? '0x'
  const uints = [{ type: 'uint256' }, { type: 'uint256' }] as const
  const arrays = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const
  await send({ from, to, value: toHex(parseEther('1.000000000000000001')) })
  await send({ from, to: from, value: '0x1' })
  await send({ from, to: coin, data: transfer(to, 1_234_567n) })
  await send({ from: to, to: tokens[2]?.address ?? '0x', data: transfer(from, 3n) })
  const topics = [pad(from), pad(to)]
  const own = [toEventSelector('Transfer(address,address,uint256)'), ...topics]
  await send({ from, to: nftAddress, data: logNft([...own, pad('0x7')]) })
  const single = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
  await send({
    ...{ from, to: nftAddress },
    data: logNft([single, pad(from), ...topics], encodeAbiParameters(uints, [8n, 20n])),
  })
  const batch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
  const items = encodeAbiParameters(arrays, [
    [9n, 2n ** 256n - 1n],
    [1n, 2n ** 255n],
  ])
  await send({ from, to: nftAddress, data: logNft([batch, pad(from), ...topics], items) })
  await send({ from, to: coin, data: transfer(to, 10n ** 30n), gas: '0x30000' })
  const args = [to, 5n] as const
  await send({ from, to: coin, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) })
  await node.waitUntilIndexed()
  for (const account of [from, to])
    expect(summarize(await fetchHistory(account))).toEqual(await readChain(account))
  const types = (await fetchHistory(from)).map(({ metadata }) => metadata.operationType)
  // The first transactions of the chain deploy the tokens with their balances.
  expect(types).toEqual([
    'approve',
    ...Array(4).fill('send'),
    'receive',
    ...Array(3).fill('send'),
    ...Array(3).fill('mint'),
  ])
})

test('behavior: a mint is shown with the initial balances of the tokens', async () => {
  await node.waitUntilIndexed()
  const minted = (await fetchHistory(getAccount(3))).filter(({ metadata }) => metadata.sentTo === '')
  expect(summarize(minted).flatMap(({ transfers }) => transfers)).toEqual([
    'in 7 ODD',
    'in 1000 TETH',
    'in 25000 TUSD',
  ])
  expect((await fetchHistory(zeroAddress)).length).toBe(0)
})

test('behavior: a reorganization of five blocks rewrites the list', async () => {
  const [from, to] = [getAccount(4), getAccount(5)]
  for (let count = 1; count <= 8; count += 1) await send({ from, to, value: toHex(count) })
  await node.waitUntilIndexed()
  const before = summarize(await fetchHistory(from))
  const replacement = { from, to, value: toHex(100), nonce: '0x3' }
  await jsonRpc(post, chain.rpcUrl, 'anvil_reorg', [5, [[replacement, 2]]])
  await node.waitUntilIndexed()
  const after = summarize(await fetchHistory(from))
  expect(after).toEqual(await readChain(from))
  expect(after.length).toBeLessThan(before.length)
})

test('behavior: a snapshot that is reverted takes its transactions back', async () => {
  const [from, to] = [getAccount(6), getAccount(7)]
  await send({ from, to, value: '0x1' })
  const id = await testClient(chain).snapshot()
  await send({ from, to, value: '0x2' })
  await send({ from, to, value: '0x3' })
  await node.waitUntilIndexed()
  await testClient(chain).revert({ id })
  await send({ from, to, value: '0x4' })
  await node.waitUntilIndexed()
  expect(summarize(await fetchHistory(to))).toEqual(await readChain(to))
})

test('behavior: pages of more than 120 transactions have neither gaps nor repetitions while others are mined', async () => {
  const [from, to] = [getAccount(8), '0x000000000000000000000000000000000000da7a'] as const
  for (let count = 1; count <= 125; count += 1) await send({ from, to, value: toHex(count) })
  await node.waitUntilIndexed()
  const expected = (await fetchPage(to)).data.map(({ metadata }) => metadata.hash)
  const pages = await fetchHistory(to, gateway.url, async () => {
    await send({ from, to, value: '0x1' })
    await node.waitUntilIndexed()
  })
  expect(pages.map(({ transfers }) => transfers?.[0]?.quantity.numeric)).toEqual(
    Array.from({ length: 125 }, (_, index) => formatUnits(BigInt(125 - index), 18)),
  )
  expect(pages.slice(0, 50).map(({ metadata }) => metadata.hash)).toEqual(expected)
}, 180_000)

test('behavior: continues after a restart, without doubles', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-history-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const [from, to] = [getAccount(9), '0x000000000000000000000000000000000000da7b'] as const
  const own = await startObservedNode(chain.rpcUrl)
  onTestFinished(own.stop)
  await send({ from, to, value: '0x1' })
  const first = await startIndexingGateway(own.url, dataDir)
  await own.waitUntilIndexed()
  await first.stop()
  await send({ from, to, value: '0x2' })
  const second = await startIndexingGateway(own.url, dataDir)
  onTestFinished(second.stop)
  await own.waitUntilIndexed()
  expect(summarize(await fetchHistory(to, second.url))).toEqual(await readChain(to))
}, 180_000)

test('error: a node that is down, and its recovery', async () => {
  const own = await startObservedNode(chain.rpcUrl)
  onTestFinished(own.stop)
  own.isDown = true
  const other = await startIndexingGateway(own.url)
  onTestFinished(other.stop)
  await own.waitForRequest()
  const { data, unavailable } = await fetchPage(getAccount(1), '', other.url)
  expect([data, unavailable]).toEqual([[], [{ chainId: 'eip155:31337', code: 'failed' }]])
  own.isDown = false
  await own.waitUntilIndexed()
  expect(summarize(await fetchHistory(getAccount(1), other.url))).toEqual(await readChain(getAccount(1)))
}, 180_000)

test('behavior: the gateway of a devnet indexes its first chain', async () => {
  const devnet = await startDevnet({ chainIds: [31_337, 31_338], gateway: true })
  onTestFinished(devnet.stop)
  let page: HistoryResponse
  const minted = collections.flatMap(({ items }) => items.filter(({ owner }) => owner === getAccount(0)))
  do page = await fetchPage(getAccount(0), '', devnet.gateway?.url)
  while (page.data.length < tokens.length + minted.length)
  expect(new Set(page.data.map(({ metadata }) => metadata.operationType))).toEqual(new Set(['mint']))
}, 180_000)
