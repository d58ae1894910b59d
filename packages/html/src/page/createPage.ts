import type { Latchkit } from '@latchkit/core'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Page, PageState } from './Page.js'
import { PageView } from './PageView.js'

/** Creates the page of a kit. It renders nothing before it is mounted. */
export function createPage(kit: Latchkit): Page {
  const listeners = new Set<() => void>()
  let state: PageState = { parts: new Map() }
  let root: Root | undefined
  let keys = 0

  function setState(next: PageState): void {
    state = next
    for (const listener of listeners) listener()
  }

  const page: Page = {
    kit,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    mount() {
      if (root || typeof document === 'undefined') return
      // Not in the document: the modal is at the end of the body, and the contents of the elements are in their shadow roots.
      root = createRoot(document.createElement('div'))
      root.render(createElement(PageView, { page }))
    },
    unmount() {
      root?.unmount()
      root = undefined
    },
    setLocale: (options) => setState({ ...options, parts: state.parts }),
    createKey: () => keys++,
    setPart(key, part) {
      const parts = new Map(state.parts)
      if (part) parts.set(key, part)
      else parts.delete(key)
      setState({ ...state, parts })
    },
  }
  return page
}
