'use client'

export {
  SwitchAccountView,
  type SwitchAccountViewProps,
} from '../../views/switch-account/SwitchAccountView.js'
