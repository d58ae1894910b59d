import type { ThemeMode, ThemeVariables } from '@latchkit/core'
import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { updateDerivedColors } from '../../theme/updateDerivedColors.js'
import css from './PageButton.css?inline'

/** Props of every button in the page: the props of a `<button>`, the theme and variables. */
export type PageButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'type'> & {
  /** Default: the system's preference. */
  readonly theme?: ThemeMode | undefined
  /** Custom properties without their `--latchkit-` prefix. They override the properties of the page. Default: none. */
  readonly variables?: ThemeVariables | undefined
  /** Called when a click is likely (hover or focus), to load the next view. */
  readonly onIntent?: (() => void) | undefined
}

/** Props that the specific buttons set. */
type PageButtonOwnProps = PageButtonProps & {
  readonly kind: 'connect' | 'account' | 'network' | 'wallet' | 'retry' | 'close'
  readonly status: string
  readonly children: ReactNode
}

/**
 * A `<button>` in the page. The server renders it with its label; it adopts its styles when it mounts, and keeps its size.
 * The struts reserve the height and the padding before that.
 */
export function PageButton(props: PageButtonOwnProps): ReactNode {
  const { kind, status, theme, variables, onIntent, onPointerEnter, onFocus, children, ...attributes } = props
  useStyles(css)
  const buttonRef = useRef<HTMLButtonElement | null>(null)
  // Sets the variables with `element.style`: a strict CSP would block a style attribute in the server's markup.
  // When the variables change, React first calls the previous function with null, which removes the previous ones.
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
  // The app's CSS may set another accent in another color scheme. In the next frame, which computes the styles anyway.
  useEffect(() => {
    globalThis.requestAnimationFrame?.(() => buttonRef.current && updateDerivedColors(buttonRef.current))
  })
  return (
    <button
      aria-busy={status === 'connecting' || status === 'restoring' || undefined}
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
