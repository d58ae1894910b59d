import { connect, disconnect } from '@latchkit/core/actions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { useLatchkitCapabilities } from './useLatchkitCapabilities.js'

function Probe(props: useLatchkitCapabilities.Parameters) {
  const { status, capabilities, refresh } = useLatchkitCapabilities(props)
  return (
    <button type="button" onClick={() => refresh()}>
      {status} {JSON.stringify(capabilities)}
    </button>
  )
}

const shown = (name: string) => page.getByRole('button', { name, exact: true })

test('default: reads the capabilities of each connected account, and again on refresh', async () => {
  const { kit, adapters } = createKitWithWallets()
  const { evm } = adapters[0]
  if (!evm) throw new TypeError('The fake adapter has no EVM methods')
  evm.capabilities = { '0x1': { atomic: { status: 'ready' } } }
  await render(
    <TestApp kit={kit}>
      <Probe />
    </TestApp>,
  )
  await expect.element(shown('disconnected {}')).toBeVisible()
  await connect(kit, { connectorId: 'io.fake' })
  await expect.element(shown('ready {"eip155:1":{"atomic":{"status":"ready"}}}')).toBeVisible()
  evm.capabilities = { '0x1': { atomic: { status: 'supported' } } }
  await page.getByRole('button', { name: 'ready' }).click()
  await expect.element(shown('ready {"eip155:1":{"atomic":{"status":"supported"}}}')).toBeVisible()
  await disconnect(kit)
  await expect.element(shown('disconnected {}')).toBeVisible()
})

test('behavior: a wallet without EIP-5792 has none', async () => {
  const { kit } = createKitWithWallets()
  await render(
    <TestApp kit={kit}>
      <Probe />
    </TestApp>,
  )
  await connect(kit, { connectorId: 'io.fake' })
  await expect.element(shown('ready {}')).toBeVisible()
})

test('param: chainIds, a new list in each render', async () => {
  const { kit, adapters } = createKitWithWallets()
  const { evm } = adapters[0]
  if (evm) evm.capabilities = { '0x1': { a: 1 }, '0x7a69': { b: 1 } }
  await render(
    <TestApp kit={kit}>
      <Probe chainIds={['eip155:31337']} />
    </TestApp>,
  )
  await connect(kit, { connectorId: 'io.fake' })
  await expect.element(shown('ready {"eip155:31337":{"b":1}}')).toBeVisible()
})
