import { ConnectButton, LatchkitModal, LatchkitProvider, type Locale } from '@latchkit/react'
import { type LocaleSelection, type OwnLocales, useLocale } from '@latchkit/react/locales/select'
import { RootContext } from '@latchkit/ui/buttons'
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import type { Page, Part, PartKind } from './Page.js'
import type { View } from './View.js'

/** Two buttons are loaded with the first element that shows them: most pages have only the first one. */
const views: { readonly [Kind in PartKind]: View } = {
  button: ConnectButton,
  'network-button': lazyView(() => import('./NetworkView.js')),
  'account-button': lazyView(() => import('./AccountView.js')),
  modal: LatchkitModal,
}

/** If the chunk fails to load, the element stays empty. */
function lazyView(load: () => Promise<{ readonly view: View }>): View {
  return lazy(() =>
    load().then(
      (chunk) => ({ default: chunk.view }),
      () => ({ default: () => null }),
    ),
  )
}

/** Renders the modal of a kit, and the content of each element into the element's shadow root. */
export function PageView({ page }: { readonly page: Page }): ReactNode {
  const { parts, locale, locales } = useSyncExternalStore(page.subscribe, page.getState, page.getState)
  const [selected, setSelected] = useState<Locale>()
  const isTag = typeof locale === 'string'
  return (
    <LatchkitProvider kit={page.kit} locale={isTag ? selected : locale}>
      {isTag && <SelectedLocale selection={locale} own={locales} onChange={setSelected} />}
      {[...parts].map(([key, part]) => (
        <PartView key={key} part={part} />
      ))}
    </LatchkitProvider>
  )
}

/** Loads the language of a tag. */
function SelectedLocale(props: {
  readonly selection: LocaleSelection
  readonly own: OwnLocales | undefined
  readonly onChange: (locale: Locale) => void
}): ReactNode {
  const { selection, own, onChange } = props
  const locale = useLocale(selection, own)
  // Before the browser paints.
  useLayoutEffect(() => onChange(locale), [locale, onChange])
  return null
}

const PartView: ComponentType<{ readonly part: Part }> = memo(({ part }) => {
  const { kind, root, props } = part
  const Content = views[kind]
  return createPortal(
    <RootContext.Provider value={root}>
      <Suspense>
        <Content {...props} part="button" />
      </Suspense>
    </RootContext.Provider>,
    root,
  )
})
