import type { Latchkit, ViewName } from '@latchkit/core'
import type { Container, ModalChunks } from '../context/types.js'
import { createLazy, type Lazy } from '../lazy/createLazy.js'

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
        : import('../flows/opening.js').then((flow) => flow.opening.frame),
    ),
    getView(name) {
      const view = views.get(name) ?? createLazy(() => loadContainer(name))
      views.set(name, view)
      return view
    },
  }
}

/**
 * The first view is in the chunk of the frame, as only that view is needed for most users. With a login, the first view is one of the
 * others, as its code is larger.
 */
async function loadContainerOf(name: ViewName, kit: Latchkit): Promise<Container> {
  if (name === 'connect' && !kit.frame) return (await import('../flows/opening.js')).opening.connect
  return (await import('../flows/connecting.js')).loadOtherContainer(name, createLazy, kit)
}
