'use client'

export {
  ConnectingRemoteView,
  type ConnectingRemoteViewProps,
} from '../../views/connecting-remote/ConnectingRemoteView.js'
