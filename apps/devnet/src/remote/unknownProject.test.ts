import { connect } from '@latchkit/core/actions'
import { startGateway } from '@latchkit/gateway'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from './remote.fixtures.js'

// Alone in its process: see `unreachable.test.ts`.
test('error: a project id that the relay does not know', async () => {
  const gateway = await startGateway({ projects: [{ id: 'known', allowedOrigins: [] }] })
  onTestFinished(gateway.stop)
  const page = await openPage(gateway.relayUrl, { projectId: 'unknown', debug: true })
  await expect(connect(page.kit, { connectorId: 'walletConnect' })).rejects.toMatchObject({
    code: 'invalid-project-id',
    shortMessage: 'Invalid Project ID',
  })
  const { alerts, pairing } = page.kit.getState()
  expect(alerts.alert).toMatchObject({
    key: 'INVALID_APP_CONFIGURATION',
    message: expect.stringContaining('does not know the project id'),
  })
  expect(pairing).toMatchObject({ status: 'idle', outcome: { status: 'failed' } })
}, 30_000)
