import { ConnectContainer } from '../containers/ConnectContainer.js'
import { ModalFrame } from '../frame/ModalFrame.js'
import type { Flow } from './Flow.js'

/**
 * Creates a flow. The containers are shared by all kits of the page.
 *
 * Each flow imports this function from here, with the frame and the first view, which are loaded with every view. So a flow
 * does not contain what it shares with these.
 */
export function createFlow<F extends object>(containers: F): Readonly<F> {
  return Object.freeze(containers)
}

/** View that the first click opens, without a login. */
export const opening: Flow<'connect'> & { readonly frame: typeof ModalFrame } = createFlow({
  frame: ModalFrame,
  connect: ConnectContainer,
})
