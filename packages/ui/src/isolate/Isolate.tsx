import type { ThemeMode, ThemeVariables } from '@latchkit/core'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import baseCss from '../styles/base.css?inline'
import { updateDerivedColors } from '../theme/updateDerivedColors.js'
import { RootContext } from './RootContext.js'
import { useStyles } from './useStyles.js'

/** What {@link Isolate} needs to know. */
export type IsolateProps = {
  readonly theme: ThemeMode
  /** BCP 47 tag of the language inside. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Names of `styles/publicApi.ts` without their prefix; they win over what the page sets. Default: none. */
  readonly variables?: ThemeVariables | undefined
  readonly children?: ReactNode
}

/**
 * A place in the page which the page's css cannot reach: a shadow root with an `all: initial` element in it.
 * Only custom properties come through. On the server, and in the first client render, it is an empty element.
 */
export function Isolate({ theme, lang, dir, variables, children }: IsolateProps): ReactNode {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  // A ref callback, so that the second render comes before the first paint.
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    setRoot(shadow)
  }, [])
  const content = useRef<HTMLDivElement>(null)
  // After every render: the scheme or the variables may be others.
  useEffect(() => {
    if (content.current) updateDerivedColors(content.current, colorNames)
  })
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

/** Before the views, whose sheets build on this one. */
function BaseStyles(): ReactNode {
  useStyles(baseCss)
  return null
}

const colorNames = ['accent', 'surface', 'raised', 'text', 'danger', 'warning']

/** On an element that only ever exists on the client, so that no `style` attribute is in any markup. */
function toStyle(variables: ThemeVariables = {}): CSSProperties {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--latchkit-${name}`, value]))
}
