import {
  approveSend,
  connect,
  payWithWallet,
  refreshTokens,
  reviewSend,
  startPay,
  updateSend,
} from '@latchkit/core/actions'
import { fakeDataApi } from '@latchkit/core/testing'
import { toSendReviewModel } from '@latchkit/core/views/send'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeDeployData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ContractName, readArtifact } from '../contracts/artifact.js'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { createNodeKit } from './nodeKit.fixtures.js'
import { setUpEvmChain } from './setUpEvmChain.fixtures.js'

const chainId = 'eip155:31337'
const alice: Address = accounts[0]?.address ?? '0x'
const recipient: Address = '0x1111111111111111111111111111111111111111'
const behaviors = {
  ...{ takesFee: 0, returnsNothing: 1, returnsFalse: 2, reverts: 3, takesMore: 4, approves: 5 },
} as const

const getChain = setUpEvmChain()

/** A kit whose wallet is fake, and whose network is the node. */
async function setUp(token?: { readonly address: Address; readonly amount: bigint }) {
  const transport = http(getChain().rpcUrl)
  const client = createTestClient({ mode: 'anvil', transport }).extend(publicActions)
  // The node has the keys of its accounts.
  const wallet = createWalletClient({ account: alice, transport })
  const dataApi = fakeDataApi()
  const { kit, evm, request } = createNodeKit(getChain().rpcUrl, dataApi)
  const native = await client.getBalance({ address: alice })
  const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: native } as const
  const balances = [
    ether,
    ...(token ? [{ ...token, chainId, name: 'Coin', symbol: 'COIN', decimals: 6 } as const] : []),
  ]
  dataApi.setBalances({ address: alice, chainId, balances })
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  await refreshTokens(kit)
  updateSend(kit, { recipient, ...(token && { tokenId: `${chainId}/${token.address}` }) })

  /** Approves the review, and sends exactly what the wallet was asked for. */
  async function send() {
    await approveSend(kit)
    const { transaction } = evm.sent.at(-1) ?? {}
    if (!transaction) throw new TypeError('The wallet was not asked')
    const { to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction
    const hash = await wallet.sendTransaction({
      chain: null,
      ...{ to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas },
    })
    return waitForReceipt(client, hash)
  }
  const review = () => toSendReviewModel(kit.getState(), kit.config)
  const balanceOf = (owner: Address) =>
    client.readContract({
      address: token?.address ?? '0x',
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    })
  return { kit, evm, client, wallet, request, send, review, balanceOf }
}

async function deploy(behavior: keyof typeof behaviors): Promise<Address> {
  return deployArtifact('NonstandardCoin', [behaviors[behavior], alice, 1_000n])
}

async function deployArtifact(name: ContractName, args: readonly unknown[]): Promise<Address> {
  const client = createTestClient({ mode: 'anvil', transport: http(getChain().rpcUrl) }).extend(publicActions)
  const wallet = createWalletClient({ account: alice, transport: http(getChain().rpcUrl) })
  const { abi, bytecode } = readArtifact(name)
  const hash = await wallet.sendTransaction({ chain: null, data: encodeDeployData({ abi, bytecode, args }) })
  const { contractAddress } = await waitForReceipt(client, hash)
  return contractAddress ?? '0x'
}

describe('native token', () => {
  test('default: the recipient gets exactly the amount, and the fee is at most the reviewed one', async () => {
    const { kit, client, send, review } = await setUp()
    updateSend(kit, { amount: '1.5' })
    const [own, before] = await Promise.all(
      [alice, recipient].map((address) => client.getBalance({ address })),
    )
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', amount: parseEther('1.5'), isContract: false })
    const { fee } = review() as Extract<ReturnType<typeof review>, { status: 'ready' }>
    const receipt = await send()
    expect(receipt.status).toBe('success')
    expect(await client.getBalance({ address: recipient })).toBe((before ?? 0n) + parseEther('1.5'))
    const cost = receipt.gasUsed * receipt.effectiveGasPrice
    expect(await client.getBalance({ address: alice })).toBe((own ?? 0n) - parseEther('1.5') - cost)
    expect(cost).toBeLessThanOrEqual(fee.fee)
  })

  test('behavior: Max leaves 0', async () => {
    const { kit, client, send } = await setUp()
    await client.setBalance({ address: alice, value: parseEther('3') })
    updateSend(kit, { isMax: true })
    await reviewSend(kit)
    expect(await send()).toMatchObject({ status: 'success' })
    expect(await client.getBalance({ address: alice })).toBe(0n)
    await client.setBalance({ address: alice, value: parseEther('10000') })
  })

  test('error: a contract that rejects it', async () => {
    const { kit } = await setUp()
    updateSend(kit, { amount: '1', recipient: tokens[0]?.address ?? '' })
    await expect(reviewSend(kit)).rejects.toMatchObject({ code: 'simulation-reverted' })
  })

  test('behavior: a contract that accepts it', async () => {
    const { kit, wallet, client, review, send } = await setUp()
    const hash = await wallet.sendTransaction({ chain: null, data: readArtifact('WrappedEther').bytecode })
    const { contractAddress } = await waitForReceipt(client, hash)
    updateSend(kit, { amount: '1', recipient: contractAddress ?? '' })
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', isContract: true })
    expect(await send()).toMatchObject({ status: 'success' })
  })
})

