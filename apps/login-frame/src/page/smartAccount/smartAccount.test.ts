import { type Devnet, delegationContracts, startDevnet, tokens } from '@latchkit/devnet'
import { encodeFunctionData, erc20Abi, type Hex, hashMessage, parseAbi, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountCall } from '../../shared/smartAccount/accountCalls.js'
import { hashUserOperation, packUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import { getDigest } from '../approval/getDigest.js'
import type { SigningRequest } from '../approval/types.js'
import { toNetwork } from '../config/toNetwork.js'
import { toApprovalModel } from '../describe/toApprovalModel.js'
import { createChainRpc } from '../rpc/createChainRpc.js'
import { prepareApproval } from '../signing/prepareApproval.js'
import { signApproval } from '../signing/signApproval.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createTestBundler } from './createTestBundler.fixtures.js'
import { readOperationReceipt } from './readOperationReceipt.js'
import type { SmartAccountServers } from './SmartAccountServers.js'
import type { SentOperation } from './sendUserOperation.js'

const chainId = 'eip155:31337'
const to: Hex = `0x${'22'.repeat(20)}`
const spender: Hex = `0x${'33'.repeat(20)}`
const { signal } = new AbortController()
const [token] = tokens as readonly [(typeof tokens)[number]]

let devnet: Devnet
let servers: Awaited<ReturnType<typeof createTestBundler>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  servers = await createTestBundler(devnet.chains[0]?.rpcUrl ?? '')
})
afterAll(() => devnet.stop())

/** Creates an account, which has ordinary code. */
async function setUp({ balance = '1', isSponsored = false } = {}) {
  const rpcUrl = devnet.chains[0]?.rpcUrl ?? ''
  Object.assign(servers.state, { bundler: 'works', paymaster: 'pays' })
  servers.sent.splice(0)
  const chain = { chainId, rpcUrl } as const
  const network = toNetwork(chain)
  const vault = createFakeVault({ evmKey: generatePrivateKey() })
  const address = vault.user.addresses.eip155 as Hex
  await servers.client.setBalance({ address, value: parseEther(balance) })
  const rpc = createChainRpc([chain], (input, init) => fetch(input, init))
  const config = { ...smartAccount, paymasterUrl: isSponsored ? smartAccount.paymasterUrl : undefined }
  const own: SmartAccountServers = {
    find: (id) => (id === chainId ? config : undefined),
    bundler: servers.bundler,
    paymaster: servers.paymaster,
    wait: async () => {},
  }
  const prepare = (
    calls: readonly AccountCall[],
    answer: 'operationHash' | 'transactionHash' = 'transactionHash',
  ) => {
    const request: SigningRequest = { type: 'evmCalls', calls, answer }
    const subject = { id: '1', origin: 'https://my-dapp.example', chainId, address } as const
    return prepareApproval({ ...subject, request }, { rpc, servers: own, network, signal })
  }
  const send = (approval: Awaited<ReturnType<typeof prepare>>) =>
    signApproval(approval, getDigest(approval), { vault, rpc, servers: own, network, signal })
  const sign = async (approval: Awaited<ReturnType<typeof prepare>>) => (await send(approval)) as Hex
  const sendOperation = async (approval: Awaited<ReturnType<typeof prepare>>) =>
    (await send(approval)) as SentOperation
  const describeIt = (approval: Awaited<ReturnType<typeof prepare>>) => toApprovalModel(approval, network, 0)
  return { vault, address, rpc, own, prepare, sign, sendOperation, describeIt }
}

const transfer = (value = 1n): AccountCall => ({ to, value, data: '0x' })
const erc20 = (functionName: 'approve' | 'transfer', account: Hex, amount: bigint): AccountCall => ({
  to: token.address,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [account, amount] }),
})
const readErc20 = (functionName: 'balanceOf' | 'allowance', ...args: Hex[]) =>
  servers.client.readContract({
    address: token.address,
    abi: erc20Abi,
    functionName,
    args: args as never,
  })

