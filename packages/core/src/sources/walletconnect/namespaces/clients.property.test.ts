import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signMessage } from '../../../exports/actions.js'
import { bitcoin, mainnet, solana } from '../../../exports/networks.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import { evmAddress, solanaAddress, start } from './clients.fixtures.js'

test('behavior: no wallet event moves a namespace, or its requests, to a chain of another namespace', async () => {
  const { kit, relay } = await start()
  const chain = fc.constantFrom(mainnet.caipNetworkId, solana.caipNetworkId, bitcoin.caipNetworkId)
  const namespace = fc.constantFrom('eip155' as const, 'solana' as const, 'bip122' as const)
  const name = fc.constantFrom('chainChanged', 'accountsChanged')
  const data = fc.oneof(chain, fc.constant([evmAddress]), fc.constant([solanaAddress]), fc.integer())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ chainId: chain, name, data })), namespace, async (events, on) => {
      for (const event of events) relay.emit(event)
      const before = relay.requests.length
      await signMessage(kit, { namespace: on, message: 'hi' }).catch(() => {})
      for (const { chainId } of relay.requests.slice(before)) expect(namespaceOf(chainId)).toBe(on)
      for (const [one, connection] of Object.entries(kit.getState().connection)) {
        if ('session' in connection && connection.session)
          expect(connection.session.chainId).toMatch(`${one}:`)
      }
    }),
  )
})
