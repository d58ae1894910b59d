import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import type { Token } from '../../assets/portfolio/types.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { cancelRequest } from '../../wallet/request/cancelRequest.js'
import { approveSend } from './approveSend.js'
import { closeSend } from './closeSend.js'
import { reviewSend } from './reviewSend.js'
import { setSendSpeed } from './setSendSpeed.js'
import { toSendModel } from './toSendModel.js'
import { toSendReviewModel } from './toSendReviewModel.js'
import { toSendTokensModel } from './toSendTokensModel.js'
import { updateSend } from './updateSend.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether = 10n ** 18n
const toHex = (value: bigint) => `0x${value.toString(16)}`

/** A kit with a connected account that owns 2 ETH, and a network with a base fee of 1 gwei. */
async function setUp() {
  const world = createTestKit()
  const { kit, adapters } = world
  const [adapter] = adapters
  const wallet = adapter.wallet('io.fake')
  const { evm } = adapter
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const answers = evm.networkAnswers
  const address = wallet.accounts[0]
  adapter.setBalance({ address, chainId: wallet.chainId, value: 2n * ether })
  answers.set('eth_getBalance', toHex(2n * ether))
  answers.set('eth_getCode', '0x')
  answers.set('eth_getBlockByNumber', { baseFeePerGas: toHex(10n ** 9n) })
  answers.set('eth_feeHistory', { baseFeePerGas: [toHex(10n ** 9n)], reward: [['0x1', '0x2', '0x3']] })
  answers.set('eth_call', '0x')
  answers.set('eth_estimateGas', '0x5208')
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  const form = () => toSendModel(kit.getState(), kit.config)
  const review = () => toSendReviewModel(kit.getState(), kit.config)
  return { ...world, evm, adapter, wallet, answers, form, review }
}

async function setUpReview() {
  const world = await setUp()
  updateSend(world.kit, { amount: '0.5', recipient: bob })
  await reviewSend(world.kit)
  return world
}

test('default: a transfer is prepared, reviewed and sent', async () => {
  const { kit, evm, form, review } = await setUp()
  expect(form()).toMatchObject({ status: 'ready', check: 'add-amount' })
  updateSend(kit, { amount: '0.5' })
  expect(form()).toMatchObject({ check: 'add-address', amount: { units: ether / 2n } })
  updateSend(kit, { recipient: bob })
  expect(form()).toMatchObject({ check: 'preview' })

  await reviewSend(kit)
  const fee = 21_000n * (1_430_000_000n + 2n)
  expect(review()).toMatchObject({
    status: 'ready',
    to: { address: bob },
    amount: ether / 2n,
    fee: { speed: 'normal', fee },
    total: ether / 2n + fee,
    isUnverified: false,
  })
  const hash = await approveSend(kit)
  expect(evm.sent).toEqual([
    expect.objectContaining({
      hash,
      transaction: {
        to: bob,
        value: ether / 2n,
        gas: 21_000n,
        maxFeePerGas: 1_430_000_002n,
        maxPriorityFeePerGas: 2n,
      },
    }),
  ])
  expect(review()).toMatchObject({ status: 'sent', hash })
  // The next transfer starts with an empty form.
  expect(form()).toMatchObject({ amount: { text: '' }, recipient: { text: '' } })
})

test('behavior: Max sends everything but the fee', async () => {
  const { kit, evm, form } = await setUp()
  updateSend(kit, { isMax: true, recipient: bob })
  expect(form()).toMatchObject({ amount: { text: '2', isMax: true }, check: 'preview' })
  await reviewSend(kit)
  await approveSend(kit)
  const { value = 0n, gas = 0n, maxFeePerGas = 0n, maxPriorityFeePerGas } = evm.sent[0]?.transaction ?? {}
  expect(value + gas * maxFeePerGas).toBe(2n * ether)
  expect(maxPriorityFeePerGas).toBe(maxFeePerGas)
})

test('param: speed', async () => {
  const { kit, evm } = await setUpReview()
  setSendSpeed(kit, { speed: 'fast' })
  await approveSend(kit)
  expect(evm.sent[0]?.transaction).toMatchObject({ maxFeePerGas: 2_030_000_003n })
})

