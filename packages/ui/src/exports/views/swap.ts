'use client'

export { SwapView, type SwapViewProps } from '../../views/swap/SwapView.js'
export { SwapReviewView, type SwapReviewViewProps } from '../../views/swap-review/SwapReviewView.js'
export { SwapTokenView, type SwapTokenViewProps } from '../../views/swap-token/SwapTokenView.js'
