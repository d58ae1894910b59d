'use client'

export { SendView, type SendViewProps } from '../../views/send/SendView.js'
export { SendReviewView, type SendReviewViewProps } from '../../views/send-review/SendReviewView.js'
export { SendTokenView, type SendTokenViewProps } from '../../views/send-token/SendTokenView.js'
