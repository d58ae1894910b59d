import { type KeyboardEvent, type ReactNode, useId } from 'react'

/** Props of {@link Tabs}. */
export type TabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly selected: Id
  readonly onSelect?: ((id: Id) => void) | undefined
  /** The content of the selected tab. */
  readonly children: ReactNode
}

/**
 * Tabs as in the WAI-ARIA tabs pattern: the arrow keys select a tab (mirrored in right-to-left text), Tab moves to the content.
 * A single tab is not shown.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactNode {
  const { label, tabs, selected, onSelect, children } = props
  const id = useId()
  if (tabs.length < 2) return children
  const getTabId = (tab: Id) => `${id}-${tab}`
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const step = getStep(event)
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length]
    if (!next || !onSelect) return
    event.preventDefault()
    onSelect(next.id)
    const list = event.currentTarget
    list.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={getTabId(tab.id)}
            className="tab"
            part="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={!onSelect}
            onClick={() => onSelect?.(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={getTabId(selected)}>
        {children}
      </div>
    </>
  )
}

function getStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr')
  return isForward ? 1 : -1
}
