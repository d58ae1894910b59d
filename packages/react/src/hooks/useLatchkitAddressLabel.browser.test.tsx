import { setAddressLabel } from '@latchkit/core/actions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { useLatchkitAddressLabel } from './useLatchkitAddressLabel.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function Probe(props: useLatchkitAddressLabel.Parameters) {
  const { label = 'none', setLabel } = useLatchkitAddressLabel(props)
  return (
    <button type="button" onClick={() => setLabel('Savings')}>
      {label}
    </button>
  )
}

test('default: sets and shows the label', async () => {
  const { kit } = createKitWithWallets()
  await render(
    <TestApp kit={kit}>
      <Probe address={address} />
    </TestApp>,
  )
  await page.getByRole('button', { name: 'none' }).click()
  await expect.element(page.getByRole('button', { name: 'Savings' })).toBeVisible()
  await setAddressLabel(kit, { address, label: 'Games' })
  await expect.element(page.getByRole('button', { name: 'Games' })).toBeVisible()
})

test('param: namespace', async () => {
  const { kit } = createKitWithWallets()
  await render(
    <TestApp kit={kit}>
      <Probe address="abc" namespace="solana" />
    </TestApp>,
  )
  await setAddressLabel(kit, { address: 'abc', label: 'Games', namespace: 'solana' })
  await expect.element(page.getByRole('button', { name: 'Games' })).toBeVisible()
})
