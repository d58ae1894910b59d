import type { NetworkButtonModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { base, longName } from '../networks.fixtures.js'

export const fixtures: Fixtures<NetworkButtonModel> = {
  none: { status: 'none' },
  unsupported: { status: 'unsupported' },
  ready: { status: 'ready', network: base },
  switching: { status: 'switching', network: base },
}

export const long: NetworkButtonModel = { status: 'ready', network: longName }

export const unknown: NetworkButtonModel = {
  status: 'ready',
  network: { ...base, id: 'eip155:424242', name: 'Basalt' },
}
