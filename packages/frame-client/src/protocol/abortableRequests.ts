import { displayedRequests } from './displayedRequests.js'
import type { FrameRequestName } from './FrameRequests.js'

/** Requests that wait for the user, in the frame or outside of it. `RPC_ABORT` with their id ends them. */
export const abortableRequests: readonly FrameRequestName[] = [...displayedRequests, 'CONNECT_FARCASTER']
