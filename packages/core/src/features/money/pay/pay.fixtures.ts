import { onTestFinished } from 'vitest'
import type { ExchangeStatus, Exchanges } from '../../../ports/Exchanges.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import type { FakeEvm } from '../../../testing/fakeEvm.js'
import { type FakeStorage, fakeStorage } from '../../../testing/fakeStorage.js'
import type { FakeWallet } from '../../../testing/fakeWallet.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import type { PayChain } from './PayChain.js'
import type { PayParameters } from './parsePayment.js'
import { evmPayChain } from './payReview.js'
import type { ExchangeSession, Payment } from './types.js'

export const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const txHash: `0x${string}` = `0x${'ab'.repeat(32)}`
const exchange: { readonly id: string; readonly name: string } = { id: 'example', name: 'Example' }

export const session: ExchangeSession = {
  exchange,
  sessionId: 'a'.repeat(32),
  url: 'https://exchange.example/pay',
  startedAt: 1,
}

/** Exchanges with one member, whose answers a test sets. */
export type FakeExchanges = Exchanges & { status: ExchangeStatus; isDown: boolean; readonly polls: string[] }

function fakeExchanges(): FakeExchanges {
  const port: FakeExchanges = {
    status: { status: 'IN_PROGRESS' },
    isDown: false,
    polls: [],
    async getExchanges() {
      if (port.isDown) throw new Error('down')
      return { total: 1, exchanges: [exchange] }
    },
    async getPayUrl() {
      if (port.isDown) throw new Error('down')
      return { url: session.url, sessionId: session.sessionId }
    },
    async getBuyStatus({ sessionId }) {
      port.polls.push(sessionId)
      if (port.isDown) throw new Error('down')
      return port.status
    },
  }
  return port
}

/** A payment of 0.05 ETH. */
export function createPayment(fields: Partial<Payment> = {}): Payment {
  const chainId = 'eip155:31337'
  return {
    id: 'payment',
    asset: {
      id: `${chainId}/slip44:60`,
      chainId,
      namespace: 'eip155',
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
    },
    amount: 5n * 10n ** 16n,
    recipient,
    openInNewTab: true,
    payWithWallet: true,
    isInModal: true,
    reference: '11111111111111111111111111111112',
    ...fields,
  }
}

/** A kind of review that no test calls. */
export const fakeChain: PayChain = evmPayChain

export const ether: bigint = 10n ** 18n
export const toHex = (value: bigint): string => `0x${value.toString(16)}`
export const parameters: PayParameters = { recipient, amount: '0.05', asset: 'eip155:31337/slip44:60' }
export const value: string = toHex(ether / 20n)

/** The kit, and what a test changes and reads. */
type PayWorld = TestKit & {
  readonly exchanges: FakeExchanges
  readonly evm: FakeEvm
  /** The answers of the network by method. */
  readonly answers: Map<string, unknown>
  readonly wallet: FakeWallet
  /** Lets time pass, and what is pending settle. */
  readonly settle: (ms?: number) => Promise<void>
  readonly status: () => string | undefined
}

/** A kit with a connected account that owns 2 ETH, and one exchange. `shown`: the balance that the account shows. */
export async function setUp(storage: FakeStorage = fakeStorage(), shown = 0n): Promise<PayWorld> {
  const dataApi = fakeDataApi()
  const exchanges = fakeExchanges()
  dataApi.setExchanges(exchanges)
  const world = createTestKit({ dataApi, storage, features: { pay: true } })
  const { kit, adapters, clock } = world
  const [adapter] = adapters
  const { evm } = adapter
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const answers = evm.networkAnswers
  const { accounts, chainId } = adapter.wallet('io.fake')
  adapter.setBalance({ address: accounts[0], chainId, value: shown })
  answers.set('eth_getBalance', toHex(2n * ether))
  answers.set('eth_getCode', '0x')
  answers.set('eth_getBlockByNumber', { baseFeePerGas: toHex(10n ** 9n) })
  answers.set('eth_feeHistory', { baseFeePerGas: [toHex(10n ** 9n)], reward: [['0x1', '0x2', '0x3']] })
  answers.set('eth_call', '0x')
  answers.set('eth_estimateGas', '0x5208')
  answers.set('eth_getTransactionByHash', { to: recipient.toLowerCase(), value })
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  const settle = async (ms = 0) => {
    clock.advance(ms)
    await nextMacrotask()
  }
  const status = () => kit.getState().pay?.status
  return { ...world, exchanges, evm, answers, settle, status, wallet: adapter.wallet('io.fake') }
}