/** Gives tokens to an account, from the first account of anvil, which has every token. */
async function giveTokens(account: Hex, amount: bigint) {
  const holder = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  await servers.client.impersonateAccount({ address: holder })
  await servers.client.writeContract({
    account: holder,
    chain: null,
    address: token.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [account, amount],
  })
}

describe('the first transaction', () => {
  test('default: it delegates, says so, and returns the hash of its transaction; the second one does not', async () => {
    const { address, prepare, sign, describeIt } = await setUp()
    const first = await prepare([transfer(5n)])
    expect(describeIt(first)).toMatchObject({
      title: { name: 'send', values: { symbol: 'ETH' } },
      fields: [
        { name: 'amount', value: '0.000000000000000005 ETH' },
        { name: 'to', value: to },
        { name: 'maximumFee' },
        { name: 'accountContract', value: delegationContracts.statelessAccount },
      ],
      notices: [{ name: 'becomesSmartAccount' }],
      simulation: { status: 'changes', changes: [{ amount: '−0.000000000000000005', isLoss: true }] },
    })
    const before = await servers.client.getBalance({ address: to })
    const hash = await sign(first)
    expect(await servers.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await servers.client.getBalance({ address: to })).toBe(before + 5n)
    expect(await servers.client.getCode({ address })).toBe(
      `0xef0100${delegationContracts.statelessAccount.slice(2).toLowerCase()}`,
    )

    const second = await prepare([transfer(6n)])
    expect(describeIt(second).notices).toEqual([])
    await sign(second)
    expect(await servers.client.getBalance({ address: to })).toBe(before + 11n)
    expect(servers.sent.map(({ eip7702Auth }) => eip7702Auth !== undefined)).toEqual([true, false])
  })

  test('behavior: a contract of another wallet is replaced, with a warning', async () => {
    const { address, prepare, sign, describeIt } = await setUp()
    await servers.client.setCode({ address, bytecode: `0xef0100${'44'.repeat(20)}` })
    const approval = await prepare([transfer()])
    expect(describeIt(approval).warnings).toEqual([{ name: 'replacesContract', level: 'danger' }])
    await sign(approval)
    expect(await servers.client.getCode({ address })).toContain(
      delegationContracts.statelessAccount.slice(2).toLowerCase(),
    )
  })

  test('default: the hash that is signed is that of the contract', async () => {
    const { address, prepare, sign } = await setUp()
    const approval = await prepare([transfer()])
    await sign(approval)
    if (approval.content.type !== 'evmUserOperation') throw new TypeError('It has another type')
    const { operation, entryPoint } = approval.content
    const abi = parseAbi([
      'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
      'function getPackedUserOperationTypedDataHash(Op operation) view returns (bytes32)',
    ])
    const args = [{ ...packUserOperation(operation), signature: '0x' }] as const
    const functionName = 'getPackedUserOperationTypedDataHash'
    expect(await servers.client.readContract({ address, abi, functionName, args })).toBe(
      hashUserOperation(operation, { chainId: 31337, entryPoint, kind: 'eip7702' }),
    )
  })
})

test('error: an operation whose calls take more than was displayed: nothing is signed, and nothing is sent', async () => {
  const { address, prepare, sign } = await setUp()
  const contract: Hex = `0x${'c0de'.repeat(10)}`
  await servers.client.setCode({ address: contract, bytecode: '0x00' })
  const approval = await prepare([transfer(), { to: contract, value: 0n, data: '0x12345678' }])
  // Emits `ApprovalForAll(caller, contract, true)`.
  const topic = '17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
  const code: Hex = `0x600160005230337f${topic}60206000a300`
  await servers.client.setCode({ address: contract, bytecode: code })
  await expect(sign(approval)).rejects.toMatchObject({ failure: 'effects_changed' })
  expect(servers.sent).toEqual([])
  expect(await servers.client.getCode({ address })).toBeUndefined()
})

