import type { HostPage } from './HostPage.js'

/** The frame's page on which this code runs. */
export function createBrowserHostPage(): HostPage {
  return {
    parent: parent === window ? null : parent,
    parentOrigin: getParentOrigin(),
    post: (message, targetOrigin) => parent.postMessage(message, targetOrigin),
    onMessage(listener) {
      addEventListener('message', listener)
      return () => removeEventListener('message', listener)
    },
  }
}

/** Firefox has no `ancestorOrigins`; there, the referrer of a frame is its parent, if the parent's policy allows it. */
function getParentOrigin(): string | undefined {
  // Its type claims that every browser has it.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  if (ancestors) return ancestors[0]
  try {
    return new URL(document.referrer).origin
  } catch {
    // Empty: the parent sends no referrer.
    return undefined
  }
}
