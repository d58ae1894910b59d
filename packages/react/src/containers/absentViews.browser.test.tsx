import { connect, navigate, openModal } from '@latchkit/core/actions'
import { type FakeDataApi, fakeDataApi } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

type Api = ReturnType<FakeDataApi>

const load = async () => Promise.reject(new Error('Nothing is loaded.'))
const absent = { status: 'absent', code: 'unsupported' } as const

/** A server that has told that it has none of these services. */
const bareServer: Api = {
  ...fakeDataApi()(),
  ...{ swaps: load, onramp: load, loadNames: load },
  getCapabilities: async () => ({ chains: {}, onramp: absent, names: absent }),
}

type View = 'swap' | 'onramp' | 'register-account-name'

/** Opens a view of an app, as a link of the app does. */
async function open(view: View, api: Api | undefined) {
  const { kit } = createKitWithWallets(undefined, { dataApi: api && (() => api) })
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'io.fake' })
  if (view !== 'register-account-name') return void openModal(kit, { view })
  void openModal(kit)
  await navigate(kit, { route: { view, namespace: 'eip155' } })
}

test.each<[View, string, string, Api | undefined]>([
  ['swap', 'Not available here', 'This app has no swaps yet.', bareServer],
  ['swap', 'Not available here', 'This app has no swaps yet.', undefined],
  ['onramp', 'Not available here', 'This app has no providers to buy from yet.', undefined],
  [
    'register-account-name',
    'Names aren’t available',
    'This network or this app has no names to register.',
    undefined,
  ],
])('default: %s says that it is not available (%s, %s)', async (view, title, text, api) => {
  await open(view, api)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
})
