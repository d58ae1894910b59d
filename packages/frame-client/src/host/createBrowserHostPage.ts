import { getParentOrigin } from './getParentOrigin.js'
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
