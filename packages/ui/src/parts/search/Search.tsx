import { type ReactNode, useRef } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { IconButton } from '../icon-button/IconButton.js'

/** What {@link Search} takes. */
export type SearchProps = {
  readonly label: string
  readonly clearLabel: string
  /** What was searched for so far. */
  readonly query: string
  readonly onSearch: (query: string) => void
}

/**
 * A field to search a list with. Esc clears it first. The field keeps its own text: a store that answers a moment
 * later must not move the caret or cut off a composition.
 */
export function Search({ label, clearLabel, query, onSearch }: SearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    onSearch('')
  }
  return (
    <div className="search" part="search">
      <SearchIcon />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={query}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {query !== '' && (
        <IconButton label={clearLabel} onClick={clear}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </div>
  )
}
