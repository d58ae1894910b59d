import type { SendTokensModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { ether, network, usdc } from '../transfer.fixtures.js'

const ready = {
  status: 'ready',
  namespace: 'eip155',
  network,
  tokens: [ether, usdc],
  selected: ether.id,
  valueDecimals: 18,
} as const

export const fixtures: Fixtures<SendTokensModel> = { disconnected: { status: 'disconnected' }, ready }

export const empty: SendTokensModel = { ...ready, tokens: [], selected: undefined }

export const huge: SendTokensModel = {
  ...ready,
  tokens: Array.from({ length: 200 }, (_, index) => ({
    ...usdc,
    id: `${usdc.id}${index}`,
    name: index % 2 === 0 ? 'N'.repeat(40) : '',
    amount: 10n ** BigInt(index),
  })),
}
