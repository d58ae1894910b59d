import type { FrameRequestName } from './FrameRequests.js'

/** Requests that wait for the user, in the frame or outside of it. `RPC_ABORT` with their id ends them. */
export const abortableRequests: readonly FrameRequestName[] = [
  'RPC_REQUEST',
  'CONNECT_PASSKEY',
  'SOCIAL_REDIRECT',
  'CONNECT_FARCASTER',
  'UPDATE_EMAIL',
]
