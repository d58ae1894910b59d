import type { ThemeMode, ThemeVariables } from '@latchkit/core'
import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useStyles } from '../../isolate/useStyles.js'
import { updateDerivedColors } from '../../theme/updateDerivedColors.js'
import css from './HostButton.css?inline'

/** What every button in the page takes: what a `<button>` takes, and how it looks. */
export type HostButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'type'> & {
  /** Absent: the system's preference. */
  readonly theme?: ThemeMode | undefined
  /** Custom properties without their `--latchkit-` prefix; they win over the page's. Default: none. */
  readonly variables?: ThemeVariables | undefined
  /** The visitor is about to press: a good moment to load what comes next. */
  readonly onIntent?: (() => void) | undefined
}

/** What the buttons made of it add. */
type HostButtonOwnProps = HostButtonProps & {
  readonly kind: 'connect' | 'account' | 'network' | 'retry' | 'close'
  readonly status: string
  readonly children: ReactNode
}

/**
 * A plain `<button>` in the page: it stands on the server with its label, gets our look from an adopted sheet when
 * it mounts, and keeps its box. The struts hold its height and sides before that.
 */
export function HostButton(props: HostButtonOwnProps): ReactNode {
  const { kind, status, theme, variables, onIntent, onPointerEnter, onFocus, children, ...attributes } = props
  useStyles(css)
  const buttonRef = useRef<HTMLButtonElement | null>(null)
  // By the element's own style, which a strict CSP leaves alone: an attribute in the server's html would not pass it.
  // With other variables React calls the old function with null first, which takes the old ones off.
  const attach = useCallback(
    (button: HTMLButtonElement | null) => {
      const style = (button ?? buttonRef.current)?.style
      buttonRef.current = button
      for (const [name, value] of Object.entries(variables ?? {})) {
        if (button) style?.setProperty(`--latchkit-${name}`, value)
        else style?.removeProperty(`--latchkit-${name}`)
      }
      if (button) updateDerivedColors(button)
    },
    [variables],
  )
  // The app's CSS may give another accent in another scheme.
  useEffect(() => {
    if (buttonRef.current) updateDerivedColors(buttonRef.current)
  })
  return (
    <button
      {...attributes}
      ref={attach}
      type="button"
      data-latchkit={kind}
      data-status={status}
      data-theme={theme}
      onPointerEnter={(event) => {
        onIntent?.()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        onIntent?.()
        onFocus?.(event)
      }}
    >
      <svg data-strut="" width="10" height="31" aria-hidden="true" />
      {children}
      <svg data-strut="" width="10" height="1" aria-hidden="true" />
    </button>
  )
}
