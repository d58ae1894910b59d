import { type ReactElement, useContext } from 'react'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import type { DisplayListener } from '../parts/useDisplayWatch.js'
import { useIsArmed } from '../parts/useIsArmed.js'
import { SettingsPage } from './SettingsPage.js'

/** The recovery phrase. Its words are in the document only while they are shown. */
export function PhraseView({
  step: { phrase, shownAt, copying },
  displayedAt,
  listener,
  onShow,
  onHide,
  onCopy,
  onDone,
}: {
  readonly step: Extract<SettingsStep, { name: 'phrase' }>
  readonly displayedAt: number | null
  readonly listener: DisplayListener
  readonly onShow: (isTrusted: boolean) => void
  readonly onHide: () => void
  readonly onCopy: (isTrusted: boolean) => void
  readonly onDone: () => void
}): ReactElement {
  const { phrase: copy } = useContext(CopyContext).settings
  const isArmed = useIsArmed(displayedAt)
  const isShown = shownAt !== null

  return (
    <SettingsPage
      title={copy.title}
      listener={listener}
      footer={
        <>
          <button type="button" className="button" onClick={onDone}>
            {copy.done}
          </button>
          {isShown && (
            <button
              type="button"
              className="button"
              aria-disabled={!isArmed}
              onClick={(event) => onCopy(event.isTrusted)}
            >
              {copy.copy}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-variant="primary"
            aria-disabled={!isShown && !isArmed}
            onClick={(event) => (isShown ? onHide() : onShow(event.isTrusted))}
          >
            {isShown ? copy.hide : copy.show}
          </button>
        </>
      }
    >
      <p>{copy.text}</p>
      <Words phrase={isShown ? phrase : undefined} />
      <p className="muted" role="status">
        {isShown
          ? copying === undefined
            ? copy.copyRisk
            : copying === 'copied'
              ? copy.copied
              : copy.copyFailed
          : copy.hidden}
      </p>
    </SettingsPage>
  )
}

/** The words in columns, or empty places for them. */
function Words({ phrase }: { readonly phrase: string | undefined }): ReactElement {
  const { phrase: copy } = useContext(CopyContext).settings
  const words = phrase?.split(' ') ?? Array.from({ length: 24 }, () => undefined)
  return (
    // The words are English.
    <ol className="words" dir="ltr" lang="en" aria-label={copy.words} aria-hidden={phrase === undefined}>
      {words.map((word, index) => (
        // A word can occur twice.
        <li key={index} translate="no">
          {word ?? <span className="blank" />}
        </li>
      ))}
    </ol>
  )
}
