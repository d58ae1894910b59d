import { Fragment, memo, type ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { getWalletName } from '../../format/getWalletName.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { SealIcon } from '../../icons/SealIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'

/** What {@link Tile} takes: nothing that is made anew with each model. */
export type TileProps = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly certified: boolean
  readonly installed: boolean
  /** Counted from 1. */
  readonly position: number
  /** How many there are in the end; -1 if nobody knows. */
  readonly setSize: number
  /** The one that Tab leads to. */
  readonly isActive: boolean
  readonly onSelect?: ((walletId: string) => void) | undefined
  readonly onFocus: (walletId: string) => void
}

/** A wallet among many: only what changed is drawn again. */
export const Tile: (props: TileProps) => ReactNode = memo(TileView)

function TileView(props: TileProps): ReactNode {
  const { id, icon, certified, installed, position, setSize, isActive, onSelect, onFocus } = props
  const copy = useCopy()
  const { allWallets, tags } = copy
  const name = getWalletName(props, copy)
  const label = [name, installed && tags.installed, certified && allWallets.certified]
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <li> must be a child of its list, and stands in a block here.
    <div role="listitem" aria-posinset={position} aria-setsize={setSize}>
      <button
        type="button"
        className="tile"
        part="tile"
        tabIndex={isActive ? 0 : -1}
        disabled={!onSelect}
        onClick={() => onSelect?.(id)}
        onFocus={() => onFocus(id)}
      >
        <span className="tile-figure" aria-hidden="true">
          <WalletIcon wallet={{ name, icon }} isLazy />
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
        <bdi className="tile-name" aria-hidden="true">
          {insertBreaks(name)}
        </bdi>
        {/* One text, so that the accessible name has no space before its commas. */}
        <span className="visually-hidden">{label.filter(Boolean).join(', ')}</span>
      </button>
    </div>
  )
}

/** A name that may go on in the next line where a new word begins in it: `Token|Pocket`. */
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
