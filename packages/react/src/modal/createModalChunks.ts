import type { Config, ViewName } from '@latchkit/core'
import { createLazy, type Lazy } from './createLazy.js'
import type { Container, ModalChunks } from './types.js'

/**
 * Creates the lazy chunks of one provider: the frame, and the container of each view. No chunk is loaded before `load` is
 * called.
 */
export function createModalChunks({ enableTwoPanes }: Pick<Config, 'enableTwoPanes'>): ModalChunks {
  const views = new Map<ViewName, Lazy<Container>>()
  return {
    frame: createLazy(() =>
      enableTwoPanes
        ? import('./TwoPaneFrame.js').then((chunk) => chunk.TwoPaneFrame)
        : import('./ModalFrame.js').then((chunk) => chunk.ModalFrame),
    ),
    getView(name) {
      const view = views.get(name) ?? createLazy(() => loadContainer(name))
      views.set(name, view)
      return view
    },
  }
}

/** The list of the other views is a chunk itself: only the first view is needed for most users. */
async function loadContainer(name: ViewName): Promise<Container> {
  if (name === 'connect') return (await import('../containers/ConnectContainer.js')).ConnectContainer
  return (await import('./loadOtherContainer.js')).loadOtherContainer(name, createLazy)
}
