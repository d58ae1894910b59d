'use client'

export { ConnectView, type ConnectViewProps } from '../../views/connect/ConnectView.js'
