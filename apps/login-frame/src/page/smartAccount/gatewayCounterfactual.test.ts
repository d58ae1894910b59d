import { type Devnet, startDevnet, tokens } from '@latchkit/devnet'
import { createMessage, createRpcReader, verifyMessage } from '@latchkit/siwx'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashMessage,
  http,
  isErc6492Signature,
  parseAbi,
  parseEther,
  publicActions,
  stringToBytes,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delay } from '../../shared/delay.js'
import type { AccountCall } from '../../shared/smartAccount/accountCalls.js'
import { hashUserOperation, packUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import { counterfactualAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import { getDigest } from '../approval/getDigest.js'
import type { SigningRequest } from '../approval/types.js'
import { toNetwork } from '../config/toNetwork.js'
import { toApprovalModel } from '../describe/toApprovalModel.js'
import { createChainRpc } from '../rpc/createChainRpc.js'
import { prepareApproval } from '../signing/prepareApproval.js'
import { signApproval } from '../signing/signApproval.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createSmartAccountServers } from './SmartAccountServers.js'

const chainId = 'eip155:31337'
const { signal } = new AbortController()
const [token] = tokens as readonly [(typeof tokens)[number]]

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], hardfork: 'cancun', gateway: true })
})
afterAll(() => devnet.stop())

/** Creates an account with a balance of its own, or one whose fees the gateway pays. */
async function setUp({ isSponsored = false, balance = '1' } = {}) {
  const { gateway, chains } = devnet
  const rpcUrl = chains[0]?.rpcUrl ?? ''
  const query = new URLSearchParams({ projectId: gateway?.projectId ?? '', chainId })
  const bundlerUrl = `${gateway?.url}/v1/bundler?${query}`
  const smartAccount = {
    ...counterfactualAccount,
    bundlerUrl,
    paymasterUrl: isSponsored ? bundlerUrl : undefined,
  }
  const chain = { chainId, rpcUrl, smartAccount } as const
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const vault = createFakeVault({ evmKey: generatePrivateKey(), smartAccounts: { [chainId]: smartAccount } })
  const { addresses, smartAccounts } = vault.user
  const owner = addresses.eip155 as Hex
  const address = smartAccounts?.[chainId] as Hex
  await client.setBalance({ address, value: parseEther(balance) })
  const request = (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init)
  const rpc = createChainRpc([chain], request)
  const servers = createSmartAccountServers([chain], request, (_, aborted) => delay(50, aborted))
  const network = toNetwork(chain)
  const prepare = (given: SigningRequest) => {
    const subject = { id: '1', origin: 'https://my-dapp.example', chainId, address, owner } as const
    return prepareApproval({ ...subject, request: given }, { rpc, servers, network, signal })
  }
  const sign = async (approval: Awaited<ReturnType<typeof prepare>>) =>
    (await signApproval(approval, getDigest(approval), { vault, rpc, servers, network, signal })) as Hex
  const toRequest = (calls: readonly AccountCall[]): SigningRequest => ({
    type: 'evmCalls',
    calls,
    answer: 'transactionHash',
  })
  const send = async (calls: readonly AccountCall[]) => sign(await prepare(toRequest(calls)))
  const signMessage = async (message: string) =>
    sign(await prepare({ type: 'evmMessage', message: stringToBytes(message) }))
  const describeIt = (approval: Awaited<ReturnType<typeof prepare>>) => toApprovalModel(approval, network, 0)
  /** A new recipient. */
  const to = privateKeyToAccount(generatePrivateKey()).address
  return { client, owner, address, to, rpcUrl, prepare, sign, send, signMessage, describeIt, toRequest }
}

const transfer = (to: Hex, amount: bigint): AccountCall => ({
  to: token.address,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})

/** Verifies a sign-in message with the verifier of apps. */
async function signIn({ address, rpcUrl, signMessage }: Awaited<ReturnType<typeof setUp>>) {
  const own = { domain: 'app.example.com', uri: 'https://app.example.com', nonce: 'k3Vt8sQ2mZ' }
  const message = createMessage({ ...own, address, chainId, issuedAt: '2026-03-01T12:00:00Z' })
  const signature = await signMessage(message)
  const reader = createRpcReader({ rpcUrls: { [chainId]: rpcUrl } })
  return { signature, result: await verifyMessage({ message, signature, expected: own, reader }) }
}

test('behavior: the chain has no EIP-7702', async () => {
  const { client, owner, to } = await setUp()
  await client.setBalance({ address: owner, value: parseEther('1') })
  const account = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: account.address, value: parseEther('1') })
  const authorization = await client.signAuthorization({ account, contractAddress: to, executor: 'self' })
  await expect(
    client.sendTransaction({ account, chain: null, to, gas: 100_000n, authorizationList: [authorization] }),
  ).rejects.toThrow()
})

