import { encodeFunctionData, erc20Abi, getAddress, type Hex, multicall3Abi, parseTransaction } from 'viem'
import { describe, expect, inject, test } from 'vitest'
import { getDigest } from '../approval/getDigest.js'
import type { EvmTransactionRequest } from '../approval/types.js'
import { toNetwork } from '../config/toNetwork.js'
import { toApprovalModel } from '../describe/toApprovalModel.js'
import { createChainRpc } from '../rpc/createChainRpc.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { prepareApproval } from './prepareApproval.js'
import { signApproval } from './signApproval.js'

const { chains, tokens } = inject('devnet')
const [first, second] = chains
const [token, otherToken] = tokens
if (!first || !second || !token || !otherToken) throw new TypeError('The devnet has too few chains or tokens')
const chain = { chainId: `eip155:${first.id}`, rpcUrl: first.rpcUrl } as const
const to = '0x2222222222222222222222222222222222222222'
const { signal } = new AbortController()
const request = (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init)

type Setup = {
  readonly rpcUrl?: string
  /** Runs before the transaction is prepared. Returns its other fields. */
  readonly before?: (
    account: Hex,
    ask: (method: string, params: unknown) => Promise<unknown>,
  ) => Promise<Partial<EvmTransactionRequest>>
  /** Methods that the node does not have. */
  readonly missing?: string
}

