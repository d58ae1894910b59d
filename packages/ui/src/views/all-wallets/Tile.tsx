import { Fragment, memo, type ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { getWalletName } from '../../format/getWalletName.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { SealIcon } from '../../icons/SealIcon.js'
import type { ImageGate } from './createImageGate.js'
import { TileIcon } from './TileIcon.js'

/** Props of {@link Tile}. All are stable between models, for `memo`. */
export type TileProps = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly certified: boolean
  readonly installed: boolean
  /** The position in the list, starting at 1. */
  readonly position: number
  /** The column of the first tile of a row without its first tiles. */
  readonly column?: number | undefined
  /** The size of the list; -1 if it is unknown. */
  readonly setSize: number
  /** Whether the tile is the Tab stop of the list. */
  readonly isActive: boolean
  readonly images: ImageGate
  readonly onSelect?: ((walletId: string) => void) | undefined
  readonly onFocus: (walletId: string) => void
}

/** A wallet in a grid, memoized because the grid has hundreds. */
export const Tile: (props: TileProps) => ReactNode = memo(TileView)

function TileView(props: TileProps): ReactNode {
  const { id, icon, certified, installed, position, column, setSize, isActive, images, onSelect, onFocus } =
    props
  const copy = useCopy()
  const { allWallets, tags } = copy
  const name = getWalletName(props, copy)
  const figure = <TileIcon name={name} icon={icon} images={images} />
  const label = [name, installed && tags.installed, certified && allWallets.certified].filter(Boolean)
  const hasTags = label.length > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <li> must be a child of its list, and this one is a child of a row.
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={setSize}
      style={column === undefined ? undefined : { gridColumnStart: column }}
    >
      <button
        type="button"
        className="tile"
        part="tile"
        tabIndex={isActive ? 0 : -1}
        disabled={!onSelect}
        onClick={() => onSelect?.(id)}
        onFocus={() => onFocus(id)}
      >
        {hasTags ? (
          <span className="tile-figure" aria-hidden="true">
            {figure}
            {certified && (
              <span className="tile-badge" title={allWallets.certified}>
                <SealIcon size={14} />
              </span>
            )}
            {installed && (
              <span className="tile-badge" data-installed="" title={tags.installed}>
                <CheckIcon size={12} />
              </span>
            )}
          </span>
        ) : (
          figure
        )}
        <bdi className="tile-name" aria-hidden={hasTags || undefined}>
          {insertBreaks(name)}
        </bdi>
        {/* A single text, so that the accessible name has no space before its commas. */}
        {hasTags && <span className="visually-hidden">{label.join(', ')}</span>}
      </button>
    </div>
  )
}

/** Inserts line break opportunities between the words of a name in camel case: `Token|Pocket`. */
function insertBreaks(name: string): ReactNode {
  const [first, ...more] = name.split(/\B(?=\p{Lu}\p{Ll})/u)
  return (
    <>
      {first}
      {more.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of one name.
        <Fragment key={index}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </>
  )
}
