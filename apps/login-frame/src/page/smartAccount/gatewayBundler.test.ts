import { type Devnet, delegationContracts, startDevnet, tokens } from '@latchkit/devnet'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delay } from '../../shared/delay.js'
import type { AccountCall } from '../../shared/smartAccount/accountCalls.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import { getDigest } from '../approval/getDigest.js'
import { toNetwork } from '../config/toNetwork.js'
import { type ChainRequest, createChainRpc } from '../rpc/createChainRpc.js'
import { prepareApproval } from '../signing/prepareApproval.js'
import { signApproval } from '../signing/signApproval.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { isOperationDropped } from './isOperationDropped.js'
import { createSmartAccountServers } from './SmartAccountServers.js'
import type { SentOperation } from './sendUserOperation.js'

const chainId = 'eip155:31337'
const to: Hex = `0x${'26'.repeat(20)}`
const { signal } = new AbortController()

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
}, 180_000)
afterAll(() => devnet.stop())

/** Creates an account with one coin, or one whose fees the gateway pays. The bundler of the gateway sends its operations. */
async function setUp({ isSponsored = false } = {}) {
  const { gateway, chains } = devnet
  const rpcUrl = chains[0]?.rpcUrl ?? ''
  const query = new URLSearchParams({ projectId: gateway?.projectId ?? '', chainId })
  const bundlerUrl = `${gateway?.url}/v1/bundler?${query}`
  const chain = {
    chainId,
    rpcUrl,
    smartAccount: { ...smartAccount, bundlerUrl, paymasterUrl: isSponsored ? bundlerUrl : undefined },
  } as const
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
  const vault = createFakeVault({ evmKey: generatePrivateKey() })
  const address = vault.user.addresses.eip155 as Hex
  await client.setBalance({ address, value: parseEther(isSponsored ? '0' : '1') })
  const request = (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init)
  const rpc = createChainRpc([chain], request)
  const servers = createSmartAccountServers([chain], request, (_, aborted) => delay(50, aborted))
  const sign = async (
    calls: readonly AccountCall[],
    answer: 'operationHash' | 'transactionHash',
    used = servers,
  ) => {
    const subject = { id: '1', origin: 'https://my-dapp.example', chainId, address } as const
    const network = toNetwork(chain)
    const approval = await prepareApproval(
      { ...subject, request: { type: 'evmCalls', calls, answer } },
      { rpc, servers, network, signal },
    )
    return signApproval(approval, getDigest(approval), { vault, rpc, servers: used, network, signal })
  }
  const send = async (calls: readonly AccountCall[]) => (await sign(calls, 'transactionHash')) as Hex
  return { client, address, rpc, servers, sign, send }
}

test('default: the bundler of the gateway sends the first operation, which delegates, and the second one', async () => {
  const { client, address, send } = await setUp()
  const before = await client.getBalance({ address: to })
  const hash = await send([
    { to, value: 2n, data: '0x' },
    { to, value: 3n, data: '0x' },
  ])
  expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect(await client.getCode({ address })).toBe(
    `0xef0100${delegationContracts.statelessAccount.slice(2).toLowerCase()}`,
  )
  await send([{ to, value: 4n, data: '0x' }])
  expect(await client.getBalance({ address: to })).toBe(before + 9n)
})

test('error: the bundler of the gateway names calls that would fail', async () => {
  const { send } = await setUp()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] })
  const [token] = tokens as readonly [(typeof tokens)[number]]
  await expect(send([{ to: token.address, value: 0n, data }])).rejects.toMatchObject({
    failure: 'would_fail',
  })
})

test('default: the paymaster of the gateway pays for an account without a balance', async () => {
  const { client, address, send } = await setUp({ isSponsored: true })
  const hash = await send([{ to, value: 0n, data: '0x12345678' }])
  expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect(await client.getBalance({ address })).toBe(0n)
})

test('behavior: a sponsored operation that the bundler loses is dropped when it has expired on the chain', async () => {
  const { client, address, rpc, servers, sign } = await setUp({ isSponsored: true })
  const losing = {
    ...servers,
    bundler: async (request: ChainRequest) =>
      request.method === 'eth_sendUserOperation' ? '0x' : servers.bundler(request),
  }
  const call = { to, value: 0n, data: '0x12345678' } as const
  const {
    operationHash,
    nonce,
    validUntil = 0,
  } = (await sign([call], 'operationHash', losing)) as SentOperation
  const isDropped = () =>
    isOperationDropped(
      { operationHash, sender: address, nonce, validUntil },
      { chainId, entryPoint: smartAccount.entryPoint, rpc, servers, signal },
    )
  const { timestamp } = await client.getBlock()
  expect(validUntil).toBeGreaterThan(Number(timestamp))
  expect(await isDropped()).toBe(false)
  await client.setNextBlockTimestamp({ timestamp: BigInt(validUntil) + 1n })
  await client.mine({ blocks: 1 })
  expect(await isDropped()).toBe(true)
})
