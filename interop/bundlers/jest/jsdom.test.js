/** @jest-environment jsdom */
import { connect, getAccount } from '@latchkit/react/actions'
import { createMessage } from '@latchkit/siwx'
import { createTestKit } from '@latchkit/test/vitest'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './apps/readme.js'

test('opens the modal from the button', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(App))
  const button = await waitFor(() => document.querySelector('button'))
  expect(button.textContent).toBe('Connect wallet')
  button.click()
  const dialog = await waitFor(() =>
    document.querySelector('[data-latchkit="modal"]')?.shadowRoot.querySelector('dialog[open]'),
  )
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  root.unmount()
}, 60_000)

test('connects a fake wallet of the test kit', async () => {
  const { kit, adapters } = createTestKit()
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  expect(getAccount(kit).address).toBe(adapters[0].wallet('io.fake').accounts[0])
  kit.destroy()
})

test('imports the messages of sign-ins', () => {
  expect(createMessage).toBeInstanceOf(Function)
})

async function waitFor(find) {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It is not in the page.')
}
