import type { Alert, Route, Snackbar, ThemeMode } from '@latchkit/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { fn } from 'storybook/test'
import { CopyContext } from '../src/copy/CopyContext.js'
import { Modal } from '../src/parts/modal/Modal.js'
import { ShadowContainer } from '../src/shadow-dom/ShadowContainer.js'
import { createStoryCopies } from './storyCopies.js'
import { type StoryLocale, useStoryLocale } from './storyLocale.js'

const copies = createStoryCopies()

/** Props of a story container: the theme and the locale that the toolbar selects. */
export type StoryContainerProps = {
  readonly theme: ThemeMode
  readonly locale: StoryLocale
  readonly children: ReactNode
}

/** `parameters.modal`: the modal that contains a story. */
export type ModalParameters = {
  readonly route: Route
  readonly canGoBack?: boolean
  readonly help?: boolean
  readonly closable?: boolean
  readonly shaking?: boolean
  readonly isInline?: boolean
  /** Overrides the locale of the toolbar. */
  readonly locale?: StoryLocale
  readonly snackbar?: Snackbar
  readonly alert?: Alert
  readonly variables?: Readonly<Record<string, string>>
}

function useHostAttributes({ theme, locale }: Omit<StoryContainerProps, 'children'>): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.hostTheme = theme
    document.documentElement.lang = locale
  }, [theme, locale])
}

/** Renders a button in a page without the styles of the kit. */
export function HostContainer({ children, ...container }: StoryContainerProps): ReactNode {
  useHostAttributes(container)
  return <main className="host-page">{children}</main>
}

/** Renders a view in a modal. */
export function ModalContainer({
  children,
  theme,
  ...rest
}: StoryContainerProps & ModalParameters): ReactNode {
  const { route, canGoBack = false, shaking = false, isInline = false, help, ...frame } = rest
  const locale = useStoryLocale(rest.locale)
  useHostAttributes({ theme, locale })
  return (
    <main className="host-page">
      <Modal
        model={{ status: 'open', route, depth: 1, direction: 'forward', canGoBack, shaking, isInline }}
        copy={copies[locale]}
        theme={theme}
        onClose={fn()}
        onBack={fn()}
        onHelp={help ? fn() : undefined}
        onDismissAlert={fn()}
        {...frame}
      >
        {children}
      </Modal>
    </main>
  )
}

/** Renders a part in a card with the isolation of the modal. */
export function PartContainer({ children, theme, ...rest }: StoryContainerProps): ReactNode {
  const locale = useStoryLocale(rest.locale)
  useHostAttributes({ theme, locale })
  const copy = copies[locale]
  return (
    <main className="host-page">
      <ShadowContainer theme={theme} lang={copy.lang} dir={copy.dir}>
        <CopyContext.Provider value={copy}>
          <div className="inline">
            <div className="card">
              <div className="stage-view" style={{ padding: 16 }}>
                {children}
              </div>
            </div>
          </div>
        </CopyContext.Provider>
      </ShadowContainer>
    </main>
  )
}
