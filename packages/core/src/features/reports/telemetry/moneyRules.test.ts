import { expect, onTestFinished, test } from 'vitest'
import type { Fact } from '../../../engine/types.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { TelemetryEvent } from '../../../ports/Telemetry.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { refreshActivity } from '../../history/activity/refreshActivity.js'
import { setUp as setUpOnRamp } from '../../money/onramp/onramp.fixtures.js'
import { startPurchase } from '../../money/onramp/startPurchase.js'
import { updateOnRamp } from '../../money/onramp/updateOnRamp.js'
import { approvePayment } from '../../money/pay/approvePayment.js'
import { ether, parameters, setUp as setUpPay, txHash } from '../../money/pay/pay.fixtures.js'
import { payWithExchange } from '../../money/pay/payWithExchange.js'
import { payWithWallet } from '../../money/pay/payWithWallet.js'
import { startPay } from '../../money/pay/startPay.js'
import { waitForPayment } from '../../money/pay/waitForPayment.js'
import { approveSend } from '../../money/send/approveSend.js'
import { reviewSend } from '../../money/send/reviewSend.js'
import { updateSend } from '../../money/send/updateSend.js'
import { approveSwap } from '../../money/swap/approveSwap.js'
import { reviewSwap } from '../../money/swap/reviewSwap.js'
import { sellUsdc, setUpSwap } from '../../money/swap/setUpSwap.fixtures.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import { toTelemetry } from './rules.js'

function setUpSink() {
  const events: TelemetryEvent[] = []
  const { kit } = createTestKit({ telemetry: { track: (event) => void events.push(event) } })
  onTestFinished(() => kit.destroy())
  return { kit, events }
}

const owner = `0x${'1'.repeat(40)}`
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const network = 'eip155:31337'
const account = { network, isSmartAccount: false }
const declined = 'The request was declined in the wallet.'

/** Records the events of a kit, with what no event may have: an address or a hash. */
function record({ kit }: Pick<TestKit, 'kit'>) {
  const events: (readonly [string, object])[] = []
  kit.internal.onFact((fact: Fact) => {
    const event = toTelemetry(fact, kit.getState(), kit.config)
    if (event) events.push([event.event, event.properties])
  })
  return () => {
    expect(JSON.stringify(events)).not.toMatch(/0x[0-9a-f]{8}|alice/i)
    return events.splice(0)
  }
}

test('behavior: a send that the user declines, and then approves', async () => {
  const world = await setUpPay(fakeStorage(), 2n * ether)
  const { kit, wallet } = world
  const take = record(world)
  void openModal(kit)
  await navigate(kit, { route: { view: 'send', namespace: 'eip155' } })
  updateSend(kit, { amount: '0.5', recipient: bob })
  await reviewSend(kit)
  wallet.behavior = 'rejects'
  await expect(approveSend(kit)).rejects.toThrow(UserRejectedError)
  wallet.behavior = 'approves'
  await approveSend(kit)
  const send = { ...account, token: 'ETH' }
  expect(take()).toEqual([
    ['MODAL_OPEN', { connected: true }],
    ['OPEN_SEND', account],
    ['SEND_INITIATED', send],
    ['SEND_ERROR', { ...send, message: declined }],
    ['SEND_INITIATED', send],
    ['SEND_SUCCESS', send],
  ])
})

test('behavior: a swap, of which the approval of the token is no swap', async () => {
  const world = await setUpSwap()
  const { kit, wallet, prepare, mine } = world
  const take = record(world)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  wallet.behavior = 'rejects'
  await expect(approveSwap(kit)).rejects.toThrow(UserRejectedError)
  const swap = { ...account, swapFromToken: 'USDC', swapToToken: 'DAI' }
  expect(take()).toEqual([['SWAP_APPROVAL_ERROR', { ...swap, message: declined }]])
  wallet.behavior = 'approves'
  await approveSwap(kit)
  mine()
  await nextMacrotask()
  await nextMacrotask()
  expect(take()).toEqual([])
  wallet.behavior = 'rejects'
  await expect(approveSwap(kit)).rejects.toThrow(UserRejectedError)
  wallet.behavior = 'approves'
  await approveSwap(kit)
  expect(take()).toEqual([
    ['INITIATE_SWAP', swap],
    ['SWAP_ERROR', { ...swap, message: declined }],
    ['INITIATE_SWAP', swap],
    ['SWAP_SUCCESS', swap],
  ])
})

