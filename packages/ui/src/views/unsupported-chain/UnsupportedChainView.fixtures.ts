import type { UnsupportedChainModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { base, ethereum, longName, sepolia } from '../networks.fixtures.js'

const shared = { current: { reference: '1337' }, networks: [{ ...ethereum, active: false }, base, sepolia] }

export const fixtures: Fixtures<UnsupportedChainModel> = {
  ready: { ...shared, status: 'ready' },
  switching: { ...shared, status: 'switching', target: base.id },
  disconnecting: { ...shared, status: 'disconnecting' },
}

export const named: UnsupportedChainModel = {
  ...fixtures.ready,
  current: { name: 'BNB Smart Chain', reference: '56' },
}

export const declined: UnsupportedChainModel = {
  ...named,
  result: { status: 'declined', target: 'eip155:8453' },
}

export const failed: UnsupportedChainModel = {
  ...named,
  result: {
    status: 'failed',
    target: 'eip155:8453',
    code: 'chain-not-supported',
  },
}

export const long: UnsupportedChainModel = {
  status: 'ready',
  current: {
    name: 'The Extraordinarily Long Name of Some Network That Is Not Configured',
    reference: '1337',
  },
  networks: Array.from({ length: 20 }, (_, index) => ({ ...longName, id: `eip155:${index + 1}` as const })),
}
