import type { Latchkit, ViewName } from '@latchkit/core'
import { createLazy, type Lazy } from './createLazy.js'
import type { Container, ModalChunks } from './types.js'

/**
 * Creates the lazy chunks of one provider: the frame, and the container of each view. No chunk is loaded before `load` is
 * called.
 */
export function createModalChunks(kit: Latchkit): ModalChunks {
  const loadContainer = (name: ViewName) => loadContainerOf(name, kit)
  const views = new Map<ViewName, Lazy<Container>>()
  return {
    frame: createLazy(() =>
      kit.config.enableTwoPanes
        ? import('./TwoPaneFrame.js').then((chunk) => chunk.createTwoPaneFrame(loadContainer('connect')))
        : import('./ModalFrame.js').then((chunk) => chunk.ModalFrame),
    ),
    getView(name) {
      const view = views.get(name) ?? createLazy(() => loadContainer(name))
      views.set(name, view)
      return view
    },
  }
}

/**
 * The list of the other views is a chunk itself: only the first view is needed for most users. With a login, the first view is one of
 * the others, as its code is larger.
 */
async function loadContainerOf(name: ViewName, kit: Latchkit): Promise<Container> {
  if (name === 'connect' && !kit.internal.frame)
    return (await import('../containers/ConnectContainer.js')).ConnectContainer
  return (await import('./loadOtherContainer.js')).loadOtherContainer(name, createLazy, kit)
}
