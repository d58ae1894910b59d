export {
  createFrameHost,
  type FrameHandlerContext,
  type FrameHandlers,
  type FrameHost,
  type FrameHostOptions,
} from '../host/createFrameHost.js'
export { FrameHandlerError } from '../host/FrameHandlerError.js'
export { getParentOrigin } from '../host/getParentOrigin.js'
export type { HostMessage, HostPage } from '../host/HostPage.js'
export { passkeyRequiredCode } from '../protocol/wire.js'
