import { home } from '@latchkit/adapter-tests/evm/chains'
import { connectorId, installTestWallets } from '@latchkit/adapter-tests/evm/testWallets'
import { waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { createLatchkit } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { toConnectModel } from '@latchkit/core/views'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ethers } from './v6/ethers.js'

describe('a wallet with untrusted name and icon', () => {
  it.each([
    ['error: a name of 10 kB', { name: '<script>1</script>'.padEnd(10_000, 'W') }],
    ['error: an icon that is a script', { icon: 'javascript:globalThis.__hostile=1' }],
    [
      'error: an icon that is an HTML page',
      { icon: 'data:text/html,<script>globalThis.__hostile=1</script>' },
    ],
    [
      'error: an icon that would reveal the visit to another server',
      { icon: 'https://tracker.invalid/pixel.svg' },
    ],
  ])('%s is sanitized by the kit, and the wallet connects', async (_, state) => {
    installTestWallets({ state })
    const kit = createLatchkit({ projectId: 'test', networks: [home], adapters: [ethers()], storage: null })
    onTestFinished(kit.mount())
    await waitUntilSettled()
    const model = toConnectModel(kit.getState(), kit.config)
    const rows = model.status === 'ready' ? model.wallets : []
    const row = rows.find(({ id }) => id.includes(connectorId))
    expect(row?.name.length).toBeLessThan(100)
    expect(row?.icon ?? '').not.toMatch(/^(javascript|https?|data:text)/)
    expect(await connect(kit, { connectorId })).toMatchObject({ connectorId })
  })
})
