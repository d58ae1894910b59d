import { expect, onTestFinished, test } from 'vitest'
import { connectHalves, frameUrl, quickClock } from './connectHalves.fixtures.js'
import { createFrame } from './createFrame.js'
import { createLazyFrame } from './createLazyFrame.js'

test('behavior: a frame that is loaded later has the last theme and language with its first request', async () => {
  const received: unknown[] = []
  const { page } = connectHalves({
    SYNC_THEME: (theme) => void received.push(theme),
    IS_CONNECTED() {
      received.push('IS_CONNECTED')
      return { isConnected: true }
    },
  })
  const options = { url: frameUrl, projectId: 'my-dapp', title: 'Log in', page, clock: quickClock }
  const frame = createLazyFrame(new URL(frameUrl).origin, async () => createFrame(options))
  onTestFinished(() => frame.destroy())
  await frame.syncTheme({ mode: 'dark' })
  await frame.syncTheme({ language: 'ar' })
  await frame.syncTheme({ mode: 'light' })
  expect(received).toEqual([])
  await frame.isConnected({})
  await frame.syncTheme({ language: 'en' })
  expect(received).toEqual([
    { themeMode: 'light', language: 'ar' },
    'IS_CONNECTED',
    { themeMode: 'light', language: 'en' },
  ])
})
