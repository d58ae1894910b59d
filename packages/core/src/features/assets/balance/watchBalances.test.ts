import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { signMessage } from '../../wallet/request/signMessage.js'

const [{ caipNetworkId: chainId }] = testNetworks

/** A connected kit in an app that a test hides and shows. */
async function setUp() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = {
    set hidden(value: boolean) {
      document.visibilityState = value ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    onReturn: () => document.dispatchEvent(new Event('visibilitychange')),
  }
  const world = createTestKit()
  const { kit, facts, clock, adapters } = world
  const stop = kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  await import('./watchBalances.js')
  onTestFinished(() => kit.destroy())
  await nextMacrotask()
  const [address] = adapters[0].wallet('io.fake').accounts
  const set = (value: bigint | 'fails') => adapters[0].setBalance({ address, chainId, value })
  const shown = () => kit.getState().balance.eip155
  const reads = () => facts.filter(({ feature, type }) => feature === 'balance' && type === 'loaded').length
  return { ...world, page, stop, set, shown, reads, clock }
}

test('behavior: reads after a transaction of the app, not after a signature', async () => {
  const { kit, set, shown } = await setUp()
  set(7n)
  await signMessage(kit, { message: 'hello' })
  await nextMacrotask()
  expect(shown()).toMatchObject({ value: 0n })
  await sendTransaction(kit, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n })
  await nextMacrotask()
  expect(shown()).toMatchObject({ status: 'ready', value: 7n })
})

test('behavior: reads 100 ms after the account view opens, when it has been painted', async () => {
  const { kit, set, shown, clock } = await setUp()
  set(7n)
  void openModal(kit)
  await clock.advance(99)
  expect(shown()).toMatchObject({ status: 'ready', value: 0n })
  await clock.advance(1)
  expect(shown()).toMatchObject({ status: 'ready', value: 7n })
})

test('behavior: reads when the user returns to the app', async () => {
  const { set, shown, page } = await setUp()
  set(7n)
  page.onReturn()
  await nextMacrotask()
  expect(shown()).toMatchObject({ status: 'ready', value: 7n })
})

test('behavior: reads about once per block, and pauses while the app is hidden', async () => {
  const { set, shown, page, clock } = await setUp()
  set(7n)
  await clock.advance(4_000)
  expect(shown()).toMatchObject({ status: 'ready', value: 7n })
  page.hidden = true
  set(8n)
  await clock.advance(60_000)
  expect(shown()).toMatchObject({ value: 7n })
  page.hidden = false
  await nextMacrotask()
  expect(shown()).toMatchObject({ status: 'ready', value: 8n })
  set(9n)
  await clock.advance(4_000)
  expect(shown()).toMatchObject({ status: 'ready', value: 9n })
})

test('behavior: reads when the block of 30 s after a failure has ended', async () => {
  const { set, shown, page, clock } = await setUp()
  set('fails')
  page.onReturn()
  await nextMacrotask()
  expect(shown()).toMatchObject({ status: 'failed' })
  set(7n)
  await clock.advance(29_999)
  expect(shown()).toMatchObject({ status: 'failed' })
  await clock.advance(1)
  expect(shown()).toMatchObject({ status: 'ready', value: 7n })
})

test('behavior: reads nothing after the wallet is disconnected, or the watch is stopped', async () => {
  const first = await setUp()
  await disconnect(first.kit)
  const before = first.reads()
  await first.clock.advance(60_000)
  expect(first.reads()).toBe(before)
  const second = await setUp()
  second.stop()
  second.set(7n)
  second.page.onReturn()
  await second.clock.advance(60_000)
  expect(second.shown()).toMatchObject({ value: 0n })
})