describe('tokens', () => {
  test('default: an ERC-20 token', async () => {
    const address = tokens[0]?.address ?? '0x'
    const { kit, send, review, balanceOf } = await setUp({ address, amount: 25_000_000_000n })
    updateSend(kit, { amount: '12.5' })
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', amount: 12_500_000n, isUnverified: false })
    expect(review()).not.toHaveProperty('received')
    expect(await send()).toMatchObject({ status: 'success' })
    expect(await balanceOf(recipient)).toBe(12_500_000n)
  })

  test('behavior: a token that takes a fee: the review shows what arrives', async () => {
    const address = await deploy('takesFee')
    const { kit, send, review, balanceOf } = await setUp({ address, amount: 1_000n })
    updateSend(kit, { isMax: true })
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', amount: 1_000n, received: 990n })
    await send()
    expect(await balanceOf(recipient)).toBe(990n)
    expect(await balanceOf(alice)).toBe(0n)
  })

  test('behavior: a token that returns nothing, like USDT', async () => {
    const address = await deploy('returnsNothing')
    const { kit, send, review, balanceOf } = await setUp({ address, amount: 1_000n })
    updateSend(kit, { amount: '0.0007' })
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', isUnverified: false })
    await send()
    expect(await balanceOf(recipient)).toBe(700n)
  })

  test.each([
    ['returnsFalse', 'simulation-reverted', 'The token returned false.'],
    ['reverts', 'simulation-reverted', 'transfers are paused'],
    ['takesMore', 'transaction-mismatch', undefined],
    ['approves', 'transaction-mismatch', undefined],
  ] as const)('error: a token that %s is refused before signing', async (behavior, code, details) => {
    const { kit, evm } = await setUp({ address: await deploy(behavior), amount: 1_000n })
    updateSend(kit, { amount: '0.0001' })
    await expect(reviewSend(kit)).rejects.toMatchObject({ code, ...(details && { details }) })
    expect(evm.sent).toEqual([])
  })

  test.each([
    ['takesMore', 'transaction-mismatch'],
    ['approves', 'transaction-mismatch'],
  ] as const)('error: a payment with a token that %s is refused before signing', async (behavior, code) => {
    const address = await deploy(behavior)
    const { kit, evm } = await setUp({ address, amount: 1_000n })
    const metadata = { name: 'Coin', symbol: 'COIN', decimals: 6 }
    startPay(kit, { recipient, amount: '0.0001', asset: `${chainId}/erc20:${address}`, metadata })
    await expect(payWithWallet(kit)).rejects.toMatchObject({ code })
    expect(evm.sent).toEqual([])
  })

  test('behavior: the token turns into one that takes a fee after the review', async () => {
    const address = await deploy('returnsNothing')
    const { kit, client, evm, review } = await setUp({ address, amount: 1_000n })
    updateSend(kit, { amount: '0.0001' })
    await reviewSend(kit)
    const code = await client.getCode({ address: await deploy('takesFee') })
    await client.setCode({ address, bytecode: code ?? '0x' })
    await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
    expect(review()).toMatchObject({ status: 'ready', received: 99n })
    expect(evm.sent).toEqual([])
  })

  test('behavior: a node that simulates nothing: the result is not known, and a revert still is', async () => {
    const address = await deploy('takesFee')
    const { kit, evm, request, review } = await setUp({ address, amount: 1_000n })
    evm.networkAnswers.set('eth_call', (...[call, block]: readonly unknown[]) =>
      request('eth_call', [call, block]),
    )
    evm.networkAnswers.delete('eth_simulateV1')
    updateSend(kit, { amount: '0.0001' })
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', isUnverified: true })
    const paused = await setUp({ address: await deploy('reverts'), amount: 1_000n })
    paused.evm.networkAnswers.delete('eth_simulateV1')
    paused.evm.networkAnswers.set('eth_call', (...[call, block]: readonly unknown[]) =>
      request('eth_call', [call, block]),
    )
    updateSend(paused.kit, { amount: '0.0001' })
    await expect(reviewSend(paused.kit)).rejects.toMatchObject({ code: 'simulation-reverted' })
  })

  test('behavior: a token without a balance of the native token for the fee', async () => {
    const address = await deploy('returnsNothing')
    const { kit, client, review } = await setUp({ address, amount: 1_000n })
    await client.setBalance({ address: alice, value: 0n })
    updateSend(kit, { amount: '0.0001' })
    await reviewSend(kit)
    expect(review()).toMatchObject({ status: 'ready', problem: 'insufficient-fee' })
    await client.setBalance({ address: alice, value: parseEther('10000') })
  })
})

