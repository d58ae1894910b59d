import { createLatchkit, type Eip1193Provider } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import type { AdapterFactory } from '@latchkit/core/ports'
import { fakeAdapter, testNetworks } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { getConnectedWallet } from './getConnectedWallet.js'

const other = '0x00000000000000000000000000000000000000AA'

function provider(name: string): Eip1193Provider & { readonly name: string } {
  return { name, request: async () => null }
}

test('behavior: does not combine a wallet with the account of the wallet that replaced it', async () => {
  const fake = fakeAdapter({
    wallets: [{ id: 'io.slow' }, { id: 'io.other', accounts: [other] }],
  })
  const waiting: (() => void)[] = []
  const adapter: AdapterFactory = (context) => ({
    ...fake(context),
    async getProvider({ connectorId }) {
      if (connectorId === 'io.slow') await new Promise<void>((resolve) => waiting.push(resolve))
      return provider(connectorId)
    },
  })
  const kit = createLatchkit({
    projectId: 'test',
    networks: [testNetworks[0]],
    adapters: [adapter],
    storage: null,
  })
  onTestFinished(kit.mount())
  await connect(kit, { connectorId: 'io.slow' })
  const found = getConnectedWallet(kit)
  await expect.poll(() => waiting.length).toBe(1)
  await connect(kit, { connectorId: 'io.other' })
  waiting[0]?.()
  expect(await found).toMatchObject({ provider: { name: 'io.other' }, address: other })
})
