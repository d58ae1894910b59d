'use client'

export { PayProgressView, type PayProgressViewProps } from '../../views/pay/PayProgressView.js'
export { PayReviewView, type PayReviewViewProps } from '../../views/pay/PayReviewView.js'
export { PayView, type PayViewProps } from '../../views/pay/PayView.js'
