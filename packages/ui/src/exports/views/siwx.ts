'use client'

export {
  ConnectingSiweView,
  type ConnectingSiweViewProps,
} from '../../views/connecting-siwe/ConnectingSiweView.js'
export {
  SiwxSignMessageView,
  type SiwxSignMessageViewProps,
} from '../../views/siwx-sign-message/SiwxSignMessageView.js'