test('behavior: the user declines, then approves', async () => {
  const { kit, evm, wallet, review } = await setUpReview()
  wallet.behavior = 'rejects'
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(review()).toMatchObject({ status: 'ready', isDeclined: true })
  wallet.behavior = 'approves'
  await approveSend(kit)
  expect(evm.sent).toHaveLength(1)
})

test('behavior: a double click asks the wallet once', async () => {
  const { kit, evm, wallet } = await setUpReview()
  wallet.behavior = 'hangs'
  const first = approveSend(kit)
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'invalid-send' })
  await nextMacrotask()
  wallet.approve()
  await first
  expect(evm.sent).toHaveLength(1)
})

test('behavior: numbers that got worse since the review are shown, and the wallet is not asked', async () => {
  const { kit, evm, answers, review } = await setUpReview()
  answers.set('eth_getBalance', toHex(ether / 2n))
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(review()).toMatchObject({ status: 'ready', problem: 'insufficient-fee' })
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'action-ignored' })
  expect(evm.sent).toEqual([])
})

test('behavior: a stopped request that the wallet approves late is sent', async () => {
  const { kit, wallet, review } = await setUpReview()
  wallet.behavior = 'hangs'
  const sent = approveSend(kit)
  await nextMacrotask()
  cancelRequest(kit, { namespace: 'eip155' })
  // The wallet still shows the request: another approval could send it twice.
  expect(review()).toMatchObject({ status: 'signing' })
  wallet.approve()
  const hash = await sent
  expect(review()).toMatchObject({ status: 'sent', hash })
})

test('behavior: an account that changes while the wallet is asked keeps the review until the response', async () => {
  const { kit, wallet, review } = await setUpReview()
  wallet.behavior = 'hangs'
  const sent = approveSend(kit)
  await nextMacrotask()
  wallet.switchAccount(bob)
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'signing' })
  wallet.approve()
  await expect(sent).resolves.toMatch(/^0x/)
})

test.each<[string, (world: Awaited<ReturnType<typeof setUp>>) => unknown]>([
  ['another account', ({ wallet }) => wallet.switchAccount(bob)],
  ['a disconnection', ({ kit }) => disconnect(kit)],
])('behavior: %s closes the review and empties the form', async (_, change) => {
  const world = await setUpReview()
  await change(world)
  await nextMacrotask()
  expect(world.review()).toEqual({ status: 'none' })
  expect(world.kit.getState().send?.eip155?.form).toBeUndefined()
})

test('behavior: leaving the review in the modal closes it, and what was sent is shown there without a message', async () => {
  const { kit, review } = await setUp()
  const namespace = 'eip155'
  void openModal(kit, { view: 'send' })
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'send', namespace }] })
  updateSend(kit, { amount: '0.5', recipient: bob })
  const open = async () => {
    await navigate(kit, { route: { view: 'send-review', namespace } })
    await reviewSend(kit)
  }
  await open()
  await navigate(kit, { route: { view: 'networks' } })
  expect(review()).toEqual({ status: 'none' })
  await open()
  await approveSend(kit)
  // Back would lead to a form that is empty.
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'send-review', namespace }] })
  expect(review()).toMatchObject({ status: 'sent', outcome: 'pending' })
  expect(kit.getState().snackbar).toMatchObject({ status: 'hidden' })
  await navigate(kit, { route: { view: 'account', namespace }, replace: true })
  expect(review()).toEqual({ status: 'none' })
})

test('behavior: a message tells that it was sent while the modal is closed', async () => {
  const { kit, wallet } = await setUp()
  wallet.behavior = 'hangs'
  void openModal(kit, { view: 'send' })
  updateSend(kit, { amount: '0.5', recipient: bob })
  await navigate(kit, { route: { view: 'send-review', namespace: 'eip155' } })
  await reviewSend(kit)
  const sent = approveSend(kit)
  await nextMacrotask()
  closeModal(kit)
  wallet.approve()
  await sent
  expect(kit.getState().modal).toMatchObject({ status: 'closed' })
  expect(kit.getState().snackbar).toMatchObject({ snackbar: { code: 'transaction-started' } })
})

