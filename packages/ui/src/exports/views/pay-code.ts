'use client'

export { PayCodeView, type PayCodeViewProps } from '../../views/pay/PayCodeView.js'
