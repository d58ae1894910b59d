'use client'

export { ConnectingView, type ConnectingViewProps } from '../../views/connecting/ConnectingView.js'