test('behavior: closing ends the review, and a wallet that was asked can still send', async () => {
  const { kit, evm, wallet, form } = await setUpReview()
  wallet.behavior = 'hangs'
  const sent = approveSend(kit)
  await nextMacrotask()
  closeSend(kit, { isFormKept: true })
  await expect(sent).rejects.toMatchObject({ code: 'aborted' })
  expect(form()).toMatchObject({ amount: { text: '0.5' } })
  // The next request does not wait for it.
  expect(kit.getState().request?.eip155).toMatchObject({ status: 'idle', cancelled: [{}] })
  wallet.approve()
  await nextMacrotask()
  expect(evm.sent).toHaveLength(1)
  expect(kit.getState().transferReview).toEqual({ status: 'idle' })
  closeSend(kit)
  expect(form()).toMatchObject({ amount: { text: '' } })
})

test('behavior: the tokens are those with a balance, the native token first', async () => {
  const { kit, wallet } = await setUp()
  const of = { address: wallet.accounts[0], chainId: wallet.chainId }
  const make = (id: string, amount: bigint, address?: string): Token => ({
    ...{ id, chainId: of.chainId, name: id, symbol: id, decimals: 6, amount },
    ...(address !== undefined && { address }),
  })
  const tokens = [make('a', 5n, bob), make('b', 0n, `${bob.slice(0, -1)}0`), make('c', 1n)]
  const portfolio = { eip155: { status: 'ready', of, list: { tokens, at: 0 } } } as const
  const state = { ...kit.getState(), portfolio }
  expect(toSendTokensModel(state, kit.config)).toMatchObject({
    tokens: [{ id: 'c' }, { id: 'a' }],
    selected: 'c',
  })
  // Of another account, they are not shown.
  const other = { eip155: { ...portfolio.eip155, of: { ...of, address: bob } } }
  expect(toSendTokensModel({ ...state, portfolio: other }, kit.config)).toMatchObject({
    tokens: [{ symbol: 'ETH', amount: 2n * ether }],
  })
})

test('behavior: the form of another account is not shown', async () => {
  const { kit } = await setUp()
  updateSend(kit, { amount: '0.5', recipient: bob })
  const { send } = kit.getState()
  if (!send?.eip155?.form) throw new TypeError('There is no form')
  const form = { ...send.eip155.form, of: { ...send.eip155.form.of, address: bob } }
  const model = toSendModel({ ...kit.getState(), send: { eip155: { form } } }, kit.config)
  expect(model).toMatchObject({ amount: { text: '' }, recipient: { text: '' } })
})

test('error: an incomplete transfer is not reviewed', async () => {
  const { kit } = await setUp()
  await expect(reviewSend(kit)).rejects.toMatchObject({ code: 'invalid-send', check: 'add-amount' })
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'invalid-send' })
})

test('error: nothing is connected', async () => {
  const { kit } = createTestKit()
  onTestFinished(() => kit.destroy())
  expect(() => updateSend(kit)).toThrow(expect.objectContaining({ code: 'not-connected' }))
  expect(toSendModel(kit.getState(), kit.config)).toEqual({ status: 'disconnected' })
  expect(toSendTokensModel(kit.getState(), kit.config)).toEqual({ status: 'disconnected' })
})

test.each([
  ['no number', 'eth_getBalance', 'x'],
  ['no block', 'eth_getBlockByNumber', null],
])('error: an answer of the network that cannot be used: %s', async (_, method, answer) => {
  const { kit, answers, review } = await setUp()
  answers.set(method, answer)
  updateSend(kit, { amount: '0.5', recipient: bob })
  await expect(reviewSend(kit)).rejects.toMatchObject({ code: 'rpc-request' })
  expect(review()).toMatchObject({ status: 'failed', error: { code: 'rpc-request' } })
})

test('behavior: a network that fails at the check shows the review again', async () => {
  const { kit, evm, answers, review } = await setUpReview()
  answers.set('eth_getBalance', 'x')
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'rpc-request' })
  expect(review()).toMatchObject({ status: 'ready', error: { code: 'rpc-request' } })
  expect(evm.sent).toEqual([])
})
