import type { AccountTab } from '@latchkit/ui/views/account'
import type { ComponentType } from 'react'
import { ActivityContainer } from '../containers/ActivityContainer.js'
import { NftDetailContainer } from '../containers/NftDetailContainer.js'
import { NftsContainer } from '../containers/NftsContainer.js'
import type { PanelProps } from '../containers/PanelProps.js'
import { TokenDetailContainer } from '../containers/TokenDetailContainer.js'
import { TokensContainer } from '../containers/TokensContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The panels of the account, by the tab. */
export const panels: Readonly<Record<AccountTab, ComponentType<PanelProps>>> = {
  tokens: TokensContainer,
  nfts: NftsContainer,
  activity: ActivityContainer,
}

/** One token or NFT, which a panel opens. */
export const containers: Flow<'token-detail' | 'nft-detail'> = createFlow({
  'token-detail': TokenDetailContainer,
  'nft-detail': NftDetailContainer,
})
