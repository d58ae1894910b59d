import type { OnRampTokensModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { network } from '../transfer.fixtures.js'

const polygon = { id: 'eip155:137', name: 'Polygon' } as const

const ready = {
  status: 'ready',
  tokens: [
    { id: 'eip155:1/ETH', symbol: 'ETH', name: 'Ether', network, isSelected: true },
    { id: 'eip155:1/USDC', symbol: 'USDC', name: 'USD Coin', network, isSelected: false },
    { id: 'eip155:137/USDC', symbol: 'USDC', name: 'USD Coin', network: polygon, isSelected: false },
  ],
} as const

export const fixtures: Fixtures<OnRampTokensModel> = { disconnected: { status: 'disconnected' }, ready }

export const huge: OnRampTokensModel = {
  status: 'ready',
  tokens: Array.from({ length: 200 }, (_, index) => ({
    ...{ id: String(index), symbol: 'S'.repeat(40), name: 'N'.repeat(40), isSelected: index === 0 },
    network: { ...network, name: 'L'.repeat(40) },
  })),
}
