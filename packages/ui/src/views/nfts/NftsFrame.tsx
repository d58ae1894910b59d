import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { GridReserve } from './GridReserve.js'
import css from './NftsPanel.css?inline'

/** Props of {@link NftsFrame}. */
export type NftsFrameProps = {
  /** A line below the heading. */
  readonly note?: ReactNode
  readonly isStale?: boolean | undefined
  /** The tiles, or a message in their place. */
  readonly children: ReactNode
}

/** The heading of the NFTs and the area of their tiles, which has the same size in every status. */
export function NftsFrame({ note, isStale, children }: NftsFrameProps): ReactNode {
  const { nfts } = useAccountCopy().account
  const headingId = useId()
  useStyles(css)
  return (
    <section className="tokens nfts" aria-labelledby={headingId}>
      <div className="tokens-head">
        <h3 id={headingId}>{nfts.heading}</h3>
        <div className="tokens-note" role="status" data-stale={isStale || undefined}>
          {note ?? '\u00a0'}
        </div>
      </div>
      <div className="tokens-body">
        <GridReserve />
        {children}
      </div>
    </section>
  )
}
