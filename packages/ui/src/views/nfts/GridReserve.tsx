import type { ReactNode } from 'react'

/** Two rows of three tiles. */
const tiles = ['1', '2', '3', '4', '5', '6']

/** Props of {@link GridReserve}. */
export type GridReserveProps = {
  /** Whether the tiles are shown, as a sign of loading. Otherwise they only reserve the place. */
  readonly isVisible?: boolean | undefined
}

/** Empty tiles that have the place of those that are shown first: what is below keeps its place. */
export function GridReserve({ isVisible }: GridReserveProps): ReactNode {
  return (
    <ul className="nft-grid" aria-hidden="true" data-reserve={isVisible ? undefined : ''}>
      {tiles.map((tile) => (
        <li key={tile}>
          <span className="nft-tile">
            <span className="nft-image" />
            <span className="nft-name">{isVisible ? <span className="skeleton" /> : '\u00a0'}</span>
            <span className="nft-collection">{isVisible ? <span className="skeleton" /> : '\u00a0'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
