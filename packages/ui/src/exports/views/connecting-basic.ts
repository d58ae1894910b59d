'use client'

export {
  ConnectingBasicView,
  type ConnectingBasicViewProps,
} from '../../views/connecting-basic/ConnectingBasicView.js'
