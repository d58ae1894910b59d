import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import type { KitEvent } from './KitEvents.js'
import { watchEvents } from './watchEvents.js'

test('default', async () => {
  const { kit } = createTestKit()
  kit.mount()
  const events: KitEvent[] = []
  const unwatch = watchEvents(kit, (event) => {
    events.push(event)
    if (event.type === 'CONNECT_SUCCESS')
      expect(kit.getState().connection.eip155).toMatchObject({ status: 'connected' })
  })
  const account = await connect(kit, { connectorId: 'io.fake' })
  expect(events[0]).toEqual({ type: 'CONNECT_SUCCESS', account, via: 'connect' })
  unwatch()
  const count = events.length
  await disconnect(kit)
  expect(events).toHaveLength(count)
})
