import { connect, openModal } from '@latchkit/core/actions'
import { fakeDataApi } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

const all = { onramp: true, send: true, swaps: true, receive: true }
const load = async () => Promise.reject(new Error('Nothing is loaded.'))
const api = { ...fakeDataApi()(), swaps: load, onramp: load }

/** Opens the account of an app, and returns the names of the buttons of its features. */
async function getShortcuts(
  features: Partial<typeof all>,
  dataApi: typeof api | undefined,
): Promise<string[]> {
  const { kit } = createKitWithWallets(undefined, { features, dataApi: dataApi && (() => dataApi) })
  const screen = await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'io.fake' })
  void openModal(kit)
  await expect.element(page.getByRole('button', { name: /^Copy address/ })).toBeVisible()
  const names = ['Buy', 'Send', 'Swap', 'Receive']
  const shown = names.filter((name) => page.getByRole('button', { name, exact: true }).elements().length > 0)
  await screen.unmount()
  return shown
}

test.each<[string, Partial<typeof all>, typeof api | undefined, string[]]>([
  ['all', {}, api, ['Buy', 'Send', 'Swap', 'Receive']],
  ['no purchases', { onramp: false }, api, ['Send', 'Swap', 'Receive']],
  ['no transfers', { send: false }, api, ['Buy', 'Swap', 'Receive']],
  ['no swaps', { swaps: false }, api, ['Buy', 'Send', 'Receive']],
  ['no address', { receive: false }, api, ['Buy', 'Send', 'Swap']],
  ['none', { onramp: false, send: false, swaps: false, receive: false }, api, []],
  ['no data API', {}, undefined, ['Send', 'Receive']],
])('param: features: %s', async (_, features, dataApi, expected) => {
  expect(await getShortcuts(features, dataApi)).toEqual(expected)
})
