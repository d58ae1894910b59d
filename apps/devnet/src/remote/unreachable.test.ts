import { connect } from '@latchkit/core/actions'
import { expect, test } from 'vitest'
import { deadPort, openPage } from './remote.fixtures.js'

// Alone in its process: the SDK goes on looking for a relay that is not there, and keeps others from their turn.
test('error: nobody is at the relay’s address', async () => {
  const page = await openPage(`ws://127.0.0.1:${await deadPort()}`)
  await expect(connect(page.kit, { connectorId: 'walletConnect' })).rejects.toMatchObject({
    code: 'relay-unreachable',
    shortMessage: 'The connection service cannot be reached.',
  })
  expect(page.kit.getState().pairing).toMatchObject({ outcome: { status: 'failed' } })
}, 30_000)
