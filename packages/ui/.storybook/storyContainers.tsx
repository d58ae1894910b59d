import type { Alert, Route, Snackbar, ThemeMode } from '@latchkit/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { fn } from 'storybook/test'
import { ar } from '../src/copy/ar.js'
import { CopyContext } from '../src/copy/CopyContext.js'
import { en } from '../src/copy/en.js'
import { Isolate } from '../src/isolate/Isolate.js'
import { Modal } from '../src/parts/modal/Modal.js'

const copies = { en, ar }

/** Props of a story container: the theme and the locale that the toolbar selects. */
export type StoryContainerProps = {
  readonly theme: ThemeMode
  readonly locale: 'en' | 'ar'
  readonly children: ReactNode
}

/** `parameters.modal`: the modal that contains a story. */
export type ModalParameters = {
  readonly route: Route
  readonly canGoBack?: boolean
  readonly help?: boolean
  readonly closable?: boolean
  readonly shaking?: boolean
  readonly embedded?: boolean
  /** Overrides the locale of the toolbar. */
  readonly locale?: 'en' | 'ar'
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
  const { route, locale, canGoBack = false, shaking = false, embedded = false, help, ...frame } = rest
  useHostAttributes({ theme, locale })
  return (
    <main className="host-page">
      <Modal
        model={{ status: 'open', route, depth: 1, direction: 'forward', canGoBack, shaking, embedded }}
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
export function PartContainer({ children, theme, locale }: StoryContainerProps): ReactNode {
  useHostAttributes({ theme, locale })
  const copy = copies[locale]
  return (
    <main className="host-page">
      <Isolate theme={theme} lang={copy.lang} dir={copy.dir}>
        <CopyContext.Provider value={copy}>
          <div className="embedded">
            <div className="card">
              <div className="stage-view" style={{ padding: 16 }}>
                {children}
              </div>
            </div>
          </div>
        </CopyContext.Provider>
      </Isolate>
    </main>
  )
}
