import type { ThemeMode, ThemeVariables } from '@latchkit/core'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import baseCss from '../styles/base.css?inline'
import { updateDerivedColors } from '../theme/updateDerivedColors.js'
import { RootContext } from './RootContext.js'
import { useStyles } from './useStyles.js'

/** Props of {@link ShadowContainer}. */
export type ShadowContainerProps = {
  readonly theme: ThemeMode
  /** BCP 47 tag of the language inside. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Custom properties of `styles/publicApi.ts` without their prefix. They override the properties of the page. Default: none. */
  readonly variables?: ThemeVariables | undefined
  readonly children?: ReactNode
}

/**
 * Isolates its children from the page's CSS: renders them in a shadow root, in an element with `all: initial`. They inherit
 * only custom properties. On the server and in the first client render, it is an empty element.
 */
export function ShadowContainer({ theme, lang, dir, variables, children }: ShadowContainerProps): ReactNode {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  // A ref callback, so that the second render runs before the first paint.
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    setRoot(shadow)
  }, [])
  const content = useRef<HTMLDivElement>(null)
  const update = () => content.current && updateDerivedColors(content.current, colorNames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the colors are derived from.
  useEffect(() => void update(), [root, theme, variables])
  // The app's CSS may have changed too. In the next frame, which computes the styles anyway.
  useEffect(() => void globalThis.requestAnimationFrame?.(update))
  const tree = root && (
    <RootContext.Provider value={root}>
      <BaseStyles />
      <div
        ref={content}
        className="root"
        part="root"
        data-theme={theme}
        lang={lang}
        dir={dir}
        style={toStyle(variables)}
      >
        {children}
      </div>
    </RootContext.Provider>
  )
  return (
    <div ref={attach} data-latchkit="modal">
      {root && createPortal(tree, root)}
    </div>
  )
}

/** Adopts the base styles before the styles of the views, which override them. */
function BaseStyles(): ReactNode {
  useStyles(baseCss)
  return null
}

const colorNames = ['accent', 'surface', 'raised', 'text', 'muted', 'danger', 'warning', 'scrim']

/** Returns the inline style of an element that exists only on the client: a strict CSP blocks `style` attributes in markup. */
function toStyle(variables: ThemeVariables = {}): CSSProperties {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--latchkit-${name}`, value]))
}