describe('the first operation', () => {
  test('default: it deploys the account at its address, and says so; the second one does not', async () => {
    const { client, owner, address, to, prepare, sign, describeIt, toRequest } = await setUp()
    expect(address).not.toBe(owner)
    const first = await prepare(
      toRequest([
        { to, value: 2n, data: '0x' },
        { to, value: 3n, data: '0x' },
      ]),
    )
    expect(describeIt(first).notices).toEqual([{ name: 'createsSmartAccount' }, { name: 'allOrNone' }])
    const hash = await sign(first)
    expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await client.getCode({ address })).toMatch(/^0x\w{100}/)
    expect(await client.getCode({ address: owner })).toBeUndefined()
    const abi = parseAbi(['function owner() view returns (address)'])
    expect(await client.readContract({ address, abi, functionName: 'owner' })).toBe(owner)

    const second = await prepare(toRequest([{ to, value: 4n, data: '0x' }]))
    expect(describeIt(second).notices).toEqual([])
    await sign(second)
    expect(await client.getBalance({ address: to })).toBe(9n)
  })

  test('behavior: the hash of an operation is the one that the contract verifies', async () => {
    const { client, address, to, prepare, send, toRequest } = await setUp()
    await send([{ to, value: 1n, data: '0x' }])
    const { content } = await prepare(toRequest([{ to, value: 1n, data: '0x' }]))
    if (content.type !== 'evmUserOperation') throw new TypeError('The content is no operation')
    const { operation, entryPoint } = content
    const abi = parseAbi([
      'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
      'function getPackedUserOperationTypedDataHash(Op operation) view returns (bytes32)',
    ])
    const args = [{ ...packUserOperation(operation), signature: '0x' }] as const
    const functionName = 'getPackedUserOperationTypedDataHash'
    expect(await client.readContract({ address, abi, functionName, args })).toBe(
      hashUserOperation(operation, { chainId: 31337, entryPoint, kind: 'erc4337' }),
    )
  })

  test('default: the paymaster of the gateway pays for an account without a balance', async () => {
    const { client, address, to, prepare, sign, describeIt, toRequest } = await setUp({
      isSponsored: true,
      balance: '0',
    })
    const approval = await prepare(toRequest([{ to, value: 0n, data: '0x12345678' }]))
    expect(describeIt(approval).notices?.map(({ name }) => name)).toEqual([
      'createsSmartAccount',
      'feeSponsored',
    ])
    const hash = await sign(approval)
    expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await client.getBalance({ address })).toBe(0n)
    expect(await client.getCode({ address })).toMatch(/^0x\w{100}/)
  })

  test('error: the balance of the ordinary account pays nothing', async () => {
    const { client, owner, to, send } = await setUp({ balance: '0' })
    await client.setBalance({ address: owner, value: parseEther('1') })
    for (const value of [0n, 1n])
      await expect(send([{ to, value, data: '0x' }])).rejects.toMatchObject({
        failure: 'smart_account_funds',
      })
  })
})

describe('a batch', () => {
  test('error: one call that fails reverts all, also the deployment is not sent', async () => {
    const { client, address, to, send } = await setUp()
    const calls = [{ to, value: 1n, data: '0x' as const }, transfer(to, 1n)]
    await expect(send(calls)).rejects.toMatchObject({ failure: 'would_fail' })
    expect(await client.getBalance({ address: to })).toBe(0n)
    expect(await client.getCode({ address })).toBeUndefined()
  })

  test('error: a call that fails only when it is included reverts the others', async () => {
    const { client, address, to, prepare, sign, toRequest } = await setUp()
    const holder = devnet.accounts[0]?.address ?? '0x'
    const allow = (amount: bigint) =>
      client.writeContract({
        ...{ account: holder, chain: null, address: token.address, abi: erc20Abi },
        ...{ functionName: 'approve', args: [address, amount] },
      })
    await allow(5n)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [holder, to, 5n] })
    const calls = [
      { to, value: 1n, data: '0x' as const },
      { to: token.address, value: 0n, data },
    ]
    const approval = await prepare(toRequest(calls))
    const { content } = approval
    if (content.type !== 'evmUserOperation') throw new TypeError('It has another type')
    // The allowance is gone between the display and the signature: nothing is signed, unless it was displayed that it fails.
    await allow(0n)
    await expect(sign(approval)).rejects.toMatchObject({ failure: 'effects_changed' })
    const simulation = { status: 'reverted', reason: '' } as const
    const displayed = { ...approval, content: { ...content, simulation } }
    await expect(sign(displayed)).rejects.toMatchObject({ failure: 'calls_failed' })
    expect(await client.getBalance({ address: to })).toBe(0n)
    // The account is deployed all the same, and pays.
    expect(await client.getCode({ address })).toMatch(/^0x\w{100}/)
  })
})

describe('a signature', () => {
  test('default: it is valid before the deployment (EIP-6492), and after it (EIP-1271)', async () => {
    const account = await setUp()
    const { client, owner, address, to, signMessage, send } = account
    const before = await signMessage('hello')
    expect(isErc6492Signature(before)).toBe(true)
    const early = await signIn(account)
    expect(early.result).toMatchObject({ ok: true })
    expect(await client.verifyMessage({ address, message: 'hello', signature: before })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'other', signature: before })).toBe(false)
    expect(await client.verifyMessage({ address: owner, message: 'hello', signature: before })).toBe(false)
    expect(await client.getCode({ address })).toBeUndefined()

    await send([{ to, value: 1n, data: '0x' }])
    const after = await signMessage('hello')
    expect(isErc6492Signature(after)).toBe(false)
    const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
    const args = [hashMessage('hello'), after] as const
    expect(await client.readContract({ address, abi, functionName: 'isValidSignature', args })).toBe(
      '0x1626ba7e',
    )
    expect(await client.verifyMessage({ address, message: 'hello', signature: after })).toBe(true)
    const late = await signIn(account)
    expect(late.result).toMatchObject({ ok: true })
    // A signature from before stays valid.
    expect(await client.verifyMessage({ address, message: 'hello', signature: before })).toBe(true)
  })

  test('behavior: also of typed data', async () => {
    const { client, address, to, prepare, sign, send } = await setUp()
    const typedData = {
      domain: { name: 'App', version: '1', chainId: 31337 },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'hello' },
    } as const
    const signIt = async () => sign(await prepare({ type: 'evmTypedData', typedData }))
    const verify = async () => client.verifyTypedData({ ...typedData, address, signature: await signIt() })
    expect(await verify()).toBe(true)
    await send([{ to, value: 1n, data: '0x' }])
    expect(await verify()).toBe(true)
  })
})
