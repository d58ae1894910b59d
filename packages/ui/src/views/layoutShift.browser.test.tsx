import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createModal, finishAnimations, openModelAt } from '../parts/modal/createModal.fixtures.js'
import { enableMotion } from '../parts/motion/emulateMotion.fixtures.js'
import { fixtures as account, balanceLoading } from './account/AccountView.fixtures.js'
import { AccountView } from './account/AccountView.js'
import { fixtures as allWallets } from './all-wallets/AllWalletsView.fixtures.js'
import { AllWalletsView } from './all-wallets/AllWalletsView.js'
import { fixtures as connect } from './connect/ConnectView.fixtures.js'
import { ConnectView } from './connect/ConnectView.js'
import { fixtures as remote } from './connecting-remote/ConnectingRemoteView.fixtures.js'
import { ConnectingRemoteView } from './connecting-remote/ConnectingRemoteView.js'
import { fixtures as email } from './email-login/EmailLogin.fixtures.js'
import { EmailLogin } from './email-login/EmailLogin.js'

beforeEach(() => page.viewport(1000, 700))
enableMotion()
afterEach(cleanup)

const views = {
  connect: [
    <ConnectView key="" model={connect.discovering} onSelectWallet={() => {}} />,
    <ConnectView key="" model={connect.ready} onSelectWallet={() => {}} />,
  ],
  'all-wallets': [
    <AllWalletsView key="" model={allWallets.loading} onSelectWallet={() => {}} />,
    <AllWalletsView key="" model={allWallets.ready} onSelectWallet={() => {}} />,
  ],
  'connecting-remote': [
    <ConnectingRemoteView key="" model={remote.preparing} />,
    <ConnectingRemoteView key="" model={remote.scan} />,
  ],
  account: [
    <AccountView
      key=""
      model={balanceLoading}
      onCopyAddress={() => {}}
      actions={['disconnect']}
      onAction={() => {}}
    />,
    <AccountView
      key=""
      model={account.connected}
      onCopyAddress={() => {}}
      actions={['disconnect']}
      onAction={() => {}}
    />,
  ],
} as const

const routes = {
  connect: { view: 'connect', namespace: 'eip155' },
  'all-wallets': { view: 'all-wallets' },
  'connecting-remote': { view: 'connecting-remote', walletId: 'kestrel', namespace: 'eip155' },
  account: { view: 'account', namespace: 'eip155' },
} as const

/** Returns where elements were and are that moved, from the browser's `layout-shift` entries. */
async function findShifts(
  view: keyof typeof views,
  [before, after]: readonly [ReactElement, ReactElement],
): Promise<readonly string[]> {
  const model = openModelAt(routes[view])
  const screen = await render(createModal({ model, children: before }))
  await finishAnimations()
  await waitForFrames()
  const shifts: string[] = []
  const read = (list: PerformanceEntryList) => {
    for (const entry of list)
      for (const { previousRect, currentRect } of Reflect.get(
        entry,
        'sources',
      ) as readonly LayoutShiftSource[])
        shifts.push([previousRect, currentRect].map(toText).join(' → '))
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  await screen.rerender(createModal({ model, children: after }))
  await waitForFrames()
  await finishAnimations()
  await waitForFrames()
  read(observer.takeRecords())
  return shifts
}

/** The elements are in a shadow tree, which the browser does not reveal. */
type LayoutShiftSource = { readonly previousRect: DOMRect; readonly currentRect: DOMRect }

function toText({ x, y, width, height }: DOMRect): string {
  return [x, y, width, height].map(Math.round).join(' ')
}

async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
}

test.each(Object.keys(views) as (keyof typeof views)[])(
  'behavior: nothing moves when %s has loaded',
  async (view) => {
    expect(await findShifts(view, views[view])).toEqual([])
  },
)

test('behavior: nothing moves while a login is sent to the e-mail address', async () => {
  const [ready, sending] = [email.ready, email.sending].map((model) => (
    <>
      <EmailLogin key="" model={model} onEmail={() => {}} onSubmit={() => {}} />
      <p>Continue with Google</p>
    </>
  )) as [ReactElement, ReactElement]
  expect(await findShifts('connect', [ready, sending])).toEqual([])
})

test('behavior: finds an element that moves', async () => {
  const [, ready] = views.account
  const first = (
    <>
      {null}
      {ready}
    </>
  )
  const late = (
    <>
      <p style={{ height: 40 }} />
      {ready}
    </>
  )
  expect(await findShifts('account', [first, late])).not.toEqual([])
})
