import type { FrameRequestName } from './FrameRequests.js'

/** Requests that the frame displays until the user has decided. `RPC_ABORT` without an id ends them, although not all are JSON-RPC requests. */
export const displayedRequests: readonly FrameRequestName[] = [
  'RPC_REQUEST',
  'CONNECT_PASSKEY',
  'UPDATE_EMAIL',
  'SOCIAL_REDIRECT',
]
