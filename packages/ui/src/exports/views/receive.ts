'use client'

export { ReceiveView, type ReceiveViewProps } from '../../views/receive/ReceiveView.js'
