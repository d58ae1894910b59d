import { LatchkitError } from '@latchkit/core'
import { connect, refreshActivity, refreshNfts, refreshTokens } from '@latchkit/core/actions'
import { createTestKit, fakeAdapter } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../server.fixtures.js'
import { dataApi } from './dataApi.js'

const reads = { refreshTokens, refreshActivity, refreshNfts }
const refusals = [
  [401, 'INVALID_PROJECT_ID'],
  [403, 'INVALID_APP_CONFIGURATION'],
] as const
const rows = Object.entries(reads).flatMap(([name, read]) =>
  refusals.map(([status, code]) => [status, name, code, read] as const),
)

test.each(rows)('error: a server that answers %i to %s raises %s in debug mode', async (...row) => {
  const [status, , code, read] = row
  const body = JSON.stringify({ reasons: [{ description: 'Not this app.' }] })
  const { url } = await serve((_, response) => response.writeHead(status).end(body))
  for (const debug of [true, false]) {
    const adapters = [fakeAdapter({ wallets: [{ id: 'io.fake' }] })] as const
    const { kit } = createTestKit({ adapters: [...adapters], dataApi: dataApi({ url }), debug })
    onTestFinished(() => kit.destroy())
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    await expect(read(kit)).rejects.toThrow(LatchkitError)
    expect(kit.getState().alerts.alert).toEqual(debug ? { code, variant: 'error' } : undefined)
  }
})
