import { expect, test } from 'vitest'
import * as index from './index.js'
import * as locales from './locales.js'
import * as themes from './themes.js'

test('behavior: exports of the main entry', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "createModal",
      "defineElements",
    ]
  `)
})

test('behavior: exports of the other entries', () => {
  expect(Object.keys(locales).sort()).toMatchInlineSnapshot(`
    [
      "languageCodes",
      "loadLocale",
      "withTexts",
    ]
  `)
  expect(Object.keys(themes).sort()).toMatchInlineSnapshot(`
    [
      "glass",
      "mono",
      "sharp",
      "soft",
    ]
  `)
})

test('behavior: a server defines nothing, and renders nothing', async () => {
  const { createLatchkit } = await import('@latchkit/core')
  const { mainnet } = await import('@latchkit/core/networks')
  const kit = createLatchkit({ projectId: 'server', networks: [mainnet] })
  const modal = index.defineElements(kit, { locale: 'de' })
  expect(modal.kit).toBe(kit)
  expect(kit.getState()).toBe(kit.getInitialState())
  modal.destroy()
})
