'use client'

export { type AccountTab, AccountTabs, type AccountTabsProps } from '../../views/account/AccountTabs.js'
export { AccountView, type AccountViewProps } from '../../views/account/AccountView.js'
export {
  ActivityPlaceholder,
  type ActivityPlaceholderProps,
} from '../../views/activity/ActivityPlaceholder.js'
export { NftsPlaceholder, type NftsPlaceholderProps } from '../../views/nfts/NftsPlaceholder.js'
export { TokensPlaceholder, type TokensPlaceholderProps } from '../../views/tokens/TokensPlaceholder.js'