describe('tokens that round', () => {
  // The index of an aToken after some interest.
  const index = 1_037_123_456_789_012_345_678_901_234n
  const deployScaled = (roundsUp: boolean) =>
    deployArtifact('ScaledCoin', [alice, 1_000_000_000n, index, roundsUp])

  test('default: an aToken of Aave v3.5 takes at most 2 base units more than the amount, and the review shows it', async () => {
    const address = await deployScaled(true)
    const { kit, evm, send, review, balanceOf } = await setUp({ address, amount: 1_037_123_456n })
    let rounded = 0
    for (let step = 1n; step <= 20n; step += 1n) {
      const amount = 1_000_000n + step
      updateSend(kit, { recipient, tokenId: `${chainId}/${address}` })
      updateSend(kit, { amount: `1.${amount.toString().slice(1)}` })
      const before = await balanceOf(alice)
      await reviewSend(kit)
      const shown = review()
      expect(shown).toMatchObject({ status: 'ready', amount })
      expect(shown).not.toHaveProperty('received')
      expect(await send()).toMatchObject({ status: 'success' })
      const taken = before - (await balanceOf(alice))
      const most = amount + (('rounding' in shown && shown.rounding) || 0n)
      expect(taken).toBeLessThanOrEqual(most)
      if (taken > amount) rounded += 1
      expect('rounding' in shown).toBe(taken > amount)
    }
    expect(rounded).toBeGreaterThan(5)
    expect(evm.sent).toHaveLength(20)
  })

  test('behavior: all of a token that rounds leaves nothing', async () => {
    const address = await deployScaled(true)
    const { kit, send, balanceOf } = await setUp({ address, amount: 1_037_123_456n })
    updateSend(kit, { isMax: true })
    await reviewSend(kit)
    expect(await send()).toMatchObject({ status: 'success' })
    expect(await balanceOf(alice)).toBe(0n)
  })

  test('behavior: stETH gives the recipient up to 2 base units less, and the review shows what arrives at least', async () => {
    const address = await deployScaled(false)
    const { kit, send, review, balanceOf } = await setUp({ address, amount: 1_037_123_456n })
    updateSend(kit, { amount: '1.000003' })
    await reviewSend(kit)
    expect(review()).toMatchObject({ amount: 1_000_003n, received: 1_000_001n, rounding: 2n })
    expect(await send()).toMatchObject({ status: 'success' })
    expect(await balanceOf(recipient)).toBeGreaterThanOrEqual(1_000_001n)
  })

  test('behavior: a token that begins to round after the review is reviewed again, and then sent', async () => {
    const address = await deployScaled(true)
    const { kit, client, evm, review, send } = await setUp({ address, amount: 1_000_000_000n })
    const scaled = await client.getCode({ address })
    const even = await client.getCode({
      address: await deployArtifact('ScaledCoin', [alice, 1_000_000_000n, 10n ** 27n, true]),
    })
    await client.setCode({ address, bytecode: even ?? '0x' })
    updateSend(kit, { amount: '1.000004' })
    await reviewSend(kit)
    expect(review()).not.toHaveProperty('rounding')
    await client.setCode({ address, bytecode: scaled ?? '0x' })
    await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
    expect(review()).toMatchObject({ status: 'ready', rounding: 2n })
    expect(evm.sent).toEqual([])
    expect(await send()).toMatchObject({ status: 'success' })
  })
})
