import { onTestFinished } from 'vitest'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import type { FakeEvm } from '../../../testing/fakeEvm.js'
import type { FakeWallet } from '../../../testing/fakeWallet.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import {
  createFakeChain,
  createFakeSource,
  dai,
  ether,
  type FakeChain,
  type FakeSource,
  usdc,
} from './swap.fixtures.js'
import { toSwapModel } from './toSwapModel.js'
import { toSwapReviewModel } from './toSwapReviewModel.js'
import { updateSwap } from './updateSwap.js'
import type { SwapModel, SwapReviewModel } from './view.js'

/** See `setUpSwap`. */
export type SwapWorld = TestKit & {
  readonly evm: FakeEvm
  readonly wallet: FakeWallet
  /** The answers of the network, by method. */
  readonly answers: FakeEvm['networkAnswers']
  readonly account: Hex
  readonly chain: FakeChain
  readonly source: FakeSource
  readonly form: () => SwapModel
  readonly review: () => SwapReviewModel
  /** Fills in the form, and waits for its price. */
  readonly prepare: (change: updateSwap.Parameters) => Promise<void>
  /** Executes what the wallet has sent last. */
  readonly mine: () => void
}

const toHex = (value: bigint) => `0x${value.toString(16)}`

/** A kit with a connected account that owns 2 ETH and 5,000 USDC, and a server with swaps over one router. */
export async function setUpSwap(): Promise<SwapWorld> {
  const dataApi = fakeDataApi()
  const api = dataApi()
  let chain = createFakeChain('0x00')
  let source = createFakeSource(chain)
  const world = createTestKit({ dataApi: () => ({ ...api, swaps: async () => source }) })
  const { kit, adapters, clock } = world
  const [adapter] = adapters
  const wallet = adapter.wallet('io.fake')
  const { evm } = adapter
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const account = wallet.accounts[0] as Hex
  chain = createFakeChain(account)
  source = createFakeSource(chain)
  const answers = evm.networkAnswers
  adapter.setBalance({ address: account, chainId: wallet.chainId, value: 2n * ether })
  answers.set('eth_getBalance', () => toHex(chain.balances.get(`native:${account.toLowerCase()}`) ?? 0n))
  answers.set('eth_getCode', '0x6000')
  answers.set('eth_getBlockByNumber', { baseFeePerGas: toHex(10n ** 9n) })
  answers.set('eth_feeHistory', { baseFeePerGas: [toHex(10n ** 9n)], reward: [['0x1', '0x2', '0x3']] })
  answers.set('eth_call', chain.answer)
  answers.set('eth_simulateV1', chain.simulate)
  answers.set('eth_estimateGas', '0x186a0')
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  const form = () => toSwapModel(kit.getState(), kit.config)
  const review = () => toSwapReviewModel(kit.getState(), kit.config)
  const prepare = async (change: updateSwap.Parameters) => {
    updateSwap(kit)
    await nextMacrotask()
    updateSwap(kit, change)
    await clock.advance(200)
    await nextMacrotask()
  }
  const mine = () => {
    const { to = '0x', data = '0x', value = 0n } = evm.sent.at(-1)?.transaction ?? {}
    chain.call(to, data, value)
  }
  return { ...world, evm, wallet, answers, account, chain, source, form, review, prepare, mine }
}

/** Sells 100 USDC for DAI. */
export const sellUsdc: updateSwap.Parameters = { from: usdc, to: dai, amount: '100' }