describe('a batch', () => {
  test('default: approve and transfer are displayed with all changes, and happen together', async () => {
    const { address, rpc, own, prepare, sendOperation, describeIt } = await setUp()
    await giveTokens(address, 100n)
    const approval = await prepare(
      [erc20('approve', spender, 7n), erc20('transfer', to, 40n), transfer(3n)],
      'operationHash',
    )
    const model = describeIt(approval)
    expect(model).toMatchObject({
      title: { name: 'batch', values: { count: '3' } },
      notices: [{ name: 'becomesSmartAccount' }, { name: 'allOrNone' }],
      warnings: [],
      simulation: {
        status: 'changes',
        changes: [
          { symbol: 'ETH', isLoss: true },
          { symbol: token.symbol, amount: '−0.00004', isLoss: true },
        ],
      },
    })
    expect(model.instructions?.map(({ fields, warnings }) => [fields[0]?.value, warnings.length])).toEqual([
      [{ title: { name: 'approveToken' } }, 1],
      [{ title: { name: 'sendToken' } }, 0],
      [{ title: { name: 'send', values: { symbol: 'ETH' } } }, 0],
    ])
    const { operationHash, validUntil } = await sendOperation(approval)
    // The account pays.
    expect(validUntil).toBeUndefined()
    const receipt = await readOperationReceipt(operationHash, {
      ...{ chainId, rpc, servers: own, signal },
      entryPoint: smartAccount.entryPoint,
    })
    // Those of both calls of the token, and of no other part of the transaction.
    expect(receipt).toMatchObject({
      isSuccess: true,
      logs: [{ address: token.address.toLowerCase() }, { address: token.address.toLowerCase() }],
    })
    expect(await readErc20('allowance', address, spender)).toBe(7n)
    expect(await readErc20('balanceOf', address)).toBe(60n)
  })

  test('error: a batch of which one call fails is refused before it is displayed', async () => {
    const { prepare } = await setUp()
    await expect(prepare([erc20('approve', spender, 7n), erc20('transfer', to, 1n)])).rejects.toMatchObject({
      failure: 'would_fail',
    })
  })

  test('error: one call that fails later undoes all of them', async () => {
    const { address, rpc, own, prepare, sign, sendOperation } = await setUp()
    await giveTokens(address, 100n)
    const approval = await prepare([erc20('approve', spender, 7n), erc20('transfer', to, 100n)])
    await sign(await prepare([erc20('transfer', to, 1n)]))
    // The nonce of the second operation is used, so the batch is built again without an estimate.
    const { content } = approval
    if (content.type !== 'evmUserOperation') throw new TypeError('It has another type')
    const { authorization: _, ...others } = content
    const operation = { ...content.operation, nonce: content.operation.nonce + 1n }
    const stale = { ...approval, content: { ...others, operation } }
    // It would fail now, which was not displayed.
    await expect(sign(stale)).rejects.toMatchObject({ failure: 'effects_changed' })
    const simulation = { status: 'reverted', reason: '' } as const
    const displayed = { ...stale, content: { ...stale.content, simulation } }
    await expect(sign(displayed)).rejects.toMatchObject({ failure: 'calls_failed' })
    expect(await readErc20('allowance', address, spender)).toBe(0n)
    expect(await readErc20('balanceOf', address)).toBe(99n)
    const { operationHash } = await sendOperation({ ...(await prepare([transfer()], 'operationHash')) })
    const context = { chainId, rpc, servers: own, signal, entryPoint: smartAccount.entryPoint } as const
    expect(await readOperationReceipt(operationHash, context)).toMatchObject({ isSuccess: true, logs: [] })
  })
})

