'use client'

export {
  SwitchActiveChainView,
  type SwitchActiveChainViewProps,
} from '../../views/switch-active-chain/SwitchActiveChainView.js'
