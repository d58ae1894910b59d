import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { makeTracked } from '../../wallet/transactions/transactions.fixtures.js'
import { makeItem } from './activity.fixtures.js'
import { toActivityModel } from './toActivityModel.js'
import type { ActivityState } from './types.js'

test.each(['own', 'listed'] as const)(
  'behavior: a pending transaction (%s) that the node has confirmed is not pending, before the server says so',
  (place) => {
    const chainId = 'eip155:1'
    const session = makeSession('io.alpha', { addresses: ['0x1'] })
    const hash = `0x${'8'.repeat(64)}` as const
    const sent = makeItem(8, { chainId, hash, status: 'pending' })
    const activity: ActivityState = {
      status: 'ready',
      of: { address: '0x1', chainId },
      list: { items: place === 'listed' ? [sent] : [], cursors: [], at: sent.at },
      pending: place === 'own' ? [sent] : [],
    }
    const state = {
      connection: { eip155: { status: 'connected', session: { ...session, chainId } } },
      activity: { eip155: activity },
      transactions: {
        list: [makeTracked(8, { chainId, hash, status: 'confirmed' })],
        progress: {},
      },
    } as const
    const { config } = createTestKit({ networks: [ethereum] }).kit
    expect(toActivityModel(state, config, 'eip155')).toMatchObject({
      pending: [],
      months: [{ items: [{ hash, status: 'confirmed' }] }],
    })
  },
)
