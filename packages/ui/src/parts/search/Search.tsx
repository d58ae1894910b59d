import { type ReactNode, useRef } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { IconButton } from '../icon-button/IconButton.js'

/** Props of {@link Search}. */
export type SearchProps = {
  readonly label: string
  readonly clearLabel: string
  /** The current search text. */
  readonly query: string
  readonly onSearch: (query: string) => void
}

/**
 * A search field. Escape clears it before it closes the modal. The input is uncontrolled: a state that updates asynchronously
 * would move the caret and interrupt an IME composition.
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
        spellCheck="false"
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
