import { runConformance } from '@latchkit/gateway/conformance'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { startDevnet } from '../startDevnet.js'

test('default: the gateway conforms with a real chain, tokens and names', async () => {
  const { gateway, chains, stop } = await startDevnet({ gateway: true })
  onTestFinished(stop)
  const outcomes = await runConformance({
    url: gateway?.url ?? '',
    projectId: 'devnet',
    chainId: `eip155:${chains[0]?.id}`,
    address: accounts[0]?.address ?? '',
  })
  expect(outcomes.filter(({ fault }) => fault)).toEqual([])
  expect(outcomes.length).toBeGreaterThan(10)
})
