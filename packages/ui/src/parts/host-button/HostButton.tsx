import type { ThemeMode } from '@latchkit/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useStyles } from '../../isolate/useStyles.js'
import css from './HostButton.css?inline'

/** What every button in the page takes: what a `<button>` takes, and how it looks. */
export type HostButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'type'> & {
  /** Absent: the system's preference. */
  readonly theme?: ThemeMode | undefined
  /** The visitor is about to press: a good moment to load what comes next. */
  readonly onIntent?: (() => void) | undefined
}

/** What the buttons made of it add. */
type OwnProps = HostButtonProps & {
  readonly kind: 'connect' | 'account' | 'network'
  readonly status: string
  readonly children: ReactNode
}

/**
 * A plain `<button>` in the page: it stands on the server with its label, gets our look from an adopted sheet when
 * it mounts, and keeps its box. The struts hold its height and sides before that.
 */
export function HostButton({ kind, status, theme, onIntent, children, ...attributes }: OwnProps): ReactNode {
  useStyles(css)
  return (
    <button
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...attributes}
      type="button"
      data-latchkit={kind}
      data-status={status}
      data-theme={theme}
    >
      <svg data-strut="" width="10" height="31" aria-hidden="true" />
      {children}
      <svg data-strut="" width="10" height="1" aria-hidden="true" />
    </button>
  )
}
