import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { Skeleton } from '../../parts/status/Skeleton.js'
import { TokensMessage } from '../tokens/TokensPlaceholder.js'
import { GridReserve } from './GridReserve.js'
import { NftsFrame } from './NftsFrame.js'

/** Props of {@link NftsPlaceholder}. */
export type NftsPlaceholderProps = {
  readonly status: 'loading' | 'failed'
  /** Absent: there is no button. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Shown in the place of an `NftsPanel` whose code is loading or failed to load.
 *
 * @example
 * ```tsx
 * import { NftsPlaceholder } from '@latchkit/ui/views/account'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Failed = ({ retry }: { retry: () => void }) => <NftsPlaceholder status="failed" onRetry={retry} />
 * ```
 */
export function NftsPlaceholder({ status, onRetry }: NftsPlaceholderProps): ReactNode {
  const { nfts } = useAccountCopy().account
  if (status === 'loading') return <NftsSkeleton />
  return (
    <NftsFrame>
      <TokensMessage {...nfts.loadFailure} onRetry={onRetry} />
    </NftsFrame>
  )
}

/** A heading and tiles with the size of those that are loading. */
export function NftsSkeleton(): ReactNode {
  const { nfts } = useAccountCopy().account
  return (
    <NftsFrame note={<Skeleton label={nfts.loading} />}>
      <GridReserve isVisible />
    </NftsFrame>
  )
}
