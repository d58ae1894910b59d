// Test files of a project with `isolate: false` share a page, with the modules that are loaded in it. This clears the rest of the page
// for each file. Vitest has no option for it.
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

/** Vitest's default. */
const viewport = { width: 414, height: 896 }

// `vitest-browser-react` does this when it is imported: only in the first file.
beforeEach(cleanup)

beforeAll(async () => {
  await page.viewport(viewport.width, viewport.height)
  // The pointer is where the last file clicked. A button that appears below it would be hovered.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  // To wait for frames of animations is half of the time of these tests, and a button that moves can be missed. Tests whose subject is
  // motion enable it.
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  performance.clearResourceTimings()
})

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  localStorage.clear()
  sessionStorage.clear()
})
