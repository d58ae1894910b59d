import type { FrameRequestName } from '../protocol/FrameRequests.js'
import type { WireMessage } from '../protocol/wire.js'
import type { FrameAnswer } from './parseFrameMessage.js'

/** Why requests were aborted, as in alerts. */
export type FrameProblem = 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'

/** A request that has no answer yet. */
export type PendingRequest = {
  readonly id: string
  readonly name: FrameRequestName
  readonly message: WireMessage
  readonly isSent: boolean
  /** Its caller no longer waits, but the frame still has to receive it. */
  readonly isSettled?: true
}

/** The state of the client. */
export type ClientState =
  /** The first request loads the frame. */
  | { readonly status: 'notLoaded'; readonly pending: readonly [] }
  | {
      readonly status: 'loading'
      readonly pending: readonly PendingRequest[]
      /** Whether the time limit of the load is active. Some requests wait without one. */
      readonly hasTimeLimit: boolean
      /** Whether the delay after the frame's `READY` is over. */
      readonly isDelayOver: boolean
      /** Whether the frame offers a message port that is not open yet. */
      readonly isPortAwaited: boolean
    }
  | { readonly status: 'ready'; readonly pending: readonly PendingRequest[] }
  /** Destroyed. */
  | { readonly status: 'closed'; readonly pending: readonly [] }

/** An event of the client. */
export type ClientEvent =
  | {
      readonly type: 'request'
      readonly id: string
      readonly name: FrameRequestName
      readonly message: WireMessage
    }
  /** `READY` of the frame. `version` is the best common one of a message port. */
  | { readonly type: 'frameReady'; readonly version: number | undefined }
  | { readonly type: 'portOpened' }
  /** `unverified_domain` as the cause: the server of the frame has refused the app. */
  | { readonly type: 'loadFailed'; readonly cause: unknown }
  | {
      readonly type: 'answered'
      readonly id: string
      /** Not parsed. */
      readonly name: string
      readonly answer: FrameAnswer
    }
  | { readonly type: 'aborted'; readonly id: string; readonly cause: unknown }
  | { readonly type: 'timer'; readonly key: string }
  | { readonly type: 'destroy' }

/** How a request ends. */
export type Outcome =
  | FrameAnswer
  | { readonly status: 'aborted'; readonly cause?: unknown; readonly problem?: FrameProblem }
  | { readonly status: 'loadFailed'; readonly cause: unknown }

/** A side effect of the client. */
export type ClientEffect =
  | { readonly type: 'createFrame' }
  | { readonly type: 'removeFrame' }
  | { readonly type: 'openPort'; readonly version: number }
  | { readonly type: 'closePort' }
  | { readonly type: 'post'; readonly message: WireMessage }
  | { readonly type: 'startTimer'; readonly key: string; readonly delayMs: number }
  | { readonly type: 'stopTimer'; readonly key: string }
  | { readonly type: 'settle'; readonly id: string; readonly outcome: Outcome }
  | { readonly type: 'report'; readonly problem: FrameProblem }

/** The next state, and the effects to run in their order. */
export type ClientStep = { readonly state: ClientState; readonly run?: readonly ClientEffect[] }
