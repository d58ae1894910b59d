import type { ExchangeStatus, Exchanges } from '../../ports/Exchanges.js'
import type { ExchangeSession } from './types.js'

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

export function fakeExchanges(): FakeExchanges {
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
