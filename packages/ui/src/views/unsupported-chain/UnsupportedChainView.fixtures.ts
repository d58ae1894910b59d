import type { UnsupportedChainModel } from '@latchkit/core'
import { base, ethereum, longName, sepolia } from '../networks.fixtures.js'
import type { Fixtures } from '../shape.fixtures.js'

const here = { current: 'eip155:1337', networks: [{ ...ethereum, active: false }, base, sepolia] }

export const fixtures: Fixtures<UnsupportedChainModel> = {
  ready: { ...here, status: 'ready' },
  switching: { ...here, status: 'switching' },
  disconnecting: { ...here, status: 'disconnecting' },
}

export const long: UnsupportedChainModel = {
  status: 'ready',
  current: 'The Extraordinarily Long Name of Some Network That Nobody Has Heard Of',
  networks: Array.from({ length: 20 }, (_, index) => ({ ...longName, id: `eip155:${index + 1}` as const })),
}
