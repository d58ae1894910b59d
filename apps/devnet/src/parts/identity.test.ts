import { type IdentityResponse, identityResponseSchema } from '@latchkit/blockchain-api/contract'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import {
  type Abi,
  type Address,
  createTestClient,
  http,
  labelhash,
  namehash,
  publicActions,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readEnsArtifact } from '../contracts/artifact.js'
import { ens, names } from '../contracts/ens.js'
import { type EvmChain, startEvmChain } from '../evm/evmChain.js'
import { freePort } from '../foundation/freePort.js'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'
import { startDevnet } from '../startDevnet.js'
import { type ImageServer, startImageServer } from './imageServer.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'

const registryAbi = readEnsArtifact('ENSRegistry').abi
const resolverAbi = readEnsArtifact('PublicResolver').abi
const reverseAbi = readEnsArtifact('ReverseRegistrar').abi

let processGroup: ProcessGroup
let chain: EvmChain
let gateway: Gateway
let images: ImageServer

/** Starts a gateway that reads names from a node of chain 31337. */
async function startGateway(...urls: readonly string[]): Promise<Gateway> {
  const start = (await loadGateway()).startGateway
  return start({
    port: 0,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    chains: [{ id: 'eip155:31337', http: urls, ensRegistry: ens.registry }],
    ipfsGatewayUrl: images.url,
    imagePrivateHosts: [images.host],
  })
}

beforeAll(async () => {
  processGroup = createProcessGroup()
  chain = await startEvmChain({ id: 31_337, port: 0, processGroup })
  images = await startImageServer()
  gateway = await startGateway(chain.rpcUrl)
}, 180_000)

afterAll(async () => {
  await gateway?.stop()
  images?.stop()
  await processGroup?.stop()
})

/** Requests an identity, which must match the contract of the API. */
async function fetchIdentity(account: string, url: string = gateway.url): Promise<IdentityResponse> {
  const response = await fetch(`${url}/v1/identity/${account}?projectId=devnet`)
  expect(response.status).toBe(200)
  return identityResponseSchema.parse(await response.json())
}

const getAccount = (index: number): Address => accounts[index]?.address ?? '0x'
const noName = { name: null, avatar: null }

function createClient() {
  return createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
}

/** Reads a contract with viem. */
const read = (address: Address, abi: Abi, functionName: string, args: readonly unknown[]) =>
  createClient().readContract({ address, abi, functionName, args })

/** Sends a transaction of an account, and waits until it is mined. */
async function write(
  account: Address,
  {
    address,
    abi,
    functionName,
    args,
  }: { address: Address; abi: Abi; functionName: string; args: readonly unknown[] },
): Promise<void> {
  const client = createClient()
  const hash = await client.writeContract({ account, chain: null, address, abi, functionName, args })
  expect((await waitForReceipt(client, hash)).status).toBe('success')
}

/** Claims a name in the reverse record of an account. */
const claim = (account: Address, name: string) =>
  write(account, { address: ens.reverseRegistrar, abi: reverseAbi, functionName: 'setName', args: [name] })

/** Registers a name below `alice.eth` that resolves to an account. The label may have any form. */
async function register(label: string, account: Address): Promise<void> {
  const owner = getAccount(0)
  const args = [namehash('alice.eth'), labelhash(label), owner, ens.resolver, 0n]
  await write(owner, { address: ens.registry, abi: registryAbi, functionName: 'setSubnodeRecord', args })
  const node = namehash(`${label}.alice.eth`)
  await write(owner, {
    address: ens.resolver,
    abi: resolverAbi,
    functionName: 'setAddr',
    args: [node, account],
  })
}

test('default: the name and the image are those that viem reads from the contracts', async () => {
  const account = getAccount(0)
  const reverse = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`)
  const reverseResolver = (await read(ens.registry, registryAbi, 'resolver', [reverse])) as Address
  const name = (await read(reverseResolver, resolverAbi, 'name', [reverse])) as string
  const node = namehash(name)
  const resolver = (await read(ens.registry, registryAbi, 'resolver', [node])) as Address
  expect(await read(resolver, resolverAbi, 'addr', [node])).toBe(account)
  expect(await read(resolver, resolverAbi, 'text', [node, 'avatar'])).toBe(names[0]?.avatar)
  const identity = await fetchIdentity(account)
  expect(identity).toMatchObject({ name: 'alice.eth' })
  const image = await fetch(`${identity?.avatar}?size=64`, { headers: { accept: 'image/webp' } })
  expect(image.status).toBe(200)
  expect(image.headers.get('content-type')).toBe('image/webp')
})

test('behavior: an account that claims a name of another account has no name', async () => {
  const account = getAccount(1)
  const reverse = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`)
  expect(await read(ens.resolver, resolverAbi, 'name', [reverse])).toBe('alice.eth')
  expect(await fetchIdentity(account)).toMatchObject(noName)
})

test('behavior: an account without a reverse record has no name', async () => {
  expect(await fetchIdentity(getAccount(2))).toMatchObject(noName)
})

test('behavior: a new name of an account', async () => {
  await register('pay', getAccount(6))
  await claim(getAccount(6), 'pay.alice.eth')
  expect(await fetchIdentity(getAccount(6))).toMatchObject({ name: 'pay.alice.eth', avatar: null })
})

test('behavior: a name that is not in its normal form is no name', async () => {
  await register('PAY', getAccount(7))
  await claim(getAccount(7), 'PAY.alice.eth')
  expect(await read(ens.resolver, resolverAbi, 'addr', [namehash('PAY.alice.eth')])).toBe(getAccount(7))
  expect(await fetchIdentity(getAccount(7))).toMatchObject(noName)
})

test('behavior: a resolver without code gives no name', async () => {
  const account = getAccount(8)
  const args = [account, '0x000000000000000000000000000000000000dEaD']
  const call = { address: ens.reverseRegistrar, abi: reverseAbi, functionName: 'claimWithResolver', args }
  await write(account, call)
  expect(await fetchIdentity(account)).toMatchObject(noName)
})

test('error: a node that is down, and its recovery; a second node answers meanwhile', async () => {
  const port = await freePort()
  const single = await startGateway(`http://127.0.0.1:${port}`)
  onTestFinished(single.stop)
  const double = await startGateway(`http://127.0.0.1:${port}`, chain.rpcUrl)
  onTestFinished(double.stop)
  const response = await fetch(`${single.url}/v1/identity/${getAccount(0)}?projectId=devnet`)
  expect([response.status, await response.json()]).toMatchObject([503, { reasons: [{ field: 'chainId' }] }])
  expect((await fetchIdentity(getAccount(0), double.url)).name).toBe('alice.eth')
  await startEvmChain({ id: 31_337, port, processGroup })
  expect((await fetchIdentity(getAccount(0), single.url)).name).toBe('alice.eth')
}, 180_000)

test('behavior: the gateway of a devnet knows its names', async () => {
  const devnet = await startDevnet({ gateway: true })
  onTestFinished(devnet.stop)
  const url = devnet.gateway?.url ?? ''
  expect((await fetchIdentity(getAccount(0), url)).name).toBe('alice.eth')
  expect(await fetchIdentity(solanaAccounts[0]?.address ?? '', url)).toEqual({ ...noName, resolvedAt: null })
}, 180_000)
