import { connect, openModal } from '@latchkit/core/actions'
import { fakeDataApi } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function setUp() {
  const dataApi = fakeDataApi()
  const { kit } = createKitWithWallets(undefined, { dataApi })
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'io.fake' })
  return { dataApi, kit }
}

test('default: the account view shows the name with the address', async () => {
  const { dataApi, kit } = await setUp()
  dataApi.setIdentity({ address, identity: { name: 'alice.eth' } })
  void openModal(kit)
  await expect.element(page.getByRole('button', { name: 'Settings alice.eth' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy address 0xf39F…2266' })).toBeVisible()
})

test('behavior: the code and the name load with the account view', async () => {
  const { dataApi, kit } = await setUp()
  expect(dataApi.identityReads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('identity')
})

test('error: without a name, the address stays', async () => {
  const { dataApi, kit } = await setUp()
  dataApi.setIdentity({ address, identity: 'fails' })
  void openModal(kit)
  await expect.element(page.getByRole('button', { name: 'Copy address 0xf39F…2266' })).toBeVisible()
})
