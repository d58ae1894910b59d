import { createLatchkit, LatchkitError } from '@latchkit/core'
import { connect, getAccount, openModal } from '@latchkit/core/actions'
import { createLogin } from '@latchkit/core/login'
import { base, mainnet } from '@latchkit/core/networks'
import { createFakeFrame, type FakeFrame, fakeStorage } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLatchkitEmbeddedWallet } from '../hooks/useLatchkitEmbeddedWallet.js'
import { TestApp } from '../kit.fixtures.js'

const dialog = page.getByRole('dialog')
const toggle = dialog.getByRole('switch', { name: 'Smart account' })

async function setUp(smartAccountNetworks: FakeFrame['smartAccountNetworks']) {
  const frame = createFakeFrame()
  frame.smartAccountNetworks = smartAccountNetworks
  const login = createLogin(() => frame)
  const kit = createLatchkit({ projectId: 'test', networks: [mainnet, base], storage: fakeStorage(), login })
  onTestFinished(() => kit.destroy())
  await render(
    <TestApp kit={kit}>
      <AccountType />
    </TestApp>,
  )
  await frame.connectOtp({ otp: '123456' })
  await connect(kit, { connectorId: 'auth', namespace: 'eip155' })
  return { frame, kit }
}

function AccountType() {
  const { wallet, isSmartAccountEnabled, isPending } = useLatchkitEmbeddedWallet()
  return <p>{`${wallet?.accountType} ${isSmartAccountEnabled} ${isPending}`}</p>
}

test('default: the switch changes the account, and the session stays', async () => {
  const { frame, kit } = await setUp(['eip155:1'])
  void openModal(kit)
  await expect.element(toggle).toBeChecked()
  await expect.element(page.getByText('smartAccount true false')).toBeInTheDocument()
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  await expect.element(page.getByText('eoa true false')).toBeInTheDocument()
  expect([frame.accountType, getAccount(kit).status]).toEqual(['eoa', 'connected'])
})

test('error: a change that the frame refuses', async () => {
  const { frame, kit } = await setUp(['eip155:1'])
  const error = new LatchkitError({ code: 'frame-request', shortMessage: 'The service is down.' })
  frame.behavior.set('setPreferredAccount', error)
  void openModal(kit)
  await toggle.click()
  await expect.element(dialog.getByText('Couldn’t switch to the ordinary account')).toBeVisible()
  await expect.element(dialog.getByText('The service is down.')).toBeVisible()
  await expect.element(toggle).toBeChecked()
})

test('behavior: there is no switch on a network without smart accounts', async () => {
  const { kit } = await setUp(['eip155:8453'])
  void openModal(kit)
  await expect
    .element(dialog.getByText('Doesn’t work on Ethereum. Your ordinary account is used there.'))
    .toBeVisible()
  await expect.element(toggle).not.toBeInTheDocument()
})
