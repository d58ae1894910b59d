import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import { approveSend } from './approveSend.js'
import { reviewSend } from './reviewSend.js'
import { toSendModel } from './toSendModel.js'
import { toSendReviewModel } from './toSendReviewModel.js'
import { updateSend } from './updateSend.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const toHex = (value: bigint) => `0x${value.toString(16)}`

/** Reviews a transfer of a wallet with 2 ETH. */
async function setUp(connectorId: 'auth' | 'io.fake', code = '0x') {
  const adapter = fakeAdapter({ wallets: [{ id: 'auth', type: 'auth' }, { id: 'io.fake' }] })
  const { kit } = createTestKit({ adapters: [adapter] })
  const { evm } = adapter
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const wallet = adapter.wallet(connectorId)
  const balance = 2n * 10n ** 18n
  adapter.setBalance({ address: wallet.accounts[0], chainId: wallet.chainId, value: balance })
  for (const [method, answer] of Object.entries({
    eth_getBalance: toHex(balance),
    eth_getCode: code,
    eth_getBlockByNumber: { baseFeePerGas: toHex(10n ** 9n) },
    eth_feeHistory: { baseFeePerGas: [toHex(10n ** 9n)], reward: [['0x1', '0x2', '0x3']] },
    eth_call: '0x',
    eth_estimateGas: '0x5208',
  }))
    evm.networkAnswers.set(method, answer)
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId })
  await nextMacrotask()
  updateSend(kit, { amount: '0.5', recipient: bob })
  await reviewSend(kit)
  const isReviewedByFrame = () => {
    const model = toSendReviewModel(kit.getState(), kit.config)
    return model.status === 'ready' && model.isReviewedByFrame
  }
  return { kit, wallet, isReviewedByFrame }
}

test('default: the transfer of an e-mail wallet is reviewed once, in its frame', async () => {
  const { isReviewedByFrame } = await setUp('auth')
  expect(isReviewedByFrame()).toBe(true)
})

test('behavior: another wallet is reviewed in the kit first', async () => {
  const { isReviewedByFrame } = await setUp('io.fake')
  expect(isReviewedByFrame()).toBe(false)
})

test('behavior: what only the kit knows about the recipient is reviewed there first', async () => {
  const { isReviewedByFrame } = await setUp('auth', '0x6001')
  expect(isReviewedByFrame()).toBe(false)
})

test('behavior: after an error the review is shown, and what was typed is kept', async () => {
  const { kit, wallet, isReviewedByFrame } = await setUp('auth')
  wallet.behavior = 'rejects'
  await expect(approveSend(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(isReviewedByFrame()).toBe(false)
  expect(toSendReviewModel(kit.getState(), kit.config)).toMatchObject({ status: 'ready', isDeclined: true })
  expect(toSendModel(kit.getState(), kit.config)).toMatchObject({ check: 'preview' })
})
