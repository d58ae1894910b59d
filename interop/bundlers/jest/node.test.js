/** @jest-environment node */
import { createLatchkit } from '@latchkit/react'
import { connect, getAccount } from '@latchkit/react/actions'
import { mainnet } from '@latchkit/react/networks'
import { createMessage } from '@latchkit/siwx'
import { createTestKit } from '@latchkit/test/vitest'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './apps/readme.js'

test('renders the button on the server', () => {
  expect(renderToString(createElement(App))).toMatch(/<button[^>]*>.*Connect wallet/)
})

test('calls an action without a browser', () => {
  const kit = createLatchkit({ projectId: 'my-dapp', name: 'actions', networks: [mainnet], adapters: [] })
  expect(getAccount(kit).status).toBe('disconnected')
})

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
