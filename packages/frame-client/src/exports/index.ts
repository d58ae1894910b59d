export { createFrame, type FrameOptions } from '../app/createFrame.js'
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
export { type AnnounceOptions, announceFrameProvider } from '../providers/announceFrameProvider.js'
export {
  createFrameProvider,
  type FrameProvider,
  type FrameProviderOptions,
} from '../providers/createFrameProvider.js'
export {
  createFrameWallet,
  type FrameWallet,
  type FrameWalletOptions,
  type SolanaChainName,
} from '../providers/createFrameWallet.js'
export { ProviderRpcError } from '../providers/ProviderRpcError.js'
export { registerFrameWallet } from '../providers/registerFrameWallet.js'
