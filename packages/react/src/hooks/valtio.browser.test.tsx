import { setAddressLabel, setThemeMode, setThemeVariables } from '@latchkit/core/actions'
import type { TestKit } from '@latchkit/core/testing'
import { renderToString } from 'react-dom/server'
import { useSnapshot } from 'valtio'
import { devtools } from 'valtio/utils'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'

function Mode({ kit }: { readonly kit: TestKit['kit'] }) {
  const { theme } = useSnapshot(kit.state)
  return <p>mode: {theme.chosen ?? 'of the system'}</p>
}

test('default: `useSnapshot` of valtio shows the state, and follows it', async () => {
  const { kit } = createKitWithWallets()
  expect(renderToString(<Mode kit={kit} />)).toContain('of the system')
  await render(
    <TestApp kit={kit}>
      <Mode kit={kit} />
    </TestApp>,
  )
  await setThemeMode(kit, { themeMode: 'dark' })
  await expect.element(page.getByText('mode: dark')).toBeVisible()
})

test('behavior: `useSnapshot` renders again only for the features that it reads', async () => {
  const setup = createKitWithWallets()
  const { kit } = setup
  const { renders, act } = await renderHookInKit(() => useSnapshot(kit.state).theme, setup)
  const before = renders.length
  const { labels } = kit.getState()
  await act(() => setAddressLabel(kit, { address: 'abc', label: 'Savings', namespace: 'solana' }))
  expect(kit.getState().labels).not.toBe(labels)
  expect(renders).toHaveLength(before)
  await act(() => setThemeMode(kit, { themeMode: 'dark' }))
  expect(renders.at(-1)).toBe(kit.getState().theme)
  expect(renders).toHaveLength(before + 1)
})

/** What valtio uses of Redux DevTools. */
function createFakeExtension() {
  const sent: { readonly action: string; readonly state: object }[] = []
  let listener: (message: object) => void = () => {}
  const connection = {
    init: () => {},
    send: ({ type }: { readonly type: string }, state: object) => sent.push({ action: type, state }),
    subscribe: (next: typeof listener) => {
      listener = next
      return () => {}
    },
  }
  return { sent, extension: { connect: () => connection }, receive: (message: object) => listener(message) }
}

afterEach(() => vi.unstubAllGlobals())

test('behavior: `devtools` of valtio shows each change, and cannot change the state', async () => {
  const { sent, extension, receive } = createFakeExtension()
  vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION__', extension)
  const { kit } = createKitWithWallets()
  const stop = devtools(kit.state, { name: 'latchkit', enabled: true })
  await setThemeMode(kit, { themeMode: 'dark' })
  await setThemeVariables(kit, { themeVariables: { accent: '#112233' } })
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({ action: 'set:theme', state: { theme: { chosen: 'dark' } } })
  const before = kit.getState()
  const jump = { type: 'DISPATCH', payload: { type: 'JUMP_TO_STATE' }, state: JSON.stringify(sent[0]?.state) }
  expect(() => receive(jump)).toThrow(TypeError)
  expect(kit.getState()).toBe(before)
  stop?.()
})
