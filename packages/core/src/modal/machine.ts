import type { Cancel, Step, Timer } from '../kit/machine.js'
import type { Route } from './route.js'
import type { CloseReason } from './view.js'

/** The router of spec §2. The stack is never empty while the modal is open. */
export type ModalState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'open'
      readonly stack: readonly [Route, ...Route[]]
      readonly direction: 'forward' | 'back'
      readonly shaking: boolean
    }

export type ModalEvent =
  | { readonly type: 'open'; readonly route: Route }
  | { readonly type: 'push' | 'replace' | 'reset'; readonly route: Route }
  | { readonly type: 'back' }
  /** `force` closes also where closing is refused (the UnsupportedChain view). */
  | { readonly type: 'close'; readonly reason: CloseReason; readonly force?: boolean | undefined }
  | { readonly type: 'refuse' }
  | { readonly type: 'shaken' }
  | { readonly type: 'wentBack'; readonly from: Route }

export type ModalEffect = Timer<ModalEvent> | Cancel

export type ModalFact =
  | { readonly type: 'opened'; readonly route: Route }
  | { readonly type: 'closed'; readonly reason: CloseReason; readonly from: Route }
  /** 100 ms after going back (spec §2). */
  | { readonly type: 'wentBack'; readonly from: Route }

export type ModalStep = Step<ModalState, ModalEffect, ModalFact>
