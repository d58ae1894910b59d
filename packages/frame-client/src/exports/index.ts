export {
  createFrameClient,
  type FrameClient,
  type FrameClientOptions,
  type FrameRequestArguments,
  type FrameRequestPayload,
  type RpcParams,
} from '../client/createFrameClient.js'
export {
  FrameLoadError,
  FrameRequestError,
  FrameResponseError,
  FrameTimeoutError,
  InvalidFrameRequestError,
} from '../client/errors.js'
export type { FrameElement, FramePage, PageMessage } from '../client/FramePage.js'
export type { FrameProblem } from '../client/types.js'
export type {
  AccountRequest,
  DappMetadata,
  FrameAccount,
  FramePayload,
  FrameRequestName,
  FrameRequests,
  FrameResult,
  FrameUser,
  RpcRequest,
  SocialProvider,
  WireChainId,
} from '../protocol/FrameRequests.js'
export type { PlainData } from '../protocol/toPlainData.js'
export type { WireMessage } from '../protocol/wire.js'