/** Prepares a transaction of a new account with 10 ETH. */
async function setUp(
  transaction: Partial<EvmTransactionRequest>,
  { rpcUrl = chain.rpcUrl, before, missing }: Setup = {},
) {
  const evmKey: Hex = `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const vault = createFakeVault({ evmKey })
  const address = vault.user.addresses.eip155
  const own = createChainRpc([chain], request)
  const ask = (method: string, params: unknown) => own({ chainId: chain.chainId, method, params, signal })
  await ask('anvil_setBalance', [address, '0x8ac7230489e80000'])
  const others = await before?.(address as Hex, ask)
  const all = createChainRpc([{ ...chain, rpcUrl }], request)
  const rpc: typeof all = (given) =>
    all(given.method === missing ? { ...given, method: 'eth_missing' } : given)
  const network = toNetwork(chain)
  const prepared = prepareApproval(
    {
      id: '1',
      origin: 'https://my-dapp.example',
      chainId: chain.chainId,
      address,
      request: {
        type: 'evmTransaction',
        transaction: { to, data: '0x', value: 0n, ...transaction, ...others },
      },
    },
    { rpc, network, signal },
  )
  return { vault, ask, rpc, network, prepared }
}

test('default: sends a transfer that was displayed with its effect', async () => {
  const { vault, ask, rpc, network, prepared } = await setUp({ value: 10n ** 18n })
  const approval = await prepared
  expect(toApprovalModel(approval, network, 0)).toMatchObject({
    title: { name: 'send', values: { symbol: 'ETH' } },
    fields: [{ value: '1 ETH' }, { value: to }, {}, { value: '0' }],
    warnings: [],
    simulation: { status: 'changes', changes: [{ amount: '−1', symbol: 'ETH', isLoss: true }] },
  })
  const hash = await signApproval(approval, getDigest(approval), { vault, rpc, network, signal })
  await expect.poll(async () => ask('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1', to })
})

test('behavior: reads the token, and the revert of a transfer without a balance', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 0n] })
  const { network, prepared } = await setUp({ to: token.address, data })
  const approval = await prepared
  expect(approval.content).toMatchObject({ token: { symbol: token.symbol } })
  expect(toApprovalModel(approval, network, 0).fields[0]).toMatchObject({ value: `0 ${token.symbol}` })
  const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] })
  const failing = await setUp({ to: token.address, data: tooMuch, gas: 100_000n })
  expect((await failing.prepared).content).toMatchObject({ simulation: { status: 'reverted' } })
  const estimated = await setUp({ to: token.address, data: tooMuch })
  await expect(estimated.prepared).rejects.toMatchObject({ failure: 'would_fail' })
})

describe('a call that moves tokens of other contracts', () => {
  const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
  // The first account of anvil, which has every token.
  const holder = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const erc20 = (functionName: 'transfer' | 'approve', account: Hex, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [account, amount] })

  /** The user pays 5 units of one token through the contract, and receives 7 of another one. */
  const setUpSwap = async (missing?: string) => {
    const calls = (user: Hex) => [
      {
        target: token.address,
        callData: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [user, to, 5n] }),
      },
      { target: otherToken.address, callData: erc20('transfer', user, 7n) },
    ]
    const { network, prepared } = await setUp(
      {},
      {
        ...(missing && { missing }),
        async before(user, ask) {
          const send = (from: Hex, target: Hex, data: Hex) =>
            ask('eth_sendTransactionSync', [{ from, to: target, data, gas: '0x30d40' }])
          await ask('anvil_impersonateAccount', [user])
          await send(holder, token.address, erc20('transfer', user, 100n))
          await send(holder, otherToken.address, erc20('transfer', multicall, 7n))
          await send(user, token.address, erc20('approve', multicall, 5n))
          const data = encodeFunctionData({
            abi: multicall3Abi,
            functionName: 'aggregate3',
            args: [calls(user).map((call) => ({ ...call, allowFailure: false }))],
          })
          return { to: multicall, data }
        },
      },
    )
    return { network, approval: await prepared }
  }

  test('default: the changes of both are displayed with their addresses', async () => {
    const { approval, network } = await setUpSwap()
    const { simulation, warnings } = toApprovalModel(approval, network, 0)
    expect(warnings).toEqual([{ name: 'simulatedCall', level: 'caution' }])
    expect(simulation).toEqual({
      status: 'changes',
      changes: [
        { amount: '−0.000005', symbol: 'TUSD', isLoss: true, address: token.address },
        { amount: '+0.000000000000000007', symbol: 'TETH', isLoss: false, address: otherToken.address },
      ],
      symbol: 'ETH',
      isComplete: true,
    })
  })

  test('behavior: with a node that simulates no events, they are not known', async () => {
    const { approval, network } = await setUpSwap('eth_simulateV1')
    const { simulation, warnings } = toApprovalModel(approval, network, 0)
    expect(warnings).toEqual([{ name: 'unknownCall', level: 'caution' }])
    expect(simulation).toEqual({
      status: 'changes',
      changes: [],
      symbol: 'ETH',
      isComplete: false,
    })
  })
})

test('error: a contract that allows another account to take tokens of its caller: the warning names both', async () => {
  const contract = '0x00000000000000000000000000000000000c0de5'
  // Emits `Approval(caller, to, 1)`.
  const topic = '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  const code = `0x600160005273${to.slice(2)}337f${topic}60206000a300`
  const { network, prepared } = await setUp(
    {},
    {
      async before(_user, ask) {
        await ask('anvil_setCode', [contract, code])
        return { to: contract, data: '0x12345678' }
      },
    },
  )
  expect(toApprovalModel(await prepared, network, 0).warnings).toEqual([
    { name: 'hiddenAccess', level: 'danger', values: { contract: getAddress(contract), account: to } },
    { name: 'simulatedCall', level: 'caution' },
  ])
})

describe('effects that are not those of the description', () => {
  const contract = '0x00000000000000000000000000000000000c0dea'
  const approval = '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  /** Emits `Approval(caller, spender, 1)` for the spenders from `count` down to 1. */
  const approveAll = (count: number): Hex =>
    `0x600160005261${count.toString(16).padStart(4, '0')}5b80337f${approval}60206000a360019003806008576000`
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] })
  const withCode = (code: Hex, data: Hex, value = 0n) =>
    setUp(
      {},
      {
        async before(_user, ask) {
          await ask('anvil_setCode', [contract, code])
          return { to: contract, data, value }
        },
      },
    )

  test('error: a transfer of a token that also allows another account to take tokens is not displayed', async () => {
    const { prepared } = await withCode(approveAll(1), transfer)
    await expect(prepared).rejects.toMatchObject({ failure: 'effects_hidden' })
  })

  test.each([
    ['more access than the view displays', 11],
    ['more events than are parsed', 5_001],
  ])('error: a call with %s is not displayed', async (_, count) => {
    const { prepared } = await withCode(approveAll(count), '0x12345678')
    await expect(prepared).rejects.toMatchObject({ failure: 'effects_hidden' })
  })

  test('error: a contract that spares accounts with code, as in the simulation without events: the loss is displayed', async () => {
    const { network, prepared } = await setUp(
      {},
      {
        async before(user, ask) {
          const send = (from: Hex, target: Hex, data: Hex) =>
            ask('eth_sendTransactionSync', [{ from, to: target, data, gas: '0x30d40' }])
          const holder = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
          // Without code of the caller, calls the contract of the first word with the rest of the calldata.
          await ask('anvil_setCode', [
            contract,
            '0x333b15600757005b602036038060206000376000600091600060006000355af100',
          ])
          await ask('anvil_impersonateAccount', [user])
          await send(
            holder,
            token.address,
            encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [user, 5n] }),
          )
          await send(
            user,
            token.address,
            encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contract, 5n] }),
          )
          const take = encodeFunctionData({
            ...{ abi: erc20Abi, functionName: 'transferFrom', args: [user, to, 5n] },
          })
          return { to: contract, data: `0x${token.address.slice(2).padStart(64, '0')}${take.slice(2)}` }
        },
      },
    )
    expect(toApprovalModel(await prepared, network, 0).simulation).toMatchObject({
      changes: [{ amount: '−0.000005', isLoss: true, address: token.address }],
    })
  })

  const returnAll: Hex = '0x600060006000600034335af100'
  test.each<[string, Hex, Hex, bigint]>([
    ['gives access', '0x00', approveAll(1), 0n],
    ['fails', '0x00', '0x60006000fd', 0n],
    ['keeps what it has returned', returnAll, '0x00', 10n ** 18n],
  ])(
    'error: a contract that %s only after the display: nothing is signed',
    async (_, before, after, value) => {
      const { vault, ask, rpc, network, prepared } = await withCode(before, '0x12345678', value)
      const displayed = await prepared
      const sign = () => signApproval(displayed, getDigest(displayed), { vault, rpc, network, signal })
      await ask('anvil_setCode', [contract, after])
      await expect(sign()).rejects.toMatchObject({ failure: 'effects_changed' })
      expect(vault.calls.filter(({ name }) => name === 'sign')).toEqual([])
      await ask('anvil_setCode', [contract, before])
      expect(await sign()).toMatch(/^0x/)
    },
  )
})

test('error: a balance that is too low', async () => {
  const { prepared } = await setUp({ value: 10n ** 20n })
  await expect(prepared).rejects.toMatchObject({ failure: 'insufficient_funds' })
})

test('error: a node of another chain', async () => {
  const { prepared } = await setUp({ gas: 21_000n }, { rpcUrl: second.rpcUrl })
  await expect(prepared).rejects.toMatchObject({ failure: 'chain_mismatch' })
})

test('error: a node that is away', async () => {
  const { prepared } = await setUp({}, { rpcUrl: 'http://127.0.0.1:9' })
  await expect(prepared).rejects.toMatchObject({ failure: 'rpc_unavailable' })
})

test('param: fees and gas of the app', async () => {
  const { prepared } = await setUp({
    gas: 30_000n,
    maxFeePerGas: 5n * 10n ** 9n,
    maxPriorityFeePerGas: 10n ** 10n,
  })
  const { content } = await prepared
  if (content.type !== 'evmTransaction') throw new TypeError('It has another type')
  expect(parseTransaction(content.transaction)).toMatchObject({
    chainId: first.id,
    gas: 30_000n,
    maxFeePerGas: 5n * 10n ** 9n,
    // Never more than the whole fee.
    maxPriorityFeePerGas: 5n * 10n ** 9n,
  })
})
