'use client'

export { AccountView, type AccountViewProps } from '../../views/account/AccountView.js'
export { TokensPlaceholder, type TokensPlaceholderProps } from '../../views/tokens/TokensPlaceholder.js'
