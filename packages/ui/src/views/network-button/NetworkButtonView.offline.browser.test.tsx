import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures } from './NetworkButtonView.fixtures.js'
import { NetworkButtonView } from './NetworkButtonView.js'

// In a file of its own, because the browser loads a module once per page.
test('error: keeps the icon of an unknown network if the built-in icons fail to load', async () => {
  // Its type is empty without the types of the provider, which is a dependency of the root.
  const session = cdp() as unknown as { send(method: string, parameters?: object): Promise<void> }
  const block = (urls: string[]) => session.send('Network.setBlockedURLs', { urls })
  await session.send('Network.enable')
  await block(['*BuiltInNetworkIcon*'])
  onTestFinished(() => block([]))
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const createView = (key: string) => <NetworkButtonView key={key} model={fixtures.ready} copy={buttonsEn} />
  flushSync(() => root.render([createView('1')]))
  const before = document.querySelector('button')?.innerHTML
  expect(before).toContain('Base')
  await expect(import('../../parts/page-button/BuiltInNetworkIcon.js')).rejects.toThrow()
  // The next render has the result of the import.
  flushSync(() => root.render([createView('1'), createView('2')]))
  expect([...document.querySelectorAll('button')].map(({ innerHTML }) => innerHTML)).toEqual([before, before])
})
