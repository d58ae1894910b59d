import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { createPublicClient, createWalletClient, erc20Abi, http, parseEther, webSocket } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multicall3Address } from '../contracts/deployContracts.js'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { freePort } from '../foundation/freePort.js'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'

let processGroup: ProcessGroup
let chain: EvmChain
let gateway: Gateway

beforeAll(async () => {
  processGroup = createProcessGroup()
  chain = await startEvmChain({ id: 31_337, port: 0, processGroup })
  const { startGateway } = await loadGateway()
  gateway = await startGateway({
    port: 0,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    // Nothing listens at the first node.
    chains: [
      {
        id: 'eip155:31337',
        http: [`http://127.0.0.1:${await freePort()}`, chain.rpcUrl],
        ws: [`ws://127.0.0.1:${await freePort()}`, chain.rpcUrl.replace('http', 'ws')],
      },
    ],
  })
}, 180_000)

afterAll(async () => {
  await gateway?.stop()
  await processGroup?.stop()
})

/** Returns clients of the node and of the gateway. */
function createClients(batch = false) {
  const url = `${gateway.url}/v1/?chainId=eip155:31337&projectId=devnet`
  return {
    node: createPublicClient({ transport: http(chain.rpcUrl) }),
    proxy: createPublicClient({ transport: http(url, { batch }) }),
    url,
  }
}

test('default: the gateway returns what the node returns', async () => {
  const { node, proxy } = createClients()
  const address = accounts[0]?.address ?? '0x'
  const token = tokens[0]?.address ?? '0x'
  const balanceOf = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const
  expect(await proxy.getChainId()).toBe(31_337)
  expect(await proxy.getBalance({ address })).toBe(await node.getBalance({ address }))
  expect(await proxy.getBlock()).toEqual(await node.getBlock())
  expect(await proxy.getLogs({ fromBlock: 0n })).toEqual(await node.getLogs({ fromBlock: 0n }))
  expect(await proxy.multicall({ contracts: [balanceOf], multicallAddress: multicall3Address })).toEqual([
    { status: 'success', result: await node.readContract(balanceOf) },
  ])
})

test('behavior: viem can send batches', async () => {
  const { node, proxy } = createClients(true)
  const read = (client: typeof node) =>
    Promise.all(accounts.map(({ address }) => client.getBalance({ address })))
  expect(await read(proxy)).toEqual(await read(node))
})

test('behavior: sends a transaction, and returns its receipt', async () => {
  const { node, proxy, url } = createClients()
  const account = privateKeyToAccount(accounts[6]?.privateKey ?? '0x')
  const to = '0x000000000000000000000000000000000000dEaD'
  const wallet = createWalletClient({ account, transport: http(url) })
  const hash = await wallet.sendTransaction({ chain: null, to, value: parseEther('1.5') })
  expect(await waitForReceipt(proxy, hash)).toEqual(await node.getTransactionReceipt({ hash }))
  expect(await proxy.getBalance({ address: to })).toBe(parseEther('1.5'))
})

test('behavior: viem subscribes to blocks and events over WebSocket', async () => {
  const { node } = createClients()
  const url = `${gateway.relayUrl}/v1?chainId=eip155:31337&projectId=devnet`
  const client = createPublicClient({ transport: webSocket(url, { reconnect: false }) })
  const account = privateKeyToAccount(accounts[7]?.privateKey ?? '0x')
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const [address, to] = [tokens[0]?.address ?? '0x', accounts[1]?.address ?? '0x']
  expect(await client.getChainId()).toBe(31_337)
  expect(await client.getBlockNumber()).toBe(await node.getBlockNumber())
  const blocks: string[] = []
  const hashes: unknown[] = []
  await client.transport.subscribe({
    params: ['newHeads'],
    onData: ({ result }) => blocks.push(result.number),
  })
  await client.transport.subscribe({
    params: ['logs', { address }],
    onData: ({ result }) => hashes.push(result.transactionHash),
  })
  const transfer = { address, abi: erc20Abi, functionName: 'transfer', args: [to, 0n], chain: null } as const
  const hash = await wallet.writeContract(transfer)
  const { blockNumber } = await waitForReceipt(node, hash)
  await expect.poll(() => blocks.map(BigInt)).toContain(blockNumber)
  await expect.poll(() => hashes).toEqual([hash])
  const socket = await client.transport.getRpcClient()
  socket.close()
})

test('error: the error of the chain and a method that is not allowed', async () => {
  const { proxy } = createClients()
  const token = tokens[0]?.address ?? '0x'
  const transfer = { abi: erc20Abi, functionName: 'transfer', args: [token, 2n ** 255n] } as const
  await expect(
    proxy.simulateContract({
      address: token,
      account: '0x000000000000000000000000000000000000bEEF',
      ...transfer,
    }),
  ).rejects.toThrow(/revert/)
  // @ts-expect-error: viem does not know the methods of this node.
  const setBalance = proxy.request({ method: 'anvil_setBalance', params: [token, '0x1'] })
  await expect(setBalance).rejects.toMatchObject({ code: -32_601 })
})
