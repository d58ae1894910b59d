'use client'

export {
  SiwxSignMessageView,
  type SiwxSignMessageViewProps,
} from '../../views/siwx-sign-message/SiwxSignMessageView.js'