test('behavior: a payment with the wallet, and one by exchange', async () => {
  const world = await setUpPay()
  const { kit, settle, exchanges, answers } = world
  const take = record(world)
  const payment = { network, token: 'ETH' }
  startPay(kit, parameters)
  await payWithWallet(kit)
  const paid = waitForPayment(kit)
  await approvePayment(kit)
  await settle()
  await paid
  expect(take()).toEqual([
    ['PAY_INITIATED', { ...payment, via: 'wallet' }],
    ['PAY_SUCCESS', { ...payment, via: 'wallet' }],
  ])
  startPay(kit, parameters)
  await settle()
  await payWithExchange(kit, { exchangeId: 'example' })
  const result = waitForPayment(kit)
  exchanges.status = { status: 'SUCCESS', txHash }
  answers.set('eth_getTransactionReceipt', { status: '0x1', blockNumber: '0x1', logs: [] })
  await settle(4_000)
  await settle(4_000)
  await result
  expect(take()).toEqual([
    ['PAY_EXCHANGE_SELECTED', { ...payment, exchange: 'Example' }],
    ['PAY_SUCCESS', { ...payment, via: 'exchange' }],
  ])
  startPay(kit, parameters)
  await settle()
  exchanges.status = { status: 'FAILED' }
  await payWithExchange(kit, { exchangeId: 'example' })
  await settle(4_000)
  expect(take()).toEqual([
    ['PAY_EXCHANGE_SELECTED', { ...payment, exchange: 'Example' }],
    ['PAY_ERROR', { ...payment, message: expect.any(String) }],
  ])
})

test('behavior: a purchase', async () => {
  const world = await setUpOnRamp()
  const { kit, advance } = world
  const take = record(world)
  updateOnRamp(kit, { amount: '100' })
  await advance(1_000)
  await startPurchase(kit, { provider: 'harbor', isPageOpened: false })
  expect(take()).toEqual([['SELECT_BUY_PROVIDER', { provider: 'Harbor Pay', ...account }]])
})

test('behavior: a registration of a name, without the name', async () => {
  const { kit } = await setUpPay()
  const of = (fact: Fact) => {
    const event = toTelemetry(fact, kit.getState(), kit.config)
    return event && [event.event, event.properties]
  }
  const error = new UserRejectedError()
  const names = { feature: 'names', id: '1' } as const
  expect([
    of({ ...names, type: 'started' }),
    of({ ...names, type: 'registered', name: 'alice.example.eth', address: bob }),
    of({ ...names, type: 'notRegistered', isAsked: false, error }),
  ]).toEqual([
    ['REGISTER_NAME_INITIATED', account],
    ['REGISTER_NAME_SUCCESS', account],
    ['REGISTER_NAME_ERROR', { ...account, message: declined }],
  ])
})

test('behavior: INITIALIZE has the options that an app chooses between, once', async () => {
  const { kit, events } = setUpSink()
  kit.mount()
  await expect.poll(() => events.map(({ event }) => event)).toEqual(['INITIALIZE'])
  expect(events[0]?.properties).toMatchObject({
    ...{ networks: 'eip155:31337,eip155:31338', connectMethods: '' },
    ...{ send: true, receive: true, swaps: true, pay: false, debug: false },
  })
})

test.each([
  ['swap', 'OPEN_SWAP', account],
  ['onramp', 'SELECT_BUY_CRYPTO', account],
  ['choose-account-name', 'OPEN_ENS_FLOW', account],
  ['all-wallets', 'CLICK_ALL_WALLETS', {}],
] as const)('behavior: going to %s', async (view, name, properties) => {
  const { kit } = await setUpPay()
  const fact = { feature: 'modal', type: 'navigated', route: { view, namespace: 'eip155' } } as const
  const event = toTelemetry(fact, kit.getState(), kit.config)
  expect([event?.event, event?.properties]).toEqual([name, properties])
})

test('behavior: transactions that cannot be read, and then can', async () => {
  const dataApi = fakeDataApi()
  const adapters = [fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [owner] }] })] as const
  const world = createTestKit({ dataApi, adapters })
  const { kit, clock } = world
  onTestFinished(() => kit.destroy())
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  const chainId = testNetworks[0].caipNetworkId
  const take = record(world)
  dataApi.setHistory({ address: owner, chainId, page: 'fails' })
  await expect(refreshActivity(kit)).rejects.toThrow('Failed to fetch transactions')
  expect(take()).toEqual([['ERROR_FETCH_TRANSACTIONS', { network: chainId, isSmartAccount: false }]])
  dataApi.setHistory({ address: owner, chainId, page: { transactions: [] } })
  await clock.advance(30_000)
  await refreshActivity(kit)
  expect(take()).toEqual([])
})
