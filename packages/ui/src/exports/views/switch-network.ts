'use client'

export {
  SwitchNetworkView,
  type SwitchNetworkViewProps,
} from '../../views/switch-network/SwitchNetworkView.js'
