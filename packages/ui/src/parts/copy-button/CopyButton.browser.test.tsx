import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { fixtures } from '../../views/account/AccountView.fixtures.js'
import { AccountView } from '../../views/account/AccountView.js'
import { createModal, getShadowRoot } from '../modal/createModal.fixtures.js'
import { enableMotion } from '../motion/emulateMotion.fixtures.js'

enableMotion()
afterEach(cleanup)

function getButton(): HTMLElement {
  const element = getShadowRoot().querySelector<HTMLElement>('.copy-button')
  if (!element) throw new Error('no button')
  return element
}

async function press(onCopyAddress: () => void | Promise<void>): Promise<void> {
  await render(
    createModal({ children: <AccountView model={fixtures.connected} onCopyAddress={onCopyAddress} /> }),
  )
  await userEvent.click(page.getByRole('button', { name: 'Copy address 0xd8dA…6045', exact: true }))
}

test('default', async () => {
  await press(() => {})
  await expect.element(page.getByText('Copied')).toBeInTheDocument()
  expect(getButton().dataset.copied).toBe('true')
  const [tick] = getButton().querySelector('svg')?.getAnimations() ?? []
  expect(tick?.effect?.getComputedTiming().duration).toBe(1600)
  // The check mark disappears when its animation ends.
  tick?.finish()
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument()
  expect(getButton().dataset.copied).toBeUndefined()
})

test('behavior: shows "Copied" only after the callback resolves', async () => {
  let done: () => void = () => {}
  await press(
    () =>
      new Promise<void>((resolve) => {
        done = resolve
      }),
  )
  expect(getButton().dataset.copied).toBeUndefined()
  done()
  await expect.element(page.getByText('Copied')).toBeInTheDocument()
})

test('error: does not show "Copied" if the callback rejects', async () => {
  await press(() => Promise.reject(new Error('no clipboard')))
  await expect
    .element(page.getByRole('button', { name: 'Copy address 0xd8dA…6045', exact: true }))
    .toBeVisible()
  expect(getButton().dataset.copied).toBeUndefined()
})