describe('the fee', () => {
  test('default: a sponsor pays for an account without a balance, and is named', async () => {
    const { address, prepare, sign, describeIt } = await setUp({ balance: '0', isSponsored: true })
    const approval = await prepare([{ to, value: 0n, data: '0x' }])
    const model = describeIt(approval)
    expect(model.notices).toContainEqual({ name: 'feeSponsoredBy', values: { name: 'My dapp' } })
    expect(model.fields.map(({ name }) => name)).toEqual(['amount', 'to', 'payer', 'accountContract'])
    await sign(approval)
    expect(servers.sent[0]).toMatchObject({ paymaster: servers.paymasterAddress })
    expect(await servers.client.getBalance({ address })).toBe(0n)
  })

  test.each([
    ['refuses', 'sponsorRefused'],
    ['refusesLate', 'sponsorRefused'],
    ['overBudget', 'sponsorOverBudget'],
    ['away', 'sponsorUnavailable'],
  ] as const)(
    'behavior: a paymaster that is %s leaves the fee to the user, and the display says so',
    async (state, notice) => {
      const { prepare, sign, describeIt } = await setUp({ isSponsored: true })
      servers.state.paymaster = state
      const approval = await prepare([transfer()])
      const model = describeIt(approval)
      expect(model.notices).toContainEqual({ name: notice })
      expect(model.fields).toContainEqual(expect.objectContaining({ name: 'maximumFee' }))
      await sign(approval)
      expect(servers.sent[0]?.paymaster).toBeUndefined()
    },
  )

  test.each([
    ['refuses', 'fee_unpayable'],
    ['overBudget', 'fee_over_budget'],
    ['away', 'fee_unpayable'],
  ] as const)('error: a paymaster that is %s, and an account without a balance', async (state, failure) => {
    const { prepare } = await setUp({ balance: '0', isSponsored: true })
    servers.state.paymaster = state
    await expect(prepare([{ to, value: 0n, data: '0x' }])).rejects.toMatchObject({
      failure,
    })
  })

  test.each([
    ['no balance', '0', 0n],
    ['a balance for the amount only', '1', parseEther('1')],
    ['a balance below the amount', '1', parseEther('2')],
  ])('error: %s', async (_title, balance, value) => {
    const { prepare } = await setUp({ balance })
    await expect(prepare([{ to, value, data: '0x' }])).rejects.toMatchObject({
      failure: 'insufficient_funds',
    })
  })
})

describe('the bundler', () => {
  test.each([
    ['away', 'bundler_unavailable'],
    ['refuses', 'bundler_refused'],
  ] as const)('error: a bundler that is %s before the display', async (state, failure) => {
    const { prepare } = await setUp()
    servers.state.bundler = state
    await expect(prepare([transfer()])).rejects.toMatchObject({ failure })
  })

  test.each([
    ['away', 'send_unknown'],
    ['refuses', 'bundler_refused'],
  ] as const)('error: a bundler that is %s after the approval', async (state, failure) => {
    const { prepare, sign } = await setUp()
    const approval = await prepare([transfer()])
    servers.state.bundler = state
    await expect(sign(approval)).rejects.toMatchObject({ failure })
  })

  test('error: a receipt of another transaction is not accepted', async () => {
    const { rpc, own, prepare, sign } = await setUp()
    const hash = await sign(await prepare([transfer()]))
    const bundler = async () => ({ receipt: { transactionHash: hash } })
    const context = {
      chainId,
      rpc,
      signal,
      servers: { ...own, bundler },
      entryPoint: smartAccount.entryPoint,
    } as const
    expect(await readOperationReceipt(`0x${'55'.repeat(32)}`, context)).toBeNull()
  })
})

test('default: a signature of a message is valid by ERC-1271, and by recovery before and after', async () => {
  const { vault, address, prepare, sign } = await setUp()
  const message = new TextEncoder().encode('hello')
  const signature = (await vault.sign({ request: { type: 'evmMessage', message }, address })) as Hex
  const verify = () => servers.client.verifyMessage({ address, message: 'hello', signature })
  expect(await verify()).toBe(true)
  await sign(await prepare([transfer()]))
  expect(await verify()).toBe(true)
  const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
  const args = [hashMessage('hello'), signature] as const
  expect(await servers.client.readContract({ address, abi, functionName: 'isValidSignature', args })).toBe(
    '0x1626ba7e',
  )
})
