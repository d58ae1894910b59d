import type { Config } from '../../../config/config.js'
import type { ModalState } from './machine.js'

/** Starts closed; an inline modal (`enableEmbedded`) is always open. */
export function initialState(init: { readonly config: Pick<Config, 'enableEmbedded'> }): ModalState {
  return init.config.enableEmbedded
    ? {
        status: 'open',
        stack: [{ view: 'connect' }],
        direction: 'forward',
        shaking: false,
        legalChecked: false,
      }
    : { status: 'closed' }
}
