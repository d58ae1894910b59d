import type { ReceiveModel } from '@latchkit/core'
import { base, ethereum } from '../networks.fixtures.js'
import { fixtures } from '../receive/ReceiveView.fixtures.js'

/** 40 networks. */
export const manyNetworks: Extract<ReceiveModel, { status: 'ready' }> = {
  ...fixtures.ready,
  networks: [
    ethereum,
    ...Array.from({ length: 39 }, (_, index) => ({
      ...base,
      id: `eip155:${index + 1000}` as const,
      name: `Network ${index + 1}`,
    })),
  ],
}
